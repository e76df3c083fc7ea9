import UIKit

@objc public protocol StarRatingViewDelegate: AnyObject {
  @objc optional func starRatingView(_ view: StarRatingView, isUpdating rating: Double)
  @objc optional func starRatingView(_ view: StarRatingView, didUpdate rating: Double)
  @objc optional func starRatingViewShouldAllowZero(_ view: StarRatingView) -> Bool
}

/// A row of stars, of which a touch fills some.
@IBDesignable
open class StarRatingView: UIView {
  @IBOutlet open weak var delegate: StarRatingViewDelegate?

  @IBInspectable open var count: Int = 5 { didSet { rebuild() } }
  @IBInspectable open var editable: Bool = true
  @IBInspectable open var rating: Double = 0 { didSet { if rating != oldValue { refresh() } } }

  private(set) var stars: [CAShapeLayer] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    rebuild()
  }

  required public init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    rebuild()
  }

  private func rebuild() {
    stars.forEach { $0.removeFromSuperlayer() }
    stars = (0..<count).map { _ in
      let star = CAShapeLayer()
      star.strokeColor = UIColor.orange.cgColor
      star.fillColor = UIColor.clear.cgColor
      layer.addSublayer(star)
      return star
    }
    setNeedsLayout()
    refresh()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(count, 1))
    for (index, star) in stars.enumerated() {
      star.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
      star.path = StarRatingView.path(in: star.bounds.insetBy(dx: 2, dy: 2)).cgPath
    }
  }

  open override var intrinsicContentSize: CGSize {
    return CGSize(width: 24 * count, height: 24)
  }

  private static func path(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    let outer = min(rect.width, rect.height) / 2
    for index in 0..<10 {
      let radius = index % 2 == 0 ? outer : outer * 0.4
      let angle = CGFloat(index) * .pi / 5 - .pi / 2
      let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  private func refresh() {
    for (index, star) in stars.enumerated() {
      let isFilled = Double(index) < rating.rounded()
      star.fillColor = (isFilled ? UIColor.orange : UIColor.clear).cgColor
    }
  }

  private func updateRating(at point: CGPoint) {
    let value = (Double(point.x / bounds.width) * Double(count)).rounded(.up)
    let minimum: Double = delegate?.starRatingViewShouldAllowZero?(self) == true ? 0 : 1
    rating = Swift.min(Swift.max(value, minimum), Double(count))
  }

  open func handleTouch(at point: CGPoint, ended: Bool) {
    guard editable else { return }
    updateRating(at: point)
    if ended {
      delegate?.starRatingView?(self, didUpdate: rating)
      bounce()
    } else {
      delegate?.starRatingView?(self, isUpdating: rating)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    handleTouch(at: touch.location(in: self), ended: false)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    handleTouch(at: touch.location(in: self), ended: true)
  }

  private func bounce() {
    for (index, star) in stars.enumerated() where Double(index) < rating {
      let animation = CAKeyframeAnimation(keyPath: "transform.scale")
      animation.values = [1, 1.5, 1]
      animation.duration = 0.5
      animation.beginTime = CACurrentMediaTime() + 0.1 * Double(index)
      star.add(animation, forKey: "bounce")
    }
  }
}
