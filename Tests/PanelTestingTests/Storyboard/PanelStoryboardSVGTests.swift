import Foundation
import PanelTesting
import Panels
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a document is made of; nil where it is not well-formed.
private func parsed(_ svg: String) -> [(name: String, attributes: [String: String])]? {
  final class Collector: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append((name, attributes))
    }
  }
  let collector = Collector()
  let parser = XMLParser(data: Data(svg.utf8))
  parser.delegate = collector
  return parser.parse() ? collector.elements : nil
}

private func board() -> PanelStoryboard {
  var stage = PanelStage(
    scene: PanelSceneGeometry(
      size: PanelSize(width: 400, height: 800),
      safeAreaInsets: PanelInsets(top: 50, bottom: 34)),
    detents: [.height(120), .custom(CustomPanelDetent("<b> & \"c\"") { _ in 300 }), .large]
  ) { $0.panelUndimmed(through: .height(120)) }
  stage.present()
  stage.wait(2)
  stage.drag("700 600 500 400 |")
  stage.wait(2)
  stage.changeScene { $0.size = PanelSize(width: 800, height: 400) }
  stage.wait(1)
  stage.changeScene { $0.keyboardHeight = 200 }
  return PanelStoryboard(of: stage.trace)
}

@Suite struct PanelStoryboardSVGTests {
  @Test func aSheetIsWellFormedAndHoldsEveryPicture() throws {
    let board = board()
    let elements = try #require(parsed(board.svg()))
    #expect(elements.first?.name == "svg")
    let clips = elements.filter { $0.name == "clipPath" }.compactMap { $0.attributes["id"] }
    #expect(clips.count == Set(clips).count, "two pictures share a name")
    #expect(clips.filter { $0.hasSuffix("scene") }.count == board.frames.count)
  }

  @Test func everyNumberIsFinite() throws {
    let svg = board().svg()
    for word in ["nan", "inf", "e+", "e-"] { #expect(!svg.contains("\"\(word)")) }
    let elements = try #require(parsed(svg))
    for (_, attributes) in elements {
      for key in ["x", "y", "width", "height", "cx", "cy", "r"] {
        guard let text = attributes[key] else { continue }
        #expect(Double(text)?.isFinite == true, "\(key) is \(text)")
      }
    }
  }

  @Test func picturesGoOnInANewRowWhereTheSheetEnds() throws {
    let board = PanelStoryboard(Array(board().frames.prefix(4)))
    func size(_ svg: String) throws -> (width: Double, height: Double) {
      let attributes = try #require(parsed(svg)?.first?.attributes)
      return (
        try #require(Double(attributes["width"] ?? "")),
        try #require(Double(attributes["height"] ?? ""))
      )
    }
    let wide = try size(board.svg(width: 4000))
    let narrow = try size(board.svg(width: 500))
    #expect(narrow.width <= 500)
    #expect(narrow.height > 1.8 * wide.height)
    #expect(try size(board.svg(width: 1)).height > 3.5 * wide.height)
  }

  /// Where the scene of each picture begins, in points of the sheet.
  private func lefts(_ board: PanelStoryboard, width: Double) throws -> [Double] {
    let transforms = try #require(parsed(board.svg(width: width))).map {
      $0.attributes["transform"] ?? ""
    }
    // A scene is what is drawn to scale within a picture.
    return zip(transforms, transforms.dropFirst()).compactMap { picture, scene in
      guard scene.hasPrefix("scale(") else { return nil }
      return picture.firstMatch(of: /^translate\(([0-9.]+) [0-9.]+\)$/).flatMap {
        Double($0.output.1)
      }
    }
  }

  @Test func theScenesOfAColumnBeginAtOnePlaceWhicheverSideTheirLabelsAreOn() throws {
    var stage = PanelStage(width: 800, height: 400, detents: [.medium, .large])
    stage.presentAtRest()
    let right = PanelStoryboardFrame(of: stage.panel, at: stage.time)
    stage.changeScene { $0.layoutDirection = .rightToLeft }
    stage.wait(2)
    let left = PanelStoryboardFrame(of: stage.panel, at: stage.time)
    #expect(left.placement.frame.midX < 400 && right.placement.frame.midX > 400)
    let places = try lefts(PanelStoryboard([right, right, left, right, right, left]), width: 1000)
    #expect(places.count == 6)
    #expect(Set(places).count == 2)
    #expect(places[0] == places[2] && places[1] == places[5])
  }

  @Test func aPictureTwiceAsWideTakesTwoColumns() throws {
    var stage = PanelStage(width: 400, height: 800, detents: [.medium])
    stage.presentAtRest()
    let narrow = PanelStoryboardFrame(of: stage.panel, at: stage.time)
    stage.changeScene { $0.size = PanelSize(width: 800, height: 400) }
    let wide = PanelStoryboardFrame(of: stage.panel, at: stage.time)
    let places = try lefts(
      PanelStoryboard([narrow, narrow, narrow, narrow, wide, narrow]), width: 1040)
    #expect(places[4] == places[0], "a new row")
    #expect(places[5] == places[2])
  }

  @Test func aPictureAloneIsADocumentOfItsOwn() throws {
    for frame in board().frames {
      let elements = try #require(parsed(frame.svg()))
      let hasMarker = elements.contains { $0.attributes["fill"] == "#E5484D" }
      #expect(hasMarker == !frame.placement.unobscuredRect.isEmpty)
      #expect(elements.filter { $0.name == "text" }.count == frame.stops.count + 2)
    }
  }

  @Test func theSameFramesGiveTheSameDrawing() {
    #expect(board().svg() == board().svg())
  }

  @Test func anySceneGivesADrawing() {
    for (width, height) in [(0.0, 0.0), (1, 1), (1, 1e6), (1e6, 1)] {
      var stage = PanelStage(width: width, height: height, detents: [.medium])
      stage.presentAtRest()
      let frame = PanelStoryboardFrame(of: stage.panel, at: stage.time)
      #expect(parsed(frame.svg()) != nil)
    }
  }
}
