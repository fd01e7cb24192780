print("PanelDemo")
