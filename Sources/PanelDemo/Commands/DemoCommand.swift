/// What the demo is asked to do.
enum DemoCommand: Hashable, Sendable {
  /// Show the map and the panel; write what happens to a file, if there is one.
  case interactive(record: String?)

  /// Print what a panel does with a trace.
  case replay(file: String, framesPerSecond: Double?, explains: Bool)

  /// Draw a trace as pictures in a folder.
  case storyboard(file: String, output: String)

  case help
  case version

  /// What the version option prints.
  static let versionText = "PanelDemo 0.1.0"

  /// What the help option prints.
  static let helpText = """
    PanelDemo: a map with a panel over it, in a terminal.

    usage:
      PanelDemo [--record FILE]             show it; record what happens as a trace
      PanelDemo replay FILE [--fps N] [--explain]
                                            print the panel's state after each event of a trace;
                                            FILE may be - for standard input
      PanelDemo storyboard FILE --output DIR
                                            draw a trace as SVG pictures and a sheet of all of them

    options:
      --record FILE   write the trace, such as drag.jsonl, when the demo ends, and say so; a file
                      that is there already is never replaced
      --fps N         also print the state N times a second while something moves, 1 to 1000
      --explain       also print why the panel goes where it goes when a finger lets go,
                      as lines that begin with #
      --output DIR    the folder for the pictures, made if it is not there; of an earlier storyboard
                      in it, what this one does not draw anew (frame-NNN.svg) is removed
      --help          print this, as does PanelDemo help
      --version       print the version

    When there is no terminal to draw on, it prints a short tour as text instead.
    A wrong option, a file that cannot be read and a broken line end it with exit code 2.

    """
}
