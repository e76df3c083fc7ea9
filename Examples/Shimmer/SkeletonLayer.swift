import Foundation
import QuartzCore

/// A placeholder for text that is loading: gray bars with a highlight that moves across them.
final class SkeletonLayer: CALayer {
  enum Direction { case leftToRight, topLeftToBottomRight }

  private let highlight = CAGradientLayer()
  private let bars = CALayer()

  override init() {
    super.init()
    highlight.colors = Self.colors
    highlight.locations = [0, 0.5, 1]
    highlight.mask = bars
    addSublayer(highlight)
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

  /// Lays out an avatar and lines of text.
  ///
  /// - Parameter widths: The widths of the lines, as fractions of the available width.
  func setLines(_ widths: [CGFloat]) {
    bars.sublayers = nil
    let avatar = bar(CGRect(x: 0, y: 0, width: 40, height: 40))
    avatar.cornerRadius = 20
    for (index, width) in widths.enumerated() {
      let availableWidth = bounds.width - 52
      let line = bar(CGRect(x: 52, y: 4 + 18 * CGFloat(index), width: availableWidth * width, height: 10))
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
    highlight.frame = bounds
    bars.frame = bounds
  }

  func startShimmering(_ direction: Direction = .leftToRight, period: CFTimeInterval = 1.5) {
    let slide: CAAnimation
    switch direction {
    case .leftToRight:
      highlight.startPoint = CGPoint(x: 0, y: 0.5)
      highlight.endPoint = CGPoint(x: 1, y: 0.5)
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
    highlight.add(slide, forKey: "shimmer")
  }

  var isShimmering: Bool { highlight.animation(forKey: "shimmer") != nil }

  /// Stops the highlight, fades the layer out, and removes it.
  func stopShimmering(fadingOver duration: CFTimeInterval) {
    highlight.removeAnimation(forKey: "shimmer")
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
