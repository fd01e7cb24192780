// The program has nothing to do by itself: the page calls the exported functions.

@main
struct Main {
  static func main() {}
}
