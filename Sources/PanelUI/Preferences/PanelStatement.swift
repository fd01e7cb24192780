#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelPresentation
  import SwiftUI

  /// Everything content states about the panel around it, on its way up the view tree.
  ///
  /// Equal where the engine would see no difference: SwiftUI reports a preference only when it changes. What
  /// cannot be compared is compared by identity.
  struct PanelStatement: Equatable, Sendable {
    var preferences = PanelPreferences()

    /// Whether a content is there to state anything: a panel without a single statement is one, too, and
    /// SwiftUI does not report a preference that nobody states.
    var isStated = false

    var configuration: PanelConfiguration { PanelConfiguration(preferences) }

    static func == (lhs: PanelStatement, rhs: PanelStatement) -> Bool {
      let (one, other) = (lhs.configuration, rhs.configuration)
      return lhs.isStated == rhs.isStated
        && one.detents == other.detents
        && one.selection == other.selection
        && one.adaptation == other.adaptation
        && one.releasePolicy == other.releasePolicy
        && one.spring == other.spring
        && one.scrollHandoff == other.scrollHandoff
        && one.dragActivation == other.dragActivation
        && one.axisLock == other.axisLock
        && one.rubberBandCoefficient == other.rubberBandCoefficient
        && one.dragIndicator == other.dragIndicator
        && one.isInteractiveDismissDisabled == other.isInteractiveDismissDisabled
        && one.undimmedThrough == other.undimmedThrough
        && one.reducesMotion == other.reducesMotion
        && one.cornerRadius == other.cornerRadius
        && one[PanelWordsKey.self] == other[PanelWordsKey.self]
        && one[PanelSelectionLinkKey.self] === other[PanelSelectionLinkKey.self]
        && one[PanelBackgroundKey.self] == other[PanelBackgroundKey.self]
        && one[PanelChangeActionsKey.self] == other[PanelChangeActionsKey.self]
    }
  }

  /// The one SwiftUI preference of the package; the engine's keys live inside it.
  struct PanelStatementKey: PreferenceKey {
    static var defaultValue: PanelStatement { PanelStatement() }

    static func reduce(value: inout PanelStatement, nextValue: () -> PanelStatement) {
      let next = nextValue()
      value.preferences.reduce(next.preferences)
      value.isStated = value.isStated || next.isStated
    }
  }
#endif
