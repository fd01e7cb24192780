import Panels

extension PanelEffect {
  /// Writes the effect as four numbers: its kind and up to three that belong to it.
  ///
  /// Whatever an effect does not use is 0. Kinds and causes are numbered as in `Web/encoding.js`.
  func write(to output: inout OutputWriter) {
    switch self {
    case .settled(let detent): write(0, detent, to: &output)
    case .dismissed(let cause): write(1, cause.number, to: &output)
    case .displayModeChanged(let mode): write(2, mode.number, to: &output)
    case .dragEnded(let target): write(3, target, to: &output)
    case .dragCancelled: write(4, to: &output)
    case .selectionChanged(let detent, let cause): write(5, detent, cause.number, to: &output)
    case .dismissalPrevented: write(6, to: &output)
    case .scrollContent(let distance):
      output.put(7)
      output.put(distance)
      output.put(0)
      output.put(0)
    case .issue: write(8, to: &output)
    }
  }

  private func write(_ kind: Int, _ number: Int = 0, to output: inout OutputWriter) {
    output.put(kind)
    output.put(number)
    output.put(0)
    output.put(0)
  }

  private func write(
    _ kind: Int, _ detent: PanelDetent?, _ cause: Int = 0, to output: inout OutputWriter
  ) {
    output.put(kind)
    PageDetent.write(detent, to: &output)
    output.put(cause)
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
