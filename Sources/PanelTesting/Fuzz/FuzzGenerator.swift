import PanelCore
import PanelPresentation

/// Makes up what happens to a panel: mostly what people and hosts do, and now and then what they should not.
///
/// It keeps a rough model of where things are (a finger that is down, a panel that was presented), so that
/// most events mean something. Everything comes from the seed.
struct FuzzGenerator {
  var random: SplitMix64

  /// How wild this sequence is: once in so many numbers is none, or absurd.
  private let absurdity: Int

  private var time: Double
  private var configuration = PanelConfiguration()
  private var scene = PanelSceneGeometry.empty
  private var fingers: [Int: PanelPoint] = [:]
  private var isPresented = false

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    // Half of all sequences are sane throughout: what absurd numbers break first hides what else is broken.
    absurdity = random.oneIn(2) ? 0 : random.choice(of: [8, 40, 200])
    time = random.choice(of: [0, 0, 0, 1, -3, 1e6])
  }

  /// A sequence of events.
  mutating func trace(count: Int) -> PanelTrace {
    var trace = PanelTrace()
    // Most panels know a scene and a configuration before anything else happens.
    if !random.oneIn(10) {
      trace.append(newScene(), at: time)
      trace.append(configure(), at: time)
      trace.append(.content(height: contentHeight()), at: time)
    }
    while trace.lines.count < count {
      let event = nextEvent()
      trace.append(event, at: nextTime())
    }
    return trace
  }

  // MARK: Time

  private mutating func nextTime() -> Double {
    if isAbsurd() {
      return random.choice(of: [
        .nan, .infinity, -.infinity, time - 1, time - 0.004, -1, 0, time,
        .leastNonzeroMagnitude,
      ])
    }
    // Binary fractions of a second: sums of them are exact, and so is a shift of them all.
    switch random.index(below: 12) {
    case 0: break
    case 1...7: time += 1.0 / 64
    case 8: time += 1.0 / 128
    case 9: time += Double(1 + random.index(below: 30)) / 64
    case 10: time += 1
    default: time += 4
    }
    return time
  }

  // MARK: Events

  private mutating func nextEvent() -> PanelEvent {
    if !isPresented, random.oneIn(3) {
      isPresented = true
      return .present
    }
    if !fingers.isEmpty, !random.oneIn(4) { return fingerEvent() }
    switch random.index(below: 24) {
    case 0...8: return began()
    case 9: return strayFingerEvent()
    case 10, 11: return .select(detent())
    case 12, 13: return newScene()
    case 14, 15: return configure()
    case 16: return .content(height: contentHeight())
    case 17: return .present
    case 18:
      isPresented = false
      return .dismiss
    case 19: return .outsideTap
    case 20: return random.oneIn(3) ? .escape : .frame
    case 21: return .increment
    case 22: return .decrement
    default: return .frame
    }
  }

  // MARK: Fingers

  private mutating func began() -> PanelEvent {
    let pointer = random.oneIn(12) ? random.choice(of: [1, 2, -1, .max]) : 0
    let place = place()
    fingers[pointer] = place
    return .dragBegan(
      at: place, region: random.choice(of: [.content, .content, .handle, .outside]),
      scroll: random.oneIn(4) ? scroll() : nil, pointer: pointer)
  }

  private mutating func fingerEvent() -> PanelEvent {
    let pointers = fingers.keys.sorted()
    let pointer = random.choice(of: pointers)
    let last = fingers[pointer] ?? .zero
    switch random.index(below: 14) {
    case 0:
      fingers[pointer] = nil
      return .dragCancelled(pointer: pointer)
    case 1, 2, 3:
      fingers[pointer] = nil
      return .dragEnded(
        at: random.oneIn(2) ? nil : moved(last), velocity: random.oneIn(3) ? speed() : nil,
        pointer: pointer)
    default:
      let next = moved(last)
      if next.isFinite { fingers[pointer] = next }
      return .dragMoved(to: next, pointer: pointer)
    }
  }

  /// What no finger that is down can do.
  private mutating func strayFingerEvent() -> PanelEvent {
    let pointer = random.choice(of: [0, 3])
    switch random.index(below: 3) {
    case 0: return .dragMoved(to: place(), pointer: pointer)
    case 1: return .dragEnded(at: place(), velocity: speed(), pointer: pointer)
    default: return .dragCancelled(pointer: pointer)
    }
  }

  private mutating func place() -> PanelPoint {
    PanelPoint(
      x: number(in: 0...max(1, scene.size.width)), y: number(in: 0...max(1, scene.size.height)))
  }

  private mutating func moved(_ last: PanelPoint) -> PanelPoint {
    if isAbsurd() { return PanelPoint(x: last.x, y: absurdNumber()) }
    let reach = random.choice(of: [0.25, 4, 24, 120])
    let step = (number(in: -1...1) * reach * 4).rounded(.down) / 4
    return PanelPoint(x: last.x + (random.oneIn(6) ? number(in: -30...30) : 0), y: last.y + step)
  }

  private mutating func speed() -> Double {
    if isAbsurd() { return absurdNumber() }
    return random.choice(of: [0, -60, 60, -499, 500, -900, 1500, -3000, 6000, -25000])
  }

  private mutating func scroll() -> PanelScrollState {
    PanelScrollState(
      offset: isAbsurd() ? absurdNumber() : random.choice(of: [0, 0, 12, 150, -20]),
      maximumOffset: random.oneIn(2) ? nil : number(in: 0...800),
      isDecelerating: random.oneIn(4))
  }

  // MARK: Numbers

  private mutating func isAbsurd() -> Bool { absurdity > 0 && random.oneIn(absurdity) }

  private mutating func absurdNumber() -> Double {
    // Any bits at all, but only one kind of not-a-number: a trace has no more.
    let any = Double(bitPattern: random.next())
    return random.choice(of: [
      .nan, .infinity, -.infinity, -1, -0.0, 1e300, -1e300, 1e9, 1e6, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude, any.isNaN ? .nan : any,
    ])
  }

  /// A number on a grid of quarters, or now and then an absurd one.
  private mutating func number(in range: ClosedRange<Double>) -> Double {
    if isAbsurd() { return absurdNumber() }
    return (random.number(in: range) * 4).rounded(.down) / 4
  }

  private mutating func contentHeight() -> Double { number(in: 0...1000) }
}

// MARK: Scenes

extension FuzzGenerator {
  private mutating func newScene() -> PanelEvent {
    // Every second change is of the scene there is: a keyboard, a rotation, another direction.
    guard scene.isEmpty || random.oneIn(2) else {
      switch random.index(below: 5) {
      case 0: scene.keyboardHeight = random.oneIn(2) ? 0 : number(in: 0...400)
      case 1:
        scene.size = PanelSize(width: scene.size.height, height: scene.size.width)
      case 2:
        scene.layoutDirection =
          scene.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
      case 3: scene.size.width = number(in: 0...1400)
      default: scene.size.height = number(in: 0...1000)
      }
      return .scene(scene)
    }
    let sizes = [(393.0, 852.0), (852, 393), (400, 800), (1180, 820), (320, 568), (640, 480)]
    let (width, height) = random.choice(of: sizes)
    scene = PanelSceneGeometry(
      size: PanelSize(width: width, height: height), displayScale: random.choice(of: [1, 2, 3]))
    if random.oneIn(2) {
      scene.safeAreaInsets = PanelInsets(
        top: number(in: 0...60), leading: random.choice(of: [0, 0, 44, 59]),
        bottom: number(in: 0...40), trailing: random.choice(of: [0, 0, 20, 59]))
    }
    if random.oneIn(20) { scene.size = PanelSize(width: 0, height: height) }
    if isAbsurd() { scene.size.height = absurdNumber() }
    if isAbsurd() { scene.displayScale = absurdNumber() }
    return .scene(scene)
  }
}

// MARK: Configurations

extension FuzzGenerator {
  private mutating func configure() -> PanelEvent {
    // Hosts say the same thing again with every redraw.
    if random.oneIn(4) { return .configure(configuration) }
    if configuration.detents.isEmpty || random.oneIn(2) { configuration.detents = detents() }
    if random.oneIn(3) { configuration.selection = random.oneIn(3) ? nil : detent() }
    if random.oneIn(4) { configuration.isInteractiveDismissDisabled.toggle() }
    if random.oneIn(4) { configuration.undimmedThrough = random.oneIn(2) ? nil : detent() }
    if random.oneIn(6) { configuration.reducesMotion.toggle() }
    if random.oneIn(6) {
      configuration.dragActivation = random.choice(of: [.anywhere, .anywhere, .handle, .disabled])
    }
    if random.oneIn(6) {
      configuration.scrollHandoff.mode = random.choice(of: [.expands, .scrolls, .oneWay])
    }
    if random.oneIn(6) { configuration.axisLock = FuzzRules.axisLock(&random, isAbsurd()) }
    if random.oneIn(6) {
      configuration.rubberBandCoefficient = FuzzRules.rubberBand(&random, isAbsurd())
    }
    if random.oneIn(4) { configuration.spring = FuzzRules.spring(&random, isAbsurd()) }
    if random.oneIn(5) { configuration.releasePolicy = FuzzRules.releasePolicy(&random) }
    if random.oneIn(5) { configuration.adaptation = FuzzRules.adaptation(&random, isAbsurd()) }
    if random.oneIn(10) { configuration.cornerRadius = number(in: 0...40) }
    return .configure(configuration)
  }

  private mutating func detents() -> [PanelDetent] {
    (0..<random.choice(of: [0, 1, 2, 2, 3, 3, 4, 6])).map { _ in detent() }
  }

  private mutating func detent() -> PanelDetent {
    switch random.index(below: 9) {
    case 0, 1: .adaptive
    case 2: .medium
    case 3: .large
    case 4, 5: .height(random.oneIn(3) ? 120 : number(in: 0...900))
    case 6: .fraction(isAbsurd() ? absurdNumber() : random.choice(of: [0.25, 0.5, 0.75, 1.5]))
    default: .custom(random.choice(of: FuzzRules.customDetents))
    }
  }
}
