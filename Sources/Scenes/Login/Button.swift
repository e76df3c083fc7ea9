import Staging

/// A rounded button with a title.
final class Button: View {
  private let shade = CALayer()

  init(_ title: String, name: String, frame: CGRect, scale: CGFloat) {
    super.init(name: name, frame: frame)
    layer.backgroundColor = CGColor(srgbRed: 0.62745, green: 0.83922, blue: 0.35294, alpha: 1)
    layer.cornerRadius = 8
    layer.masksToBounds = true
    addGloss()
    addShade()
    addTitle(title, scale: scale)
  }

  private func addGloss() {
    let gloss = CAGradientLayer()
    gloss.frame = layer.bounds
    gloss.colors = [CGColor.hexadecimal(0xFFFFFF, alpha: 0.18), CGColor.hexadecimal(0x2B6A12, alpha: 0.22)]
    add(gloss)
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
    title.shadowColor = .hexadecimal(0x2E5E10)
    title.shadowOpacity = 0.5
    title.shadowRadius = 1.5
    title.shadowOffset = CGSize(width: 0, height: 1)
    add(title)
  }
}

extension Button {
  /// Darkens for a moment, as under a finger.
  func press() {
    let press = CABasicAnimation(keyPath: "opacity")
    press.fromValue = 0.35
    press.toValue = 0
    press.duration = 0.35
    press.timingFunction = CAMediaTimingFunction(name: .easeOut)
    shade.add(press, forKey: "press")
  }
}
