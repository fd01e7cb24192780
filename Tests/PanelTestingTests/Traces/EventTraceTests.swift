import PanelTesting
import Panels
import Testing

/// Every event, as it is written where it says everything, and where it says as little as it can.
private let events: [(event: PanelEvent, text: String)] = [
  (
    .scene(
      PanelSceneGeometry(
        size: PanelSize(width: 393, height: 852),
        safeAreaInsets: PanelInsets(top: 59, leading: 1, bottom: 34, trailing: 2),
        keyboardHeight: 336, layoutDirection: .rightToLeft, displayScale: 3)),
    #""scene":{"width":393,"height":852,"#
      + #""safeArea":{"top":59,"leading":1,"bottom":34,"trailing":2},"#
      + #""keyboard":336,"direction":"rtl","scale":3}"#
  ),
  (.scene(.empty), #""scene":{"width":0,"height":0}"#),
  (.configure(PanelConfiguration()), #""configure":{}"#),
  (.content(height: 240.5), #""content":{"height":240.5}"#),
  (.present, #""present":{}"#),
  (.dismiss, #""dismiss":{}"#),
  (.select(.adaptive), #""select":"adaptive""#),
  (.select(.height(.infinity)), #""select":{"height":"inf"}"#),
  (
    .dragBegan(
      at: PanelPoint(x: 1, y: -2), region: .outside,
      scroll: PanelScrollState(offset: -3, maximumOffset: 0, isDecelerating: true), pointer: -4),
    #""dragBegan":{"x":1,"y":-2,"region":"outside","#
      + #""scroll":{"offset":-3,"maximum":0,"decelerating":true},"pointer":-4}"#
  ),
  (.dragBegan(at: .zero), #""dragBegan":{"x":0,"y":0}"#),
  (
    .dragMoved(to: PanelPoint(x: 0, y: .nan), pointer: 1),
    #""dragMoved":{"x":0,"y":"nan","pointer":1}"#
  ),
  (
    .dragEnded(at: PanelPoint(x: 1, y: 2), velocity: -0.5, pointer: 2),
    #""dragEnded":{"x":1,"y":2,"velocity":-0.5,"pointer":2}"#
  ),
  (.dragEnded(), #""dragEnded":{}"#),
  (.dragCancelled(pointer: 9), #""dragCancelled":{"pointer":9}"#),
  (.dragCancelled(), #""dragCancelled":{}"#),
  (.outsideTap, #""outsideTap":{}"#),
  (.escape, #""escape":{}"#),
  (.increment, #""increment":{}"#),
  (.decrement, #""decrement":{}"#),
  (.frame, #""frame":{}"#),
]

@Suite struct EventTraceTests {
  @Test(arguments: events.indices)
  func anEventIsWrittenAndReadsBackToItself(_ index: Int) throws {
    let (event, text) = events[index]
    let line = #"{"t":0.25,\#(text)}"#
    #expect(try PanelTrace([PanelTrace.Line(event, at: 0.25)]).text() == line + "\n")
    let read = try PanelTrace(text: line)
    #expect(read.lines.count == 1 && read.lines[0].time == 0.25)
    #expect(Self.kind(read.lines[0].event) == Self.kind(event))
    #expect(try read.text() == line + "\n")
  }

  @Test func everyKindOfEventIsAmongThem() {
    // The keyboard is a way to write a scene.
    let kinds = Set(events.map { Self.kind($0.event) }).union(["keyboard"])
    var reader = PanelTraceReader()
    do {
      _ = try reader.read(#"{"t":0}"#)
      Issue.record("a line without an event was read")
    } catch {
      let list = error.reason.drop { $0 != "(" }.prefix { $0 != ")" }
      #expect(Set(list.split { !$0.isLetter }.map(String.init)).subtracting(["or"]) == kinds)
    }
  }

  @Test func aNameIsWrittenWithWhatJSONHasNoPlaceFor() throws {
    let name = "a\"b\\c\n\r\t\u{1}é😀"
    let vocabulary = PanelTraceVocabulary(detents: [CustomPanelDetent(name) { _ in 5 }])
    let detent = PanelDetent.custom(vocabulary.detents[0])
    let trace = PanelTrace([PanelTrace.Line(.select(detent), at: 0)])
    let text = try trace.text(vocabulary: vocabulary)
    #expect(text == #"{"t":0,"select":{"custom":"a\"b\\c\n\r\t\u0001é😀"}}"# + "\n")
    for spelling in [text, #"{"t":0,"select":{"custom":"a\"b\\c\n\r\t\u0001\u00E9\ud83d\uDE00"}}"#]
    {
      let read = try PanelTrace(text: spelling, vocabulary: vocabulary)
      guard case .select(detent) = read.lines[0].event else {
        Issue.record("\(spelling) is another detent")
        continue
      }
    }
  }

  @Test(arguments: [
    ("9223372036854775807", Int.max), ("-9223372036854775808", .min), ("1e3", 1000), ("-0", 0),
    ("2.0", 2), ("1E+2", 100),
  ])
  func aPointerIsAnyWholeNumberHoweverItIsWritten(_ text: String, _ pointer: Int) throws {
    let trace = try PanelTrace(text: #"{"t":0,"dragCancelled":{"pointer":\#(text)}}"#)
    guard case .dragCancelled(pointer) = trace.lines[0].event else {
      Issue.record("\(text) is read as another pointer")
      return
    }
  }

  /// The name of an event's case.
  private static func kind(_ event: PanelEvent) -> String {
    String("\(event)".prefix { $0 != "(" })
  }

  // MARK: Words

  @Test(arguments: [
    #""scrolling":"expands""#, #""scrolling":"scrolls""#, #""scrolling":"oneWay""#,
    #""drag":"anywhere""#, #""drag":"handle""#, #""drag":"disabled""#,
    #""dragIndicator":"automatic""#, #""dragIndicator":"visible""#, #""dragIndicator":"hidden""#,
    #""interactiveDismissDisabled":true"#, #""undimmedThrough":"adaptive""#,
    #""release":{"projected":{"maximumSteps":null,"decelerationRate":0.99,"flickVelocity":"inf","#
      + #""flick":"nextStop","dismissalFraction":0.25}}"#,
    #""adaptation":{"regular":{"minWidth":300,"idealWidth":"nan","maxWidth":500,"edge":"leading"}}"#,
    #""adaptation":{"breakpoints":[{"from":600,"width":280,"edge":"leading"}]}"#,
    #""spring":{"mass":2,"stiffness":100,"damping":9}"#,
  ])
  func aSettingThatIsReadIsWrittenTheSame(_ setting: String) throws {
    // Written after another one, so that a default is news, too.
    let other =
      #"{"t":0,"configure":{"scrolling":"scrolls","drag":"disabled","dragIndicator":"hidden"}}"#
    let line = #"{"t":1,"configure":{\#(setting)}}"#
    let read = try PanelTrace(text: other + "\n" + line)
    let written = try read.text().split(separator: "\n")
    let isNews = !other.contains(setting)
    #expect(written[1] == (isNews ? line : #"{"t":1,"configure":{}}"#))
  }

  @Test(arguments: [
    (#"{"compact":{}}"#, AnyPanelAdaptationPolicy(PanelCompactAdaptation())),
    (#"{"compact":{"maxWidth":null}}"#, AnyPanelAdaptationPolicy(PanelCompactAdaptation())),
    (#"{"regular":{}}"#, AnyPanelAdaptationPolicy(PanelRegularAdaptation())),
    (
      #"{"breakpoints":[{"from":1,"width":2}]}"#,
      AnyPanelAdaptationPolicy(PanelBreakpointAdaptation([.init(from: 1, width: 2)]))
    ),
    (
      #"{"hysteresis":{"base":{"compact":{}}}}"#,
      AnyPanelAdaptationPolicy(AnyPanelAdaptationPolicy(PanelCompactAdaptation()).hysteresis())
    ),
  ])
  func whatAPolicyDoesNotSayHasItsDefault(_ text: String, _ policy: AnyPanelAdaptationPolicy) throws
  {
    let trace = try PanelTrace(text: #"{"t":0,"configure":{"adaptation":\#(text)}}"#)
    guard case .configure(let configuration) = trace.lines[0].event else {
      Issue.record("not a configuration")
      return
    }
    #expect(configuration.adaptation == policy)
  }
}
