public import QuartzCore

/// A spinning wheel that indicates activity.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel. Default ``Style/medium``.
  open var style: Style {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The color of the spokes. Default gray.
  open var color: UIColor! = .systemGray {
    didSet {
      spoke.backgroundColor = (color ?? .systemGray).resolvedColor(with: traitCollection).cgColor
      recordAppearance(\UIActivityIndicatorView.color, color)
    }
  }

  /// Whether the wheel is hidden while it's stopped. Default true.
  open var hidesWhenStopped = true {
    didSet { updateVisibility() }
  }

  /// Whether the wheel is spinning.
  open private(set) var isAnimating = false

  private let wheel = CAReplicatorLayer()
  private let spoke = CALayer()

  /// Creates a wheel that is stopped.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    prepare()
  }

  /// Creates a medium wheel in the center of a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  /// Creates a medium wheel from an archive.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    spoke.backgroundColor = color.cgColor
    wheel.instanceCount = Wheel.spokeCount
    wheel.instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(Wheel.spokeCount), 0, 0, 1)
    wheel.instanceAlphaOffset = 0
    wheel.addSublayer(spoke)
    layer.addSublayer(wheel)
    updateVisibility()
    setNeedsLayout()
  }

  /// Starts the animation and shows the wheel.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    updateVisibility()
    addAnimation()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // The animation ended while the layer wasn't displayed.
    if isAnimating, window != nil { addAnimation() }
  }

  private func addAnimation() {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = Wheel.minimumOpacity
    fade.duration = Wheel.period
    fade.repeatCount = .infinity
    spoke.add(fade, forKey: Wheel.key)
    CATransaction.withoutActions { wheel.instanceDelay = Wheel.period / Double(Wheel.spokeCount) }
  }

  /// Stops the animation.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    spoke.removeAnimation(forKey: Wheel.key)
    updateVisibility()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = style.size.width
    CATransaction.withoutActions {
      wheel.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
      let width = side * Wheel.spokeWidth
      spoke.frame = CGRect(x: (side - width) / 2, y: 0, width: width, height: side * Wheel.spokeLength)
      spoke.cornerRadius = width / 2
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }
  open override var intrinsicContentSize: CGSize { style.size }

  private func updateVisibility() { isHidden = hidesWhenStopped && !isAnimating }
}

/// The geometry and timing of the wheel.
private enum Wheel {
  static let key = "turning"
  static let spokeCount = 8
  /// The seconds of a rotation.
  static let period = 0.8
  /// The opacity of the faintest spoke.
  static let minimumOpacity = 0.15
  /// Fractions of the wheel's width.
  static let spokeWidth: CGFloat = 0.12
  static let spokeLength: CGFloat = 0.3
}
