import PanelDetents

let context = PanelDetentContext(
  sceneHeight: 800, availableHeight: 750, adaptiveContentHeight: 240)
let resolved = ResolvedDetents(resolving: [.large, .adaptive, .medium], in: context)
precondition(resolved.heights == [240, 400, 750])
print(resolved.heights)
