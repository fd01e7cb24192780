import PanelCore
import Testing

@Suite struct PanelSceneGeometryTests {
  private let phone = PanelSceneGeometry(
    size: PanelSize(width: 393, height: 852),
    safeAreaInsets: PanelSafeAreaInsets(top: 59, bottom: 34))

  @Test func aPhoneOffersTheHeightBetweenItsInsets() {
    #expect(phone.availableHeight == 759)
    #expect(phone.availableWidth == 393)
  }

  @Test func theKeyboardCoversTheBottomInsetInsteadOfAddingToIt() {
    var typing = phone
    typing.keyboardHeight = 336
    #expect(typing.bottomObstruction == 336)
    #expect(typing.availableHeight == 852 - 59 - 336)
  }

  @Test func insetsLargerThanTheSceneLeaveNothing() {
    let tiny = PanelSceneGeometry(
      size: PanelSize(width: 50, height: 50),
      safeAreaInsets: PanelSafeAreaInsets(top: 40, leading: 30, bottom: 40, trailing: 30))
    #expect(tiny.availableHeight == 0)
    #expect(tiny.availableWidth == 0)
  }

  @Test func aGeometryInOrderIsLeftAsItIs() {
    var issues: [PanelIssue] = []
    #expect(phone.validated { issues.append($0) } == phone)
    #expect(issues.isEmpty)
  }

  @Test(arguments: [Double.nan, -1, -Double.infinity])
  func lengthsThatMeanNothingBecomeZeroAndAreReported(length: Double) {
    var broken = phone
    broken.size.width = length
    broken.keyboardHeight = length
    var issues: [PanelIssue] = []
    let used = broken.validated { issues.append($0) }
    #expect(used.size.width == 0 && used.keyboardHeight == 0 && used.size.height == 852)
    #expect(
      issues == [
        .sceneValueOutOfRange(.width, given: length, used: 0),
        .sceneValueOutOfRange(.keyboardHeight, given: length, used: 0),
      ])
  }

  @Test func anInfiniteSceneIsHeldToTheLargestOne() {
    let endless = PanelSceneGeometry(size: PanelSize(width: .infinity, height: 1e300))
    let used = endless.validated { _ in }
    #expect(used.size == PanelSize(width: 1e6, height: 1e6))
  }

  @Test(arguments: [Double.nan, 0, -2, .infinity, 1e-300, 0.0099, 100.1])
  func aDisplayScaleThatMeansNothingBecomesOne(scale: Double) {
    var broken = phone
    broken.displayScale = scale
    var count = 0
    #expect(broken.validated { _ in count += 1 }.displayScale == 1)
    #expect(count == 1)
  }

  @Test(arguments: [0.01, 1.5, 100])
  func aDisplayScaleInRangeIsKept(scale: Double) {
    var odd = phone
    odd.displayScale = scale
    #expect(odd.validated { Issue.record("\($0)") }.displayScale == scale)
  }
}
