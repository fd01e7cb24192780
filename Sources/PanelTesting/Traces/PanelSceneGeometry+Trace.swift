import PanelCore

extension PanelSceneGeometry {
  /// Reads a scene; what it does not name has its default, not the value of the scene before.
  init(trace value: TraceValue) throws(TraceFault) {
    let object = try value.object([
      "width", "height", "safeArea", "keyboard", "direction", "scale",
    ])
    self.init(
      size: PanelSize(
        width: try object.required("width").number(),
        height: try object.required("height").number()),
      safeAreaInsets: try object["safeArea"].map(PanelInsets.init(trace:)) ?? .zero,
      keyboardHeight: try object.number("keyboard", otherwise: 0),
      layoutDirection: try object["direction"]?.word() ?? .leftToRight,
      displayScale: try object.number("scale", otherwise: 1))
  }

  /// The scene as a trace writes it: what has its default is left out.
  var traceText: String {
    var members = [
      (key: "width", text: TraceText.number(size.width)),
      (key: "height", text: TraceText.number(size.height)),
    ]
    if !safeAreaInsets.isPositiveZero {
      members.append(("safeArea", safeAreaInsets.traceText))
    }
    if !keyboardHeight.isPositiveZero {
      members.append(("keyboard", TraceText.number(keyboardHeight)))
    }
    if layoutDirection != .leftToRight {
      members.append(("direction", TraceText.string(layoutDirection.word)))
    }
    if displayScale != 1 { members.append(("scale", TraceText.number(displayScale))) }
    return TraceText.object(members)
  }
}

extension PanelInsets {
  init(trace value: TraceValue) throws(TraceFault) {
    let object = try value.object(["top", "leading", "bottom", "trailing"])
    self.init(
      top: try object.number("top", otherwise: 0),
      leading: try object.number("leading", otherwise: 0),
      bottom: try object.number("bottom", otherwise: 0),
      trailing: try object.number("trailing", otherwise: 0))
  }

  fileprivate var isPositiveZero: Bool {
    top.isPositiveZero && leading.isPositiveZero && bottom.isPositiveZero
      && trailing.isPositiveZero
  }

  fileprivate var traceText: String {
    let sides = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    return TraceText.object(
      sides.filter { !$0.1.isPositiveZero }.map { ($0.0, TraceText.number($0.1)) })
  }
}

extension Double {
  /// Whether this is 0 to the bit: a 0 with a sign would not survive being left out.
  var isPositiveZero: Bool { bitPattern == 0 }
}
