import Foundation
import QuartzCore

/// A place holder for text that is still loading: gray bars that a gleam runs over.
final class SkeletonLayer: CALayer {
  enum Direction { case leftToRight, topLeftToBottomRight }

  private let gleam = CAGradientLayer()
  private let bars = CALayer()

  override init() {
    super.init()
    gleam.colors = Self.colors
    gleam.locations = [0, 0.5, 1]
    gleam.mask = bars
    addSublayer(gleam)
  }

  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private static let base = CGColor(srgbRed: 0.85, green: 0.86, blue: 0.88, alpha: 1)
  private static let light = CGColor(srgbRed: 0.97, green: 0.97, blue: 0.98, alpha: 1)
  private static let colors = [base, light, base]

  /// Lays out an avatar and lines of text of the widths given, in fractions of what there is.
  func setLines(_ widths: [CGFloat]) {
    bars.sublayers = nil
    let avatar = bar(CGRect(x: 0, y: 0, width: 40, height: 40))
    avatar.cornerRadius = 20
    for (index, width) in widths.enumerated() {
      let room = bounds.width - 52
      let line = bar(CGRect(x: 52, y: 4 + 18 * CGFloat(index), width: room * width, height: 10))
      line.cornerRadius = 5
    }
  }

  private func bar(_ frame: CGRect) -> CALayer {
    let bar = CALayer()
    bar.frame = frame
    bar.backgroundColor = CGColor(gray: 0, alpha: 1)
    bars.addSublayer(bar)
    return bar
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    gleam.frame = bounds
    bars.frame = bounds
  }

  func startShimmering(_ direction: Direction = .leftToRight, period: CFTimeInterval = 1.5) {
    let slide: CAAnimation
    switch direction {
    case .leftToRight:
      gleam.startPoint = CGPoint(x: 0, y: 0.5)
      gleam.endPoint = CGPoint(x: 1, y: 0.5)
      let locations = CABasicAnimation(keyPath: "locations")
      locations.fromValue = [-1, -0.5, 0]
      locations.toValue = [1, 1.5, 2]
      slide = locations
    case .topLeftToBottomRight:
      let start = CABasicAnimation(keyPath: "startPoint")
      start.fromValue = NSValue(cgPoint: CGPoint(x: -1, y: -1))
      start.toValue = NSValue(cgPoint: CGPoint(x: 1, y: 1))
      let end = CABasicAnimation(keyPath: "endPoint")
      end.fromValue = NSValue(cgPoint: .zero)
      end.toValue = NSValue(cgPoint: CGPoint(x: 2, y: 2))
      let group = CAAnimationGroup()
      group.animations = [start, end]
      slide = group
    }
    slide.duration = period
    slide.repeatCount = .infinity
    slide.isRemovedOnCompletion = false
    gleam.add(slide, forKey: "shimmer")
  }

  var isShimmering: Bool { gleam.animation(forKey: "shimmer") != nil }

  /// The gleam ends, the bars darken and go: the text is there.
  func stopShimmering(fadingOver duration: CFTimeInterval) {
    gleam.removeAnimation(forKey: "shimmer")
    CATransaction.begin()
    CATransaction.setAnimationDuration(duration)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    CATransaction.setCompletionBlock { [weak self] in
      self?.removeFromSuperlayer()
    }
    opacity = 0
    CATransaction.commit()
  }
}
