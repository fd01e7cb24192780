import PanelPresentation

var panel = Panel()
panel.send(.scene(PanelSceneGeometry(size: PanelSize(width: 393, height: 852))), at: 0)
panel.send(.configure(PanelConfiguration().panelDetents([.medium, .large])), at: 0)
panel.send(.present, at: 0)
let effects = panel.send(.frame, at: 2)
precondition(Array(effects) == [.settled(.medium)])
print(panel.placement(at: 2).frame)
