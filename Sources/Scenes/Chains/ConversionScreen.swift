import AnimationConversion
import Staging

/// Four squares that move up and down: a spring beside its keyframes, and a timing curve beside its keyframes.
enum ConversionScreen {
  private static let side: CGFloat = 36
  private static let top: CGFloat = 46
  private static let bottom: CGFloat = 146

  static func show(in layer: CALayer, scale: CGFloat) {
    layer.backgroundColor = .white
    let style = TextStyle(fontName: "Inter", size: 11, color: CGColor(gray: 0.35, alpha: 1))
    let columns = zip(["spring", "keyframes", "basic", "keyframes"], animations())
    for (index, (name, animation)) in columns.enumerated() {
      let x = 50 + 73 * CGFloat(index)
      let box = CGRect(x: x - 36, y: 208, width: 72, height: 20)
      layer.addSublayer(CATextLayer(name, style, in: box, alignment: .center, scale: scale))
      let square = ChainSquare.layer(
        in: CGRect(x: x - side / 2, y: top - side / 2, width: side, height: side))
      layer.addSublayer(square)
      square.add(animation, forKey: "move")
    }
  }

  /// Returns two pairs of an original and its conversion, each of which runs forward for two seconds and then back.
  private static func animations() -> [CAAnimation] {
    let spring = CASpringAnimation(keyPath: "position.y")
    (spring.fromValue, spring.toValue, spring.damping, spring.duration) = (top, bottom, 6, 2)
    let basic = CABasicAnimation(keyPath: "position.y")
    (basic.fromValue, basic.toValue, basic.duration) = (top, bottom, 2)
    basic.timingFunction = .easeInOutBack
    let originals = [spring, basic]
    for original in originals { original.autoreverses = true }
    return originals.flatMap { original in
      let keyframes = (original as? CASpringAnimation).map { SpringKeyframeAnimation($0) }
      return [original, (try? keyframes ?? original.keyframeAnimation()) ?? original] as [CAAnimation]
    }
  }
}
