struct StoryboardCommand {
  var file: String
  var output: String
  func run() throws(DemoFailure) { throw DemoFailure("not yet") }
}
enum ScriptedTour { static let text = "tour\n" }
