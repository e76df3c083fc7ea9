import CoreGraphics
import Foundation

// An archive contains the color for light views and the one for dark views, each with its color space and components.
// Pattern colors are archived as clear.

extension UIColor {
  func archive(into coder: NSCoder) {
    for style in ArchivedStyle.allCases {
      let color = storage.color(for: UITraitCollection(userInterfaceStyle: style.style))
      let plain = color.pattern == nil ? color : .clear
      coder.encode(plain.colorSpace?.name, forKey: style.rawValue + "Space")
      coder.encode(
        (plain.components ?? []).map { NSNumber(value: Double($0)) } as NSArray, forKey: style.rawValue)
    }
  }
}

private enum ArchivedStyle: String, CaseIterable {
  case light = "UIColorLight"
  case dark = "UIColorDark"

  var style: UIUserInterfaceStyle { self == .light ? .light : .dark }

  func color(from coder: NSCoder) -> CGColor? {
    guard let name = coder.decodeObject(of: NSString.self, forKey: rawValue + "Space"),
      let list = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: rawValue) as? [NSNumber],
      let space = CGColorSpace(name: name), list.count == space.numberOfComponents + 1
    else { return nil }
    return CGColor(colorSpace: space, components: list.map { CGFloat($0.doubleValue) })
  }
}

extension ColorStorage {
  /// Creates a value from an archive; nil if there is no color.
  init?(from coder: NSCoder) {
    guard let light = ArchivedStyle.light.color(from: coder), let dark = ArchivedStyle.dark.color(from: coder)
    else { return nil }
    self = light == dark ? .plain(light) : .pair(light: light, dark: dark)
  }
}
