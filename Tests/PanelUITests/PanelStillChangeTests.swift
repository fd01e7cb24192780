import PanelUI
import Panels
import Testing

@Suite("A change without animation")
struct PanelStillChangeTests {
  private func ask<Value>(_ change: inout PanelStillChange<Value>, _ value: Value) -> Bool {
    change.isAnimated(value)
  }

  @Test("A change of which nothing was noted is animated, as that of a sheet is")
  func plain() {
    var change = PanelStillChange<Bool>()
    #expect(ask(&change, true))
    change.note(false, disablesAnimations: false)
    #expect(ask(&change, false))
  }

  @Test("A change that disables animations is not animated, and that is said once")
  func once() {
    var change = PanelStillChange<PanelDetent>()
    change.note(.large, disablesAnimations: true)
    #expect(!ask(&change, .large))
    #expect(ask(&change, .large))
  }

  @Test("What was noted for another value says nothing, and is kept for that one")
  func otherValue() {
    var change = PanelStillChange<PanelDetent>()
    change.note(.large, disablesAnimations: true)
    // A redraw that was under way still states the value before.
    #expect(ask(&change, .medium))
    #expect(!ask(&change, .large))
  }

  @Test("A later change of the value takes back what was noted and never acted upon")
  func neverActedUpon() {
    var change = PanelStillChange<PanelDetent>()
    change.note(.large, disablesAnimations: true)
    change.note(.medium, disablesAnimations: false)
    change.note(.large, disablesAnimations: false)
    #expect(ask(&change, .large))
  }

  @Test("The last word before the change is acted upon counts")
  func lastWord() {
    var change = PanelStillChange<PanelDetent>()
    change.note(.large, disablesAnimations: true)
    change.note(.medium, disablesAnimations: false)
    #expect(ask(&change, .medium))
    change.note(.medium, disablesAnimations: false)
    change.note(.large, disablesAnimations: true)
    #expect(!ask(&change, .large))
  }
}
