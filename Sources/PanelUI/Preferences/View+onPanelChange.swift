#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import PanelPresentation
  public import SwiftUI

  /// What has changed about a panel.
  public struct PanelChange: Sendable {
    /// What came of an event, with causes, in order; empty while the panel only moves.
    public var effects: [PanelEffect]

    /// Where everything is at this moment.
    public var placement: PanelPlacement
  }

  extension View {
    /// Performs an action when something happens to the panel around this view, and whenever it moves.
    ///
    ///     .onPanelChange { change in
    ///       map.padding = EdgeInsets(change.placement.mainContentInsets)
    ///       if change.effects.contains(.dismissalPrevented) { shake() }
    ///     }
    ///
    /// While a panel moves the action is performed once a frame.
    nonisolated public func onPanelChange(
      _ action: @escaping @MainActor (PanelChange) -> Void
    ) -> some View {
      let action = PanelChangeAction(perform: action)
      return transformPreference(PanelStatementKey.self) { statement in
        statement.preferences.transform(PanelChangeActionsKey.self) { $0.append(action) }
      }
    }
  }

  /// Who wants to know; all of them are told.
  enum PanelChangeActionsKey: PanelPreferenceKey {
    static var defaultValue: [PanelChangeAction] { [] }

    static func reduce(
      value: inout [PanelChangeAction], nextValue: () -> [PanelChangeAction]
    ) {
      value += nextValue()
    }
  }

  /// An action that is compared by identity.
  final class PanelChangeAction: Equatable, Sendable {
    let perform: @MainActor (PanelChange) -> Void

    init(perform: @escaping @MainActor (PanelChange) -> Void) { self.perform = perform }

    static func == (lhs: PanelChangeAction, rhs: PanelChangeAction) -> Bool { lhs === rhs }
  }
#endif
