import PanelCore
import Testing

@Suite struct ArrayCountTests {
  @Test func elementsAreMadeOnceEachAndInOrder() {
    var asked: [Int] = []
    let squares = Array(count: 5) { (index: Int) -> Int in
      asked.append(index)
      return index * index
    }
    #expect(squares == [0, 1, 4, 9, 16])
    #expect(asked == [0, 1, 2, 3, 4])
  }

  @Test func anArrayOfNoElementsAsksForNone() {
    var isAsked = false
    let empty = Array(count: 0) { (_: Int) -> String in
      isAsked = true
      return ""
    }
    #expect(empty.isEmpty)
    #expect(!isAsked)
  }

  @Test func elementsThatAreReferencesAreKeptAndLetGo() {
    final class Mark {}
    weak var last: Mark?
    do {
      let marks = Array(count: 3) { (_: Int) -> Mark in Mark() }
      last = marks[2]
      #expect(last != nil)
      #expect(marks[0] !== marks[1])
    }
    #expect(last == nil)
  }
}
