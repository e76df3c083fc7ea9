import Staging

/// A rounded field that shows the typed text, or a placeholder.
final class TextField: View {
  private(set) var text = ""
  private let placeholder: CATextLayer
  private let line: CATextLayer
  private let caret = CALayer()

  init(placeholder hint: String, name: String, frame: CGRect, scale: CGFloat) {
    let box = CGRect(origin: .zero, size: frame.size).insetBy(dx: 10, dy: 0)
    func line(_ text: String, _ color: UInt32) -> CATextLayer {
      let style = TextStyle(fontName: ".SFUI-Regular", size: 15, color: .hexadecimal(color))
      return CATextLayer(text, style, in: box, alignment: .left, scale: scale)
    }
    placeholder = line(hint, 0x6B8BA0)
    self.line = line("", 0x17384F)
    super.init(name: name, frame: frame)
    layer.backgroundColor = .hexadecimal(0xFFFFFF, alpha: 0.94)
    layer.cornerRadius = 6
    castShadow()
    add(placeholder)
    add(self.line)
    addCaret()
  }

  private func castShadow() {
    layer.castFieldShadow()
    let radius = min(layer.cornerRadius, layer.bounds.width / 2)
    layer.shadowPath = CGPath(
      roundedRect: layer.bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }

  private func addCaret() {
    caret.name = "caret"
    caret.bounds = CGRect(x: 0, y: 0, width: 2, height: 19)
    caret.position = CGPoint(x: line.frame.minX - 1, y: layer.bounds.midY)
    caret.cornerRadius = 1
    caret.backgroundColor = .hexadecimal(0x1E8FD5)
    caret.isHidden = true
    add(caret)
  }
}

// MARK: - Editing

extension TextField {
  /// Shows the caret.
  func beginEditing() {
    caret.isHidden = false
    blink()
  }

  /// Hides the caret.
  func endEditing() {
    caret.isHidden = true
    caret.removeAnimation(forKey: "blink")
  }

  /// Appends a character.
  func type(_ character: Character) {
    text.append(character)
    line.string = text
    placeholder.isHidden = true
    let width = text.reduce(0) { $0 + TextField.advances[$1, default: 0.58] } * line.fontSize
    caret.position.x = line.frame.minX + width + 1
    blink()
  }

  /// Hides the caret once per second, for the first time after half a second.
  private func blink() {
    let blink = CAKeyframeAnimation(keyPath: "opacity")
    blink.values = [1, 1, 0, 0, 1]
    blink.keyTimes = [0, 0.5, 0.6, 0.9, 1]
    blink.duration = 1
    blink.repeatCount = .infinity
    caret.add(blink, forKey: "blink")
  }

  /// The advances of letters in the system font, relative to the font size; Core Animation doesn't measure text.
  private static let advances: [Character: CGFloat] = ["a": 0.564, "n": 0.585, "•": 0.5625]
}

extension CALayer {
  /// Gives a field a shadow that lifts it off its background.
  func castFieldShadow() {
    shadowColor = .hexadecimal(0x06304F)
    shadowOpacity = 0.3
    shadowRadius = 4
    shadowOffset = CGSize(width: 0, height: 2)
  }
}
