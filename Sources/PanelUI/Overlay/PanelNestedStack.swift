#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// What the panel around it says to a nested one.
  struct PanelNestedPlace: Equatable, Sendable {
    /// Whether the panel around lets it be there.
    var isOpen: Bool

    /// Whether the panel around dims what is behind it, or stands above one that does.
    var isAboveDimmed: Bool
  }

  /// Shows the panels presented from within a panel's content above it.
  ///
  /// A modifier, so that a nested panel made anew, as with each update of the view it comes from, does not
  /// update the panel around: that would update the view it comes from.
  struct PanelNestedStack: ViewModifier {
    let place: PanelNestedPlace

    @State private var nested: [PanelNestedPanel] = []

    init(place: PanelNestedPlace) { self.place = place }

    func body(content: Content) -> some View {
      content
        .onPreferenceChange(PanelNestedKey.self) { [nested = $nested] new in
          nested.wrappedValue = new
        }
        .overlay { ForEach(nested) { $0.view(place) } }
    }
  }
#endif
