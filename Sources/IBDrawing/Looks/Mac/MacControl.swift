import IBLayout
import IBModel

/// Properties that looks of AppKit's controls share.
extension DrawnView {
  var mac: AppKitAppearance? { appearance.appKit }

  var macSettings: AppKitSettings? {
    if case .appKit(let settings) = view.content { settings } else { nil }
  }

  var macFont: TextFont { context.font(macSettings?.font, size: (macSettings?.size ?? .regular).fontSize) }

  var macSurface: RGBColor { palette.isDark ? RGBColor(255, 255, 255, 0.25) : .white }

  var macLine: RGBColor { palette.isDark ? RGBColor(255, 255, 255, 0.15) : RGBColor(0, 0, 0, 0.18) }

  var macTextColor: RGBColor {
    let color = self.color(mac?.textColor, or: "controlText")
    return appearance.isEnabled ? color : palette.role("disabledControlText")
  }
}
