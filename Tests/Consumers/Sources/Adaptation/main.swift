import PanelAdaptation

let adaptation = PanelRegularAdaptation()
precondition(adaptation.usesRegularDisplayMode(availableWidth: 640))
precondition(adaptation.width(availableWidth: 640) == 320)
print(adaptation.width(availableWidth: 844))
