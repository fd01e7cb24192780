import SwiftUI

/// A map that keeps a place in the middle of what is clear: its safe area.
struct CityMap: View {
  let place: Place
  let marked: Set<Int>

  var body: some View {
    Color(red: 0.93, green: 0.92, blue: 0.88)
      .ignoresSafeArea()
      .overlay {
        ZStack {
          River(place: place).stroke(.blue, lineWidth: 26).opacity(0.35)
          Parks(place: place).fill(Color.green).opacity(0.3)
          Streets(place: place).stroke(.white, lineWidth: 5)
          Pins(place: place, marked: marked).fill(Color.orange)
          Circle().fill(Color.red).frame(width: 14, height: 14)
        }
      }
      .animation(.smooth, value: place)
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: "Map, centred on \(place.name)"))
  }
}

/// Where things of the city are on the screen: the place in the middle, 4 points to a map unit.
struct MapProjection {
  let place: Place
  let rect: CGRect

  func point(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: rect.midX + (x - place.x) * 4, y: rect.midY + (y - place.y) * 4)
  }
}
