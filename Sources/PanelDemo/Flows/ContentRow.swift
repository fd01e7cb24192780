/// One line of a panel's content, one row of the terminal high.
struct ContentRow: Hashable, Sendable {
  /// How the line looks.
  enum Style: Hashable, Sendable {
    case title
    case text
    case note
    case gap
    case separator
    case toggle(isOn: Bool)
    case choice(isSelected: Bool)
    case button
    /// A place of a list, with the shade of its dot, from 0.
    case place(shade: Int)
    /// Dots, with the one at `step` filled.
    case progress(step: Int, of: Int)
  }

  var style: Style
  var text = ""

  /// What stands at the other end of the line.
  var detail = ""

  /// What happens when the line is clicked, as its flow numbers it; nil where nothing does.
  var action: Int?
}
