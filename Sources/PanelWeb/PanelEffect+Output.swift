import PanelCore
import Panels

extension PanelEffect {
  /// Writes the effect as five numbers: its kind and up to four that belong to it.
  ///
  /// Whatever an effect does not use is 0. Kinds and causes are numbered as in `Web/element/encoding.js`, mistakes
  /// as in `Web/element/words.js`.
  func write(to output: inout OutputWriter) {
    switch self {
    case .settled(let detent): output.put(0, detent)
    case .dismissed(let cause): output.put(1, Double(cause.number))
    case .displayModeChanged(let mode): output.put(2, Double(mode.number))
    case .dragEnded(let target): output.put(3, target)
    case .dragCancelled: output.put(4)
    case .selectionChanged(let detent, let cause): output.put(5, detent, cause.number)
    case .dismissalPrevented: output.put(6)
    case .scrollContent(let distance): output.put(7, distance)
    case .issue(let issue):
      let code = PanelIssueCode(issue)
      output.put(8, Double(code.kind), code.first, code.second, code.third)
    }
  }
}

extension OutputWriter {
  fileprivate mutating func put(
    _ kind: Double, _ first: Double = 0, _ second: Double = 0, _ third: Double = 0,
    _ fourth: Double = 0
  ) {
    put(kind)
    put(first)
    put(second)
    put(third)
    put(fourth)
  }

  @inline(never)
  fileprivate mutating func put(_ kind: Double, _ detent: PanelDetent?, _ cause: Int = 0) {
    let (detentKind, value) = PageDetent.numbers(of: detent)
    put(kind, detentKind, value, Double(cause))
  }
}

extension PanelDisplayMode {
  var number: Int {
    switch self {
    case .compact: 0
    case .regular: 1
    }
  }
}

extension PanelSelectionCause {
  fileprivate var number: Int {
    switch self {
    case .drag: 0
    case .request: 1
    case .detentsChanged: 2
    case .accessibility: 3
    }
  }
}

extension PanelDismissalCause {
  fileprivate var number: Int {
    switch self {
    case .drag: 0
    case .request: 1
    case .outsideTap: 2
    case .escape: 3
    }
  }
}
