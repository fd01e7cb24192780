#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Foundation
  import PanelPresentation
  import SwiftUI

  /// What the parts of a panel can do: tell its host that something happened.
  @MainActor
  struct PanelActions {
    /// Tells the host, at a time in seconds.
    let tell: (Double, (inout PanelHost, Double) -> PanelHost.Outcome) -> Void

    /// Tells the engine that something happens now.
    func send(_ event: PanelEvent) {
      tell(PanelTime.now) { $0.send(event, at: $1) }
    }

    /// Tells the engine what happened at `time`, in order.
    func send(_ events: [PanelEvent], at time: Double) {
      if !events.isEmpty { tell(time) { $0.send(events, at: $1) } }
    }
  }

  /// Time as the engine counts it: seconds, from any fixed moment.
  enum PanelTime {
    /// The moment of a touch or of a frame.
    static func seconds(_ date: Date) -> Double { date.timeIntervalSinceReferenceDate }

    /// This moment.
    static var now: Double { seconds(Date()) }
  }

  extension PanelStatement {
    /// Tells whoever of the content wants to know.
    @MainActor
    func inform(_ change: @autoclosure () -> PanelChange) {
      let actions = preferences[PanelChangeActionsKey.self]
      guard !actions.isEmpty else { return }
      let change = change()
      for action in actions { action.perform(change) }
    }
  }
#endif
