public import QuartzCore

extension CALayer {
  /// Fades in a loading indicator in the center of the layer. The indicator turns once in 0.9 s. A second call has no
  /// effect.
  ///
  /// - Parameter color: The color of the indicator. Default gray.
  public func showLoading(color: CGColor = CGColor(gray: 0.5, alpha: 1)) {
    guard loadingIndicator == nil else { return }
    let indicator = LoadingIndicator(color: color)
    indicator.position = CGPoint(x: bounds.midX, y: bounds.midY)
    addSublayer(indicator)
    indicator.animate(.fadeIn)
  }

  /// Fades out the loading indicator while it grows to three times its size, in 0.7 s, and removes it.
  public func hideLoading() {
    guard let indicator = loadingIndicator else { return }
    indicator.isLeaving = true
    indicator.animate(.move(scaleX: 3, scaleY: 3, opacity: 0, direction: .to)) { _ in
      indicator.removeFromSuperlayer()
    }
  }

  /// Whether the loading indicator is visible and isn't fading out.
  public var isShowingLoading: Bool { loadingIndicator != nil }

  private var loadingIndicator: LoadingIndicator? {
    (sublayers ?? []).lazy.compactMap { $0 as? LoadingIndicator }.first { !$0.isLeaving }
  }
}

/// A turning indicator: three quarters of a circle, 40 points wide.
private final class LoadingIndicator: CALayer {
  var isLeaving = false

  private static let diameter = 40.0

  convenience init(color: CGColor) {
    self.init()
    bounds = CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter)
    zPosition = 1
    let arc = CAShapeLayer()
    arc.frame = bounds
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: bounds.midX, y: bounds.midY), radius: Self.diameter / 2 - 2, startAngle: 0,
      endAngle: 1.5 * .pi, clockwise: false)
    (arc.path, arc.fillColor, arc.strokeColor) = (path, nil, color)
    (arc.lineWidth, arc.lineCap) = (4, .round)
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    (turn.fromValue, turn.toValue) = (0.0, 2 * Double.pi)
    (turn.duration, turn.repeatCount) = (0.9, .infinity)
    arc.add(turn, forKey: "turn")
    addSublayer(arc)
  }
}
