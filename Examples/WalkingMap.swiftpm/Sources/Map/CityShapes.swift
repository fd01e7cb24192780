import SwiftUI

/// A grid of streets, a little crooked.
struct Streets: Shape {
  let place: Place

  func path(in rect: CGRect) -> Path {
    let map = MapProjection(place: place, rect: rect)
    var path = Path()
    for line in stride(from: -160.0, through: 160, by: 20) {
      path.move(to: map.point(line, -160))
      path.addLine(to: map.point(line + 12, 160))
      path.move(to: map.point(-160, line))
      path.addLine(to: map.point(160, line - 9))
    }
    return path
  }
}

/// The river, from the north-west to the harbour.
struct River: Shape {
  let place: Place

  func path(in rect: CGRect) -> Path {
    let map = MapProjection(place: place, rect: rect)
    var path = Path()
    path.move(to: map.point(-160, -60))
    path.addQuadCurve(to: map.point(-30, 12), control: map.point(-70, -50))
    path.addQuadCurve(to: map.point(160, 90), control: map.point(20, 90))
    return path
  }
}

/// Three parks.
struct Parks: Shape {
  let place: Place

  func path(in rect: CGRect) -> Path {
    let map = MapProjection(place: place, rect: rect)
    var path = Path()
    for (x, y, radius) in [(34.0, -31.0, 22.0), (-34, 30, 14), (-40, -70, 30)] {
      let corner = map.point(x - radius, y - radius)
      path.addEllipse(
        in: CGRect(x: corner.x, y: corner.y, width: radius * 8, height: radius * 8))
    }
    return path
  }
}

/// The places that are marked.
struct Pins: Shape {
  let place: Place
  let marked: Set<Int>

  func path(in rect: CGRect) -> Path {
    let map = MapProjection(place: place, rect: rect)
    var path = Path()
    for pin in Place.all where marked.contains(pin.id) {
      let centre = map.point(pin.x, pin.y)
      path.addEllipse(in: CGRect(x: centre.x - 6, y: centre.y - 6, width: 12, height: 12))
    }
    return path
  }
}
