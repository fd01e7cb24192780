@main
enum PanelPlots {
  static func main() {}
}
