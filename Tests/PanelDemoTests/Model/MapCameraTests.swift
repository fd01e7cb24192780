import Panels
import Testing

@testable import PanelDemo

@Suite struct MapCameraTests {
  @Test func aGlideEndsAtItsTarget() throws {
    var camera = MapCamera()
    camera.go(to: MapPoint(x: 40, y: -30), at: 1)
    let end = try #require(camera.restTime)
    #expect(camera.place(at: 1) == .zero)
    let half = camera.place(at: (1 + end) / 2)
    #expect(half.x > 0 && half.x < 40 && half.y < 0 && half.y > -30)
    camera.settle(at: end)
    #expect(camera.restTime == nil)
    #expect(camera.place(at: end) == MapPoint(x: 40, y: -30))
  }

  @Test func anotherTargetInFlightDoesNotJump() {
    var camera = MapCamera()
    camera.go(to: MapPoint(x: 40, y: 0), at: 0)
    let before = camera.place(at: 0.2)
    camera.go(to: MapPoint(x: -40, y: 0), at: 0.2)
    #expect(camera.place(at: 0.2).distance(to: before) < 1e-9)
  }

  @Test func aHandOnTheMapStopsIt() {
    var camera = MapCamera()
    camera.go(to: MapPoint(x: 40, y: 0), at: 0)
    let here = camera.place(at: 0.1)
    camera.move(byX: 2, y: 3, at: 0.1)
    #expect(camera.restTime == nil)
    #expect(camera.place(at: 9) == MapPoint(x: here.x + 2, y: here.y + 3))
  }
}
