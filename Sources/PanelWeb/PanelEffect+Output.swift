import PanelCore
import Panels

extension PanelEffect {
  /// Writes the effect as five numbers: its kind and up to four that belong to it.
  ///
  /// Whatever an effect does not use is 0. Kinds and causes are numbered as in `Web/element/encoding.js`, mistakes
  /// as in `Web/element/words.js`.
  @inline(never)
  func write() {
    let end = Output.count + 5
    switch self {
    case .settled(let detent): Output.put(0, detent)
    case .dismissed(let cause): Output.put(1, cause.number)
    case .displayModeChanged(let mode): Output.put(2, mode.number)
    case .dragEnded(let target): Output.put(3, target)
    case .dragCancelled: Output.put(4)
    case .selectionChanged(let detent, let cause):
      Output.put(5, detent)
      Output.put(cause.number)
    case .dismissalPrevented: Output.put(6)
    case .scrollContent(let distance):
      Output.put(7)
      Output.put(distance)
    case .issue(let issue):
      let code = PanelIssueCode(issue)
      Output.put(8, code.kind)
      Output.put(code.first)
      Output.put(code.second)
      Output.put(code.third)
    }
    for _ in Output.count..<end { Output.put(0) }
  }
}

extension Output {
  @inline(never)
  fileprivate static func put(_ kind: Int, _ number: Int) {
    put(kind)
    put(number)
  }

  @inline(never)
  fileprivate static func put(_ kind: Int, _ detent: PanelDetent?) {
    put(kind)
    PageDetent.write(detent)
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
