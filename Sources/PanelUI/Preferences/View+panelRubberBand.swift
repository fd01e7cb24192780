#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelPresentation
  public import SwiftUI

  extension View {
    /// Sets how much the panel around this view yields to a finger beyond its stops.
    ///
    /// - Parameter coefficient: The share of the finger's movement that shows right beyond a stop, 0 (a hard
    ///   stop) … 1; 0.55 unless stated.
    nonisolated public func panelRubberBand(coefficient: Double) -> some View {
      panelPreference(PanelRubberBandKey.self, coefficient)
    }
  }
#endif
