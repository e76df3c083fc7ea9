import UIKit

class CircularProgressLayer: CALayer {
  @NSManaged var angle: CGFloat
  @NSManaged var thickness: CGFloat
  @NSManaged var progressColor: UIColor?

  override init() {
    super.init()
    thickness = 4
  }

  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    return key == #keyPath(angle) || key == #keyPath(thickness) || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> CAAction? {
    if event == #keyPath(angle),
      let action = super.action(forKey: #keyPath(backgroundColor)) as? CABasicAnimation
    {
      let animation = CABasicAnimation(keyPath: #keyPath(angle))
      animation.duration = action.duration
      animation.timingFunction = action.timingFunction
      animation.fromValue = (presentation() ?? self).angle
      return animation
    }
    return super.action(forKey: event)
  }

  override func draw(in ctx: CGContext) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = (min(bounds.width, bounds.height) - thickness) / 2
    ctx.setLineWidth(thickness)
    ctx.setStrokeColor((progressColor ?? .blue).cgColor)
    ctx.addArc(
      center: center, radius: radius, startAngle: -.pi / 2, endAngle: angle - .pi / 2, clockwise: false)
    ctx.strokePath()
  }
}

/// A ring that shows progress.
@IBDesignable public class CircularProgressView: UIView {
  override public class var layerClass: AnyClass {
    return CircularProgressLayer.self
  }

  var progressLayer: CircularProgressLayer { return layer as! CircularProgressLayer }

  @IBInspectable public var progress: Double = 0 {
    didSet { progressLayer.angle = CGFloat(progress) * 2 * .pi }
  }

  @IBInspectable public var progressColor: UIColor = .blue {
    didSet {
      progressLayer.progressColor = progressColor
      progressLayer.setNeedsDisplay()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.contentsScale = 1
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  public func animate(to progress: Double, duration: TimeInterval, completion: ((Bool) -> Void)? = nil) {
    let animation = CABasicAnimation(keyPath: #keyPath(CircularProgressLayer.angle))
    animation.fromValue = progressLayer.angle
    animation.toValue = CGFloat(progress) * 2 * .pi
    animation.duration = duration
    CATransaction.begin()
    CATransaction.setCompletionBlock { completion?(true) }
    progressLayer.add(animation, forKey: "angle")
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    self.progress = progress
    CATransaction.commit()
  }
}
