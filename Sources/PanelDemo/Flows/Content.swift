import Panels

/// A piece of what a panel shows: a value, together with what it states about the panel around it.
///
///     Content.stack(
///       .title("Area"),
///       .text("Which streets do you like?").panelDetents([.adaptive])
///     )
///     .panelDetents([.adaptive, .medium])   // further out: replaces what the text has stated
///
/// The terminal's stand-in for a view: modifiers of the engine's modules apply to it, because it is
/// `PanelConfigurable`.
struct Content: PanelConfigurable, Sendable {
  enum Part: Hashable, Sendable {
    case row(ContentRow)
    /// Text that is wrapped to the panel's width.
    case paragraph(String)
    /// Rows that scroll; the last part, if there is one.
    case list([ContentRow])
  }

  /// What this content and everything within it state, reduced.
  var preferences = PanelPreferences()

  private(set) var parts: [Part]

  private init(_ parts: [Part]) {
    self.parts = parts
  }

  /// Content from top to bottom; siblings reduce in this order.
  static func stack(_ children: Content...) -> Content {
    var content = Content(children.flatMap(\.parts))
    content.preferences = PanelPreferences().reducing(children.map(\.preferences))
    return content
  }
}

// MARK: The vocabulary

extension Content {
  static func title(_ text: String, detail: String = "") -> Content {
    Content([.row(ContentRow(style: .title, text: text, detail: detail))])
  }

  static func text(_ text: String) -> Content { Content([.paragraph(text)]) }

  static func note(_ text: String) -> Content {
    Content([.row(ContentRow(style: .note, text: text))])
  }

  static func value(_ text: String, _ detail: String) -> Content {
    Content([.row(ContentRow(style: .text, text: text, detail: detail))])
  }

  static var gap: Content { Content([.row(ContentRow(style: .gap))]) }

  static var separator: Content { Content([.row(ContentRow(style: .separator))]) }

  static func toggle(_ text: String, isOn: Bool, action: Int) -> Content {
    Content([.row(ContentRow(style: .toggle(isOn: isOn), text: text, action: action))])
  }

  static func choice(
    _ text: String, detail: String = "", isSelected: Bool, action: Int
  ) -> Content {
    Content([
      .row(
        ContentRow(
          style: .choice(isSelected: isSelected), text: text, detail: detail, action: action))
    ])
  }

  static func button(_ text: String, action: Int) -> Content {
    Content([.row(ContentRow(style: .button, text: text, action: action))])
  }

  static func progress(step: Int, of count: Int) -> Content {
    Content([.row(ContentRow(style: .progress(step: step, of: count)))])
  }

  static func list(_ rows: [ContentRow]) -> Content { Content([.list(rows)]) }

  /// `content` where the condition holds, and nothing where it does not.
  static func when(_ condition: Bool, _ content: Content) -> Content {
    condition ? content : Content([])
  }
}
