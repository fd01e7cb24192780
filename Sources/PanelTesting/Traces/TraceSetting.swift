import PanelCore
import PanelDetents
import PanelGestures
import PanelPresentation

/// One key of `configure`: how it is read into a configuration, and how it is written.
struct TraceSetting: Sendable {
  let key: String
  let read:
    @Sendable (TraceValue, TraceReadingContext, inout PanelConfiguration) throws(TraceFault) -> Void
  let write: @Sendable (PanelConfiguration, PanelTraceVocabulary) throws(TraceFault) -> String

  static let all: [TraceSetting] = [
    detents, selection, interactiveDismissDisabled, undimmedThrough, scrolling, drag, lockAngle,
    rubberBand, dragIndicator, cornerRadius, reduceMotion, spring, release, adaptation,
  ]
}

extension TraceReadingContext {
  /// Takes up the keys that are named; the others keep their values.
  mutating func configure(_ value: TraceValue) throws(TraceFault) {
    let object = try value.object(TraceSetting.all.map(\.key))
    var new = configuration
    for setting in TraceSetting.all {
      if let value = object[setting.key] { try setting.read(value, self, &new) }
    }
    configuration = new
  }

  func optionalDetent(_ value: TraceValue) throws(TraceFault) -> PanelDetent? {
    value.isNull ? nil : try detent(value)
  }
}

// MARK: Detents and selection

extension TraceSetting {
  private static let detents = TraceSetting(
    key: "detents",
    read: { (value, context, configuration) throws(TraceFault) in
      var detents: [PanelDetent] = []
      for element in try value.array() { detents.append(try context.detent(element)) }
      configuration.detents = detents
    },
    write: { (configuration, _) in TraceText.array(configuration.detents.map(\.traceText)) })

  private static let selection = TraceSetting(
    key: "selection",
    read: { (value, context, configuration) throws(TraceFault) in
      configuration.selection = try context.optionalDetent(value)
    },
    write: { (configuration, _) in configuration.selection?.traceText ?? "null" })

  private static let undimmedThrough = TraceSetting(
    key: "undimmedThrough",
    read: { (value, context, configuration) throws(TraceFault) in
      configuration.undimmedThrough = try context.optionalDetent(value)
    },
    write: { (configuration, _) in configuration.undimmedThrough?.traceText ?? "null" })
}

// MARK: Switches, words and numbers

extension TraceSetting {
  private static let interactiveDismissDisabled = TraceSetting(
    key: "interactiveDismissDisabled",
    read: { (value, _, configuration) throws(TraceFault) in
      configuration.isInteractiveDismissDisabled = try value.bool()
    },
    write: { (configuration, _) in "\(configuration.isInteractiveDismissDisabled)" })

  private static let reduceMotion = TraceSetting(
    key: "reduceMotion",
    read: { (value, _, configuration) throws(TraceFault) in
      configuration.reducesMotion = try value.bool()
    },
    write: { (configuration, _) in "\(configuration.reducesMotion)" })

  private static let scrolling = TraceSetting(
    key: "scrolling",
    read: { (value, _, configuration) throws(TraceFault) in
      configuration.scrollHandoff = ScrollHandoff(try value.word())
    },
    write: { (configuration, _) in TraceText.string(configuration.scrollHandoff.mode.word) })

  private static let drag = TraceSetting(
    key: "drag",
    read: { (value, _, configuration) throws(TraceFault) in
      configuration.dragActivation = try value.word()
    },
    write: { (configuration, _) in TraceText.string(configuration.dragActivation.word) })

  private static let dragIndicator = TraceSetting(
    key: "dragIndicator",
    read: { (value, _, configuration) throws(TraceFault) in
      configuration.dragIndicator = try value.word()
    },
    write: { (configuration, _) in TraceText.string(configuration.dragIndicator.word) })

  private static let lockAngle = TraceSetting(
    key: "lockAngle",
    read: { (value, _, configuration) throws(TraceFault) in
      configuration.axisLock = AxisLock(angle: try value.number())
    },
    write: { (configuration, _) in
      let lock = configuration.axisLock
      return TraceText.number(lock.issues.given(.lockAngle) ?? lock.angle)
    })

  private static let rubberBand = TraceSetting(
    key: "rubberBand",
    read: { (value, _, configuration) throws(TraceFault) in
      configuration.rubberBandCoefficient = try value.number()
    },
    write: { (configuration, _) in TraceText.number(configuration.rubberBandCoefficient) })

  private static let cornerRadius = TraceSetting(
    key: "cornerRadius",
    read: { (value, _, configuration) throws(TraceFault) in
      configuration.cornerRadius = try value.number()
    },
    write: { (configuration, _) in TraceText.number(configuration.cornerRadius) })
}

// MARK: Rules

extension TraceSetting {
  private static let spring = TraceSetting(
    key: "spring",
    read: { (value, _, configuration) throws(TraceFault) in
      configuration.spring = try PanelSpring(trace: value)
    },
    write: { (configuration, _) in configuration.spring.traceText })

  private static let release = TraceSetting(
    key: "release",
    read: { (value, context, configuration) throws(TraceFault) in
      configuration.releasePolicy = try context.releasePolicy(value)
    },
    write: { (configuration, vocabulary) throws(TraceFault) in
      try configuration.releasePolicy.traceText(vocabulary)
    })

  private static let adaptation = TraceSetting(
    key: "adaptation",
    read: { (value, context, configuration) throws(TraceFault) in
      configuration.adaptation = try context.adaptation(value)
    },
    write: { (configuration, vocabulary) throws(TraceFault) in
      try configuration.adaptation.traceText(vocabulary)
    })
}
