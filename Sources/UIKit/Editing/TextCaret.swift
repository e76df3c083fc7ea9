import QuartzCore

/// The blinking line at which typed text is inserted.
@MainActor
final class TextCaret {
  let layer = CALayer()
  static let width: CGFloat = 2
  private static let key = "blink"

  init() {
    layer.name = "caret"
    layer.isHidden = true
    layer.cornerRadius = TextCaret.width / 2
  }

  /// Shows the caret, visible at first, in a rectangle.
  func show(in rect: CGRect, color: UIColor) {
    CATransaction.withoutActions {
      layer.isHidden = false
      layer.backgroundColor = color.cgColor
      layer.frame = rect
    }
    blink()
  }

  func hide() {
    CATransaction.withoutActions { layer.isHidden = true }
    layer.removeAnimation(forKey: TextCaret.key)
  }

  /// Makes the caret disappear once per second, the first time after half a second.
  private func blink() {
    let blink = CAKeyframeAnimation(keyPath: "opacity")
    blink.values = [1, 1, 0, 0, 1]
    blink.keyTimes = [0, 0.5, 0.6, 0.9, 1]
    blink.duration = 1
    blink.repeatCount = .infinity
    layer.add(blink, forKey: TextCaret.key)
  }
}
