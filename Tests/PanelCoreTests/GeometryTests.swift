import PanelCore
import Testing

@Suite struct GeometryTests {
  @Test func aRectangleNamesItsEdges() {
    let frame = PanelRect(x: 10, y: 412, width: 393, height: 440)
    #expect(frame.minX == 10 && frame.maxX == 403 && frame.midX == 206.5)
    #expect(frame.minY == 412 && frame.maxY == 852 && frame.midY == 632)
    #expect(!frame.isEmpty && PanelRect.zero.isEmpty)
  }

  @Test func theTopLeftEdgesBelongToARectangleAndTheOthersDoNot() {
    let frame = PanelRect(x: 0, y: 0, width: 10, height: 10)
    #expect(frame.contains(PanelPoint(x: 0, y: 0)))
    #expect(!frame.contains(PanelPoint(x: 10, y: 5)))
    #expect(!frame.contains(PanelPoint(x: 5, y: 10)))
  }

  @Test func leadingIsLeftOrRightWithTheDirection() {
    let insets = PanelInsets(leading: 44, trailing: 20)
    #expect(insets.left(in: .leftToRight) == 44 && insets.right(in: .leftToRight) == 20)
    #expect(insets.left(in: .rightToLeft) == 20 && insets.right(in: .rightToLeft) == 44)
    #expect(PanelHorizontalEdge.trailing.isLeft(in: .rightToLeft))
    #expect(PanelHorizontalEdge.leading.isLeft(in: .leftToRight))
    #expect(!PanelHorizontalEdge.trailing.isLeft(in: .leftToRight))
  }

  @Test func anInsetIsReadAndWrittenByItsEdge() {
    var insets = PanelInsets(leading: 1, trailing: 2)
    insets[.leading] += 10
    insets[.trailing] += 20
    #expect(insets == PanelInsets(leading: 11, trailing: 22))
  }

  @Test func aSizeWithoutAreaIsEmptyAlsoWhenItIsNotANumber() {
    #expect(PanelSize(width: .nan, height: 10).isEmpty)
    #expect(PanelSize(width: 10, height: -1).isEmpty)
    #expect(!PanelPoint(x: .infinity, y: 0).isFinite)
  }
}
