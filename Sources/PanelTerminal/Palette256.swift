/// The fixed part of the palette of 256 colours: 16 … 231 are a cube of 6 levels a channel, 232 … 255
/// are greys from 8 in steps of 10. The first 16 are the person's own choice and stay untouched.
enum Palette256 {
  /// The levels of the cube, as xterm and all that follow it have them.
  private static func level(_ index: Int) -> Int { index == 0 ? 0 : 55 + 40 * index }

  /// The index of the level nearest to `value`, 0 … 255.
  private static func nearestLevel(_ value: Int) -> Int {
    // Between 0 and 95 the border is 47.5; above, levels are 40 apart.
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }

  /// The index, 16 … 255, of the colour nearest to `color` by squared distance in sRGB.
  ///
  ///     Palette256.nearest(to: TerminalColor(hex: 0xFF0000))  // 196
  static func nearest(to color: TerminalColor) -> Int {
    let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
    let cube = (nearestLevel(red), nearestLevel(green), nearestLevel(blue))
    let cubeDistance = distance(
      red - level(cube.0), green - level(cube.1), blue - level(cube.2))
    // The grey nearest to a colour is the one nearest to its mean.
    let mean = (red + green + blue) / 3
    let step = min(max((mean - 3) / 10, 0), 23)
    let grey = 8 + 10 * step
    let greyDistance = distance(red - grey, green - grey, blue - grey)
    return greyDistance < cubeDistance ? 232 + step : 16 + 36 * cube.0 + 6 * cube.1 + cube.2
  }

  private static func distance(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    red * red + green * green + blue * blue
  }
}
