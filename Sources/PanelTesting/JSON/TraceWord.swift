import PanelAdaptation
import PanelCore
import PanelGestures
import PanelPresentation

/// A type with few values, each of which a trace writes as a word.
protocol TraceWord: Equatable {
  static var words: [(word: String, value: Self)] { get }
}

extension TraceWord {
  /// The value's word.
  var word: String {
    for (word, value) in Self.words where value == self { return word }
    preconditionFailure("\(self) has no word in a trace")
  }
}

extension PanelDragRegion: TraceWord {
  static var words: [(word: String, value: Self)] {
    [("handle", .handle), ("content", .content), ("outside", .outside)]
  }
}

extension PanelLayoutDirection: TraceWord {
  static var words: [(word: String, value: Self)] {
    [("ltr", .leftToRight), ("rtl", .rightToLeft)]
  }
}

extension PanelHorizontalEdge: TraceWord {
  static var words: [(word: String, value: Self)] {
    [("leading", .leading), ("trailing", .trailing)]
  }
}

extension PanelDisplayMode: TraceWord {
  static var words: [(word: String, value: Self)] {
    [("compact", .compact), ("regular", .regular)]
  }
}

extension PanelPhase: TraceWord {
  static var words: [(word: String, value: Self)] {
    [
      ("hidden", .hidden), ("resting", .resting), ("dragging", .dragging),
      ("settling", .settling), ("dismissing", .dismissing),
    ]
  }
}

extension PanelDragActivation: TraceWord {
  static var words: [(word: String, value: Self)] {
    [("anywhere", .anywhere), ("handle", .handle), ("disabled", .disabled)]
  }
}

extension PanelDragIndicatorVisibility: TraceWord {
  static var words: [(word: String, value: Self)] {
    [("automatic", .automatic), ("visible", .visible), ("hidden", .hidden)]
  }
}

extension ScrollHandoff.Mode: TraceWord {
  static var words: [(word: String, value: Self)] {
    [("expands", .expands), ("scrolls", .scrolls), ("oneWay", .oneWay)]
  }
}

extension ProjectedRelease.Flick: TraceWord {
  static var words: [(word: String, value: Self)] {
    [("neverBehind", .neverBehind), ("nextStop", .nextStop)]
  }
}

extension PanelSelectionCause: TraceWord {
  static var words: [(word: String, value: Self)] {
    [
      ("drag", .drag), ("request", .request), ("detentsChanged", .detentsChanged),
      ("accessibility", .accessibility),
    ]
  }
}

extension PanelDismissalCause: TraceWord {
  static var words: [(word: String, value: Self)] {
    [
      ("drag", .drag), ("request", .request), ("outsideTap", .outsideTap), ("escape", .escape),
    ]
  }
}
