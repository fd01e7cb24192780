// Embedded Swift compiles a generic only where it is used. Here every public generic of the engine is used once,
// so that one which cannot be compiled is noticed: `scripts/check-embedded` builds with it. A page has no use for
// it, and does not get it.
#if !hasFeature(Embedded) || PANEL_PROBE

  import Panels

  /// A number that depends on every public generic; the same on every platform.
  @_expose(wasm, "panel_probe")
  @_cdecl("panel_probe")
  public func panelProbe(_ width: Double) -> Double {
    Probe.preferences(width) + Probe.policies(width) + Probe.releases(width)
  }

  private enum Probe {
    private enum WidthKey: PanelPreferenceKey {
      static var defaultValue: Double { 0 }
      static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
    }

    private struct Note: PanelConfigurable {
      var preferences = PanelPreferences()
    }

    /// Policies that cannot be compared take the other way into their erasers.
    private struct Halves: PanelAdaptationPolicy {
      func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
        .regular(width: context.availableWidth / 2)
      }
    }

    private struct Largest: ReleasePolicy {
      func target(for release: PanelRelease) -> PanelReleaseTarget {
        .stop(release.stops.count - 1)
      }
    }

    static func preferences(_ width: Double) -> Double {
      let inner = Note().panelPreference(WidthKey.self, width)
      let outer = inner.transformPanelPreference(WidthKey.self) { $0 += 1 }
      var all = inner.preferences.reducing([outer.preferences])
      let sum = all[WidthKey.self]
      all.transform(WidthKey.self) { $0 = -$0 }
      all.remove(WidthKey.self)
      var configuration = PanelConfiguration(all)
      configuration[WidthKey.self] = all.contains(WidthKey.self) ? 1 : sum
      return configuration[WidthKey.self]
    }

    static func policies(_ width: Double) -> Double {
      let scene = PanelSceneGeometry(size: PanelSize(width: width, height: 800))
      let context = PanelAdaptationContext(scene: scene, currentMode: .compact)
      let calmed = Halves().hysteresis(band: 10)
      let comparable = PanelRegularAdaptation().hysteresis()
      let erased = [
        AnyPanelAdaptationPolicy(calmed), AnyPanelAdaptationPolicy(comparable),
        AnyPanelAdaptationPolicy(Halves()), AnyPanelAdaptationPolicy(PanelCompactAdaptation()),
      ]
      var sum = 0.0
      for policy in erased where policy == policy { sum += policy.arrangement(in: context).width }
      return comparable == comparable ? sum : -1
    }

    static func releases(_ width: Double) -> Double {
      let release = PanelRelease(position: width, velocity: 200, stops: [100, 450, 900])
      let erased = [
        AnyReleasePolicy(Largest()), AnyReleasePolicy(ProjectedRelease()),
        AnyReleasePolicy(ThresholdRelease()),
      ]
      var sum = 0.0
      for policy in erased where policy == policy { sum += policy.explain(release).projection }
      return sum
    }
  }

#endif
