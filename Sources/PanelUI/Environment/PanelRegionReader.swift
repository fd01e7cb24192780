#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelCore
  import SwiftUI

  /// Fills its container and measures it, without the keyboard.
  struct PanelRegionReader: View {
    @Binding var region: PanelRegionReading?

    var body: some View {
      Color.clear
        .onGeometryChange(for: PanelRegionReading.self) { proxy in
          PanelRegionReading(
            safeFrame: PanelRect(proxy.frame(in: .global)),
            insets: PanelInsets(proxy.safeAreaInsets))
        } action: { new in
          region = new
        }
        .ignoresSafeArea(.keyboard)
        .panelInert()
    }
  }

  /// Fills its container and measures where it ends, with the keyboard.
  struct PanelKeyboardReader: View {
    @Binding var top: Double?

    var body: some View {
      Color.clear
        .onGeometryChange(for: Double.self) { proxy in
          proxy.frame(in: .global).maxY
        } action: { new in
          top = new
        }
        .panelInert()
    }
  }
#endif
