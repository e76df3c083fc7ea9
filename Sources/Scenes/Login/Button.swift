import Staging

/// A rounded button with a title.
final class Button: View {
  private let shade = CALayer()

  init(_ title: String, name: String, frame: CGRect, scale: CGFloat) {
    super.init(name: name, frame: frame)
    layer.backgroundColor = CGColor(srgbRed: 0.62745, green: 0.83922, blue: 0.35294, alpha: 1)
    layer.cornerRadius = 8
    layer.masksToBounds = true
    add(Button.gloss(in: layer.bounds))
    addShade()
    addTitle(title, scale: scale)
  }

  /// Returns a gradient that looks like light from above.
  static func gloss(in box: CGRect) -> CALayer {
    let gloss = CAGradientLayer()
    gloss.frame = box
    gloss.colors = [CGColor.hexadecimal(0xFFFFFF, alpha: 0.18), CGColor.hexadecimal(0x2B6A12, alpha: 0.22)]
    return gloss
  }

  private func addShade() {
    shade.frame = layer.bounds
    shade.backgroundColor = .hexadecimal(0x2B5A12)
    shade.opacity = 0
    add(shade)
  }

  private func addTitle(_ text: String, scale: CGFloat) {
    let style = TextStyle(fontName: ".SFUI-Semibold", size: 18, color: .white)
    let title = CATextLayer(text, style, in: layer.bounds, alignment: .center, scale: scale)
    title.castTitleShadow()
    add(title)
  }
}

extension Button {
  /// Darkens the button briefly, as a tap does.
  func press() {
    let press = CABasicAnimation(keyPath: "opacity")
    press.fromValue = 0.35
    press.toValue = 0
    press.duration = 0.35
    press.timingFunction = CAMediaTimingFunction(name: .easeOut)
    shade.add(press, forKey: "press")
  }
}

extension CALayer {
  /// Gives a title a shadow that separates it from its background.
  func castTitleShadow() {
    shadowColor = .hexadecimal(0x2E5E10)
    shadowOpacity = 0.5
    shadowRadius = 1.5
    shadowOffset = CGSize(width: 0, height: 1)
  }
}
