import Testing

@testable import PanelDemo

@Suite struct ContentLayoutTests {
  @Test func aParagraphIsWrappedToTheWidthBetweenThePaddings() {
    let content = Content.stack(.title("Title"), .text("one two three four"))
    let layout = ContentLayout(content, columns: 12)
    #expect(layout.rows.map(\.text) == ["Title", "one two", "three", "four"])
    #expect(layout.height == (2 + 4 + 1) * 16)
  }

  @Test func aListScrollsAsFarAsItDoesNotFit() {
    let rows = (0..<10).map { (index: Int) in
      ContentRow(style: .text, text: "\(index)", action: index)
    }
    let layout = ContentLayout(.stack(.title("Title"), .list(rows)), columns: 40)
    #expect(layout.listTop == 48)
    #expect(layout.maximumOffset(panelHeight: 48) == 176)
    #expect(layout.maximumOffset(panelHeight: 148) == 76)
    #expect(layout.maximumOffset(panelHeight: 1000) == 0)
    #expect(layout.activeRows == Array(1...10))
  }

  @Test func noWidthIsTooSmall() {
    for columns in -1...6 {
      #expect(ContentLayout(.text("wherever it goes"), columns: columns).rows.count == 3)
    }
  }
}
