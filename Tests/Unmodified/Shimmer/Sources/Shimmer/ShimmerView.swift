import UIKit

/// A view whose subviews are swept by a band of light while content is loading.
open class ShimmerView: UIView {
  public enum Direction {
    case right, left, up, down

    fileprivate var points: (start: CGPoint, end: CGPoint) {
      switch self {
      case .right: return (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
      case .left: return (CGPoint(x: 1, y: 0.5), CGPoint(x: 0, y: 0.5))
      case .up: return (CGPoint(x: 0.5, y: 1), CGPoint(x: 0.5, y: 0))
      case .down: return (CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1))
      }
    }
  }

  private static let animationKey = "shimmer.locations"

  open var direction: Direction = .right { didSet { updateDirection() } }
  open var duration: TimeInterval = 1
  open var pause: TimeInterval = 0.5
  /// The opacity of content outside of the band.
  open var restingAlpha: CGFloat = 0.5 { didSet { updateColors() } }

  open private(set) var isShimmering = false

  let maskLayer = CAGradientLayer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    maskLayer.locations = [0.4, 0.5, 0.6]
    updateDirection()
    updateColors()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    maskLayer.frame = bounds
    CATransaction.commit()
  }

  open func startShimmering() {
    guard !isShimmering else { return }
    isShimmering = true
    layer.mask = maskLayer
    maskLayer.frame = bounds

    let sweep = CABasicAnimation(keyPath: "locations")
    sweep.fromValue = [-0.2, -0.1, 0.0]
    sweep.toValue = [1.0, 1.1, 1.2]
    sweep.duration = duration

    let group = CAAnimationGroup()
    group.animations = [sweep]
    group.duration = duration + pause
    group.repeatCount = .infinity
    group.isRemovedOnCompletion = false
    maskLayer.add(group, forKey: ShimmerView.animationKey)
  }

  open func stopShimmering() {
    guard isShimmering else { return }
    isShimmering = false
    maskLayer.removeAnimation(forKey: ShimmerView.animationKey)
    layer.mask = nil
  }

  private func updateDirection() {
    (maskLayer.startPoint, maskLayer.endPoint) = direction.points
  }

  private func updateColors() {
    let resting = UIColor(white: 0, alpha: restingAlpha).cgColor
    maskLayer.colors = [resting, UIColor.black.cgColor, resting]
  }
}
