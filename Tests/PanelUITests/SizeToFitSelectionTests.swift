import PanelUI
import Testing

@Suite("A system sheet that fits its content")
struct SizeToFitSelectionTests {
  private func sheet(_ additional: Set<String> = ["medium", "large"]) -> SizeToFitSelection<String>
  {
    SizeToFitSelection(provisional: "medium", additional: additional)
  }

  @Test("Before the content is measured the sheet has a height to stand at, never nothing")
  func beforeMeasuring() {
    #expect(sheet([]).detents == ["medium"])
    #expect(sheet([]).selection == "medium")
  }

  @Test("Once measured, the sheet stands at the content's height, and the provisional one is gone")
  func measured() {
    var sheet = sheet([])
    sheet.measure("300")
    #expect(sheet.detents == ["300"])
    #expect(sheet.selection == "300")
  }

  @Test("A sheet at its content's height follows the content")
  func follows() {
    var sheet = sheet()
    sheet.measure("300")
    sheet.measure("340")
    #expect(sheet.selection == "340")
    #expect(sheet.detents == ["340", "medium", "large"])
  }

  @Test("A sheet the user has dragged elsewhere stays there when the content changes")
  func staysWhereDragged() {
    var sheet = sheet()
    sheet.measure("300")
    sheet.selection = "large"
    sheet.measure("340")
    #expect(sheet.selection == "large")
    sheet.selection = "340"
    sheet.measure("200")
    #expect(sheet.selection == "200")
  }

  @Test("A height that is no longer offered is left for the fitting one")
  func offersLess() {
    var sheet = sheet()
    sheet.measure("300")
    sheet.selection = "large"
    sheet.offer(["medium"])
    #expect(sheet.selection == "300")
  }

  @Test("The first height is where the sheet opens, not a move; later ones are, while it follows")
  func moves() {
    var sheet = sheet()
    #expect(!sheet.moves(to: "300"))
    sheet.measure("300")
    #expect(!sheet.moves(to: "300"))
    #expect(sheet.moves(to: "340"))
    sheet.selection = "large"
    #expect(!sheet.moves(to: "340"))
  }

  @Test("A sheet that is seen to move keeps the height it comes from until it has arrived")
  func leaving() {
    var sheet = sheet([])
    sheet.measure("300")
    sheet.measure("340", animated: true)
    #expect(sheet.detents == ["300", "340"])
    #expect(sheet.selection == "340")
    sheet.arrive(from: sheet.leaving)
    #expect(sheet.detents == ["340"])
  }

  @Test("An arrival does not cut short a move that has begun since")
  func lateArrival() {
    var sheet = sheet([])
    sheet.measure("300")
    sheet.measure("340", animated: true)
    let first = sheet.leaving
    sheet.measure("400", animated: true)
    sheet.arrive(from: first)
    #expect(sheet.detents == ["300", "340", "400"])
    sheet.arrive(from: sheet.leaving)
    #expect(sheet.detents == ["400"])
  }

  @Test("A sheet dragged to the height it was leaving goes to the fitting one when it has arrived")
  func draggedBack() {
    var sheet = sheet([])
    sheet.measure("300")
    sheet.measure("340", animated: true)
    sheet.selection = "300"
    sheet.arrive(from: sheet.leaving)
    #expect(sheet.selection == "340")
  }

  @Test("Without animation the old height is gone at once, and there is no jump where it was left")
  func unanimated() {
    var sheet = sheet()
    sheet.measure("300")
    sheet.measure("340", animated: false)
    #expect(sheet.detents == ["340", "medium", "large"])
    sheet.selection = "medium"
    sheet.measure("400", animated: true)
    #expect(sheet.detents == ["400", "medium", "large"])
    #expect(sheet.selection == "medium")
  }

  @Test("The selection is always a member of the set, whatever happens in whatever order")
  func alwaysMember() {
    var seed: UInt64 = 7
    func next(_ bound: UInt64) -> UInt64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (seed >> 33) % bound
    }
    var sheet = sheet()
    for _ in 0..<2000 {
      switch next(4) {
      case 0: sheet.measure("\(next(4) * 100)", animated: next(2) == 0)
      case 2: sheet.arrive(from: sheet.leaving)
      case 1: sheet.selection = sheet.detents.sorted()[Int(next(UInt64(sheet.detents.count)))]
      default: sheet.offer(next(2) == 0 ? ["large"] : ["medium", "large"])
      }
      #expect(sheet.detents.contains(sheet.selection))
    }
  }

  @Test("Heights are whole points, within what is available, and nothing is not a height")
  func heights() {
    #expect(SizeToFitHeight.height(content: 240.2, available: nil) == 241)
    #expect(SizeToFitHeight.height(content: 900, available: 700) == 700)
    #expect(SizeToFitHeight.height(content: 0, available: 700) == nil)
    #expect(SizeToFitHeight.height(content: .nan, available: 700) == nil)
    #expect(SizeToFitHeight.height(content: .infinity, available: 700) == nil)
    #expect(SizeToFitHeight.height(content: 240, available: 0) == 240)
  }
}
