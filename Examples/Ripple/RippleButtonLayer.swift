import Foundation
import QuartzCore

/// A raised button in which ink spreads from a touch.
final class RippleButtonLayer: CALayer {
  var rippleColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.45)
  var rippleDuration: CFTimeInterval = 0.6
  /// A closure that is called when the ink of a touch has disappeared.
  var onRippleEnd: (() -> Void)?

  private let surface = CALayer()

  init(color: CGColor) {
    super.init()
    surface.backgroundColor = color
    surface.masksToBounds = true
    addSublayer(surface)
    shadowColor = CGColor(srgbRed: 0.1, green: 0.1, blue: 0.3, alpha: 1)
    shadowOpacity = 0.3
    shadowRadius = 3
    shadowOffset = CGSize(width: 0, height: 2)
    borderColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.6)
  }

  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    surface.frame = bounds
    surface.cornerRadius = cornerRadius
    shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil)
    CATransaction.commit()
  }

  // MARK: - Touches

  func touchDown(at point: CGPoint) {
    ripple(at: point)
    add(rise(), forKey: "press")
    surface.add(growth(), forKey: "press")
  }

  func touchUp() {
    removeAnimation(forKey: "press")
    surface.removeAnimation(forKey: "press")
    let glow = animation("borderColor", from: rippleColor, to: borderColor)
    let line = animation("borderWidth", from: 2, to: borderWidth)
    add(group([glow, line], duration: 0.4, .easeIn), forKey: "release")
  }

  // MARK: - Ink

  /// Adds ink that grows from a dot to a disk that covers the button, then fades.
  private func ripple(at point: CGPoint) {
    let ink = CAShapeLayer()
    ink.frame = bounds
    ink.fillColor = rippleColor
    ink.opacity = 0
    surface.addSublayer(ink)

    let radius = hypot(max(point.x, bounds.width - point.x), max(point.y, bounds.height - point.y))
    let spread = CABasicAnimation(keyPath: "path")
    spread.fromValue = disk(at: point, radius: 1)
    spread.toValue = disk(at: point, radius: radius)
    spread.duration = rippleDuration
    spread.timingFunction = CAMediaTimingFunction(controlPoints: 0, 0, 0.2, 1)
    ink.path = disk(at: point, radius: radius)

    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = [1, 1, 0]
    fade.keyTimes = [0, 0.5, 1]
    fade.duration = rippleDuration

    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in
      ink.removeFromSuperlayer()
      self?.onRippleEnd?()
    }
    ink.add(spread, forKey: "spread")
    ink.add(fade, forKey: "fade")
    CATransaction.commit()
  }

  private func disk(at center: CGPoint, radius: CGFloat) -> CGPath {
    let square = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return CGPath(ellipseIn: square, transform: nil)
  }

  // MARK: - Elevation

  /// Returns an animation that raises the button until it's removed.
  private func rise() -> CAAnimationGroup {
    let narrow = CGPath(
      roundedRect: bounds.insetBy(dx: 4, dy: 4), cornerWidth: cornerRadius, cornerHeight: cornerRadius,
      transform: nil)
    return persistentGroup(
      [
        animation("shadowOpacity", from: nil, to: 0.5),
        animation("shadowRadius", from: nil, to: 8),
        animation("shadowOffset", from: nil, to: CGSize(width: 0, height: 8)),
        animation("shadowColor", from: nil, to: CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)),
        animation("shadowPath", from: shadowPath, to: narrow),
      ])
  }

  private func growth() -> CAAnimationGroup {
    persistentGroup([
      animation("bounds", from: nil, to: bounds.insetBy(dx: -3, dy: -3)),
      animation("cornerRadius", from: nil, to: cornerRadius + 3),
    ])
  }

  private func persistentGroup(_ animations: [CAAnimation]) -> CAAnimationGroup {
    let group = group(animations, duration: 0.3, .easeOut, fillMode: .forwards)
    group.isRemovedOnCompletion = false
    return group
  }

  private func animation(_ keyPath: String, from: Any?, to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    return animation
  }

  private func group(
    _ animations: [CAAnimation], duration: CFTimeInterval, _ curve: CAMediaTimingFunctionName,
    fillMode: CAMediaTimingFillMode = .removed
  ) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = animations
    group.duration = duration
    group.timingFunction = CAMediaTimingFunction(name: curve)
    group.fillMode = fillMode
    return group
  }
}
