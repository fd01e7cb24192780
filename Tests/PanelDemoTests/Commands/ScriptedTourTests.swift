import PanelTerminal
import Testing

@testable import PanelDemo

@Suite struct ScriptedTourTests {
  @Test func theTourLooksAsItDid() {
    #expect(ScriptedTour.text(because: "Standard output is not a terminal.") == Self.recorded)
  }

  @Test func theTourSaysOneReasonOnce() {
    let reason = TerminalCapabilities(environment: ["TERM": "dumb"]).reasons.joined()
    let text = ScriptedTour.text(because: reason)
    #expect(
      text.hasPrefix("PanelDemo, as text. TERM is \"dumb\", a terminal that cannot move its cursor")
    )
    #expect(!text.contains("Standard output"))
  }

  /// Printed by `PanelDemo | cat`, read, and found right.
  private static let recorded = """
    PanelDemo, as text. Standard output is not a terminal.

    A map with a panel over it, on a phone. The panel's detents are written beside the scene, with ● at the
    one it stands at or heads for; + is the middle of what it leaves to the map, ◉ is the finger.

    Portrait: across the bottom, at the medium detent.

    ┌───────────────────┐
    │···················│
    │                   ┤   large
    │                   │
    │                   │
    │                   │
    │         +         │
    │                   │
    │                   │
    │                   │
    │╭────────━────────╮┤ ● medium
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 │┤   128
    ││                 ││
    ││                 ││
    │╰─────────────────╯│
    └───────────────────┘
    0.77 s · resting · medium · 426 pt

    A drag: the panel follows the finger, point by point.

    ┌───────────────────┐
    │···················│
    │                   ┤   large
    │                   │
    │         +         │
    │                   │
    │         ◉         │
    │╭────────━────────╮│
    ││                 ││
    ││                 ││
    ││                 │┤ ● medium
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 │┤   128
    ││                 ││
    ││                 ││
    │╰─────────────────╯│
    └───────────────────┘
    1.87 s · dragging · medium · 576 pt

    Let go: it goes on as fast as it was, to the stop nearest to where it would have come to rest.

    ┌───────────────────┐
    │···················│
    │                   ┤ ● large
    │         +         │
    │╭────────━────────╮│
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 │┤   medium
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 │┤   128
    ││                 ││
    ││                 ││
    │╰─────────────────╯│
    └───────────────────┘
    1.98 s · settling · large · 692.4 pt

    There it rests.

    ┌───────────────────┐
    │···················│
    │╭────────━────────╮┤ ● large
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 │┤   medium
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 ││
    ││                 │┤   128
    ││                 ││
    ││                 ││
    │╰─────────────────╯│
    └───────────────────┘
    2.54 s · resting · large · 759 pt

    Landscape: wide enough for both. The panel is a column, and keeps the detent it was at.

    ┌────────────────────────────────────────────┐
    │···                  ╭────────━━────────╮···┤ ● large
    │···                  │                  │···│
    │···                  │                  │···│
    │···                  │                  │···│
    │···                  │                  │···│
    │···         +        │                  │···┤   medium
    │···                  │                  │···│
    │···                  │                  │···┤   128
    │···                  │                  │···│
    │···                  │                  │···│
    │·····················╰──────────────────╯···│
    └────────────────────────────────────────────┘
    2.54 s · resting · large · 372 pt

    Right to left: the trailing edge is the left one.

    ┌────────────────────────────────────────────┐
    │···╭────────━━────────╮                  ···┤ ● large
    │···│                  │                  ···│
    │···│                  │                  ···│
    │···│                  │                  ···│
    │···│                  │                  ···│
    │···│                  │        +         ···┤   medium
    │···│                  │                  ···│
    │···│                  │                  ···┤   128
    │···│                  │                  ···│
    │···│                  │                  ···│
    │···╰──────────────────╯·····················│
    └────────────────────────────────────────────┘
    2.54 s · resting · large · 372 pt

    """
}
