import PanelTesting
import Panels
import Testing

// What PanelTesting's pages show. The tests among them run with the others.

func readATrace(print: (Any) -> Void) throws {
  let text = """
    {"t":0,"scene":{"width":400,"height":800}}
    {"t":0,"configure":{"detents":[{"height":200},"large"]}}
    {"t":0,"present":{}}
    {"t":1,"dragBegan":{"x":200,"y":620,"region":"handle"}}
    {"t":1.016,"dragMoved":{"x":200,"y":600}}
    {"t":1.032,"dragEnded":{"x":200,"y":570}}
    """
  // snippet: read a trace
  let trace = try PanelTrace(text: text)
  for state in trace.states() where !state.effects.isEmpty {
    print("\(state.time): \(state.effects), \(state.phase)")
  }
  // snippet end
}

func recordATrace(print: (Any) -> Void) throws {
  // snippet: record a trace
  var writer = PanelTraceWriter()
  let scene = PanelSceneGeometry(size: PanelSize(width: 400, height: 800))
  let configuration = PanelConfiguration().panelDetents([.height(200), .large])
  for event in [PanelEvent.scene(scene), .configure(configuration), .present] {
    print(try writer.line(event, at: 0))
  }
  // snippet end
}

func nameAPolicy(print: (Any) -> Void) throws {
  // snippet: vocabulary
  var vocabulary = PanelTraceVocabulary()
  vocabulary.adaptations["halves"] = AnyPanelAdaptationPolicy(HalfOfTheScene())
  vocabulary.detents = [CustomPanelDetent("third") { $0.availableHeight / 3 }]

  var reader = PanelTraceReader(vocabulary: vocabulary)
  let line = try reader.read(
    #"{"t":0,"configure":{"adaptation":{"custom":"halves"},"detents":[{"custom":"third"}]}}"#)
  if case .configure(let configuration)? = line?.event { print(configuration.detents) }
  // snippet end
}

func mistakesInTraces(print: (Any) -> Void) {
  // snippet: trace error
  do {
    _ = try PanelTrace(text: #"{"t":0,"present":true}"#)
  } catch {
    print(error)
  }
  // snippet end
}

func onStage(print: (Any) -> Void) {
  // snippet: stage
  var stage = PanelStage(width: 400, height: 800, detents: [.height(200), .large])
  stage.presentAtRest()
  stage.drag("620 600 570 |", region: .handle)
  print(stage.effects)

  stage.settle()
  print(stage.height)
  // snippet end
}

// snippet: rotation
@Test func aRotationInMidDragKeepsTheSelection() {
  var stage = PanelStage(width: 393, height: 852, detents: [.medium, .large])
  stage.presentAtRest()

  stage.drag("500 480 460", region: .handle)
  stage.changeScene { $0.size = PanelSize(width: 852, height: 393) }
  #expect(stage.phase == .dragging)
  #expect(stage.selectedDetent == .medium)

  stage.send(.dragCancelled())
  stage.settle()
  #expect(stage.height == 197)  // half of 393, on a pixel
}
// snippet end

// snippet: middle
/// Goes to the middle stop, wherever it is let go.
struct ToTheMiddle: ReleasePolicy, Equatable {
  func target(for release: PanelRelease) -> PanelReleaseTarget {
    .stop(release.stops.count / 2)
  }
}
// snippet end

func aBrokenLaw(print: (Any) -> Void) {
  // snippet: laws
  for violation in checkReleaseLaws(of: ToTheMiddle()) { print(violation.law) }
  // snippet end
}

// snippet: law test
@Test func ourPoliciesKeepTheLaws() {
  #expect(checkAdaptationLaws(of: HalfOfTheScene()).isEmpty)

  let kept = Set(PanelReleaseLaw.allCases).subtracting([.staysWhereItRests])
  #expect(checkReleaseLaws(of: ToTheMiddle(), laws: kept).isEmpty)
}
// snippet end

// snippet: fuzz
@Test func nothingASequenceOfEventsDoesBreaksThePanel() {
  let failure = PanelFuzz(eventCount: 40).search(seeds: 0..<20)
  #expect(failure == nil, "\(failure.map { "\($0)" } ?? "")")
}
// snippet end

// snippet: invariants
@Test func ourRecordingBreaksNothing() throws {
  let recording = """
    {"t":0,"scene":{"width":400,"height":800}}
    {"t":0,"configure":{"detents":["medium","large"]}}
    {"t":0,"present":{}}
    {"t":0.2,"dismiss":{}}
    {"t":0.3,"present":{}}
    """
  #expect(PanelFuzz.violation(in: try PanelTrace(text: recording)) == nil)
}
// snippet end

func aStoryboard(print: (Any) -> Void) {
  // snippet: storyboard
  var stage = PanelStage(width: 390, height: 844, detents: [.height(200), .large])
  stage.presentAtRest()
  print(stage)
  // snippet end
}
