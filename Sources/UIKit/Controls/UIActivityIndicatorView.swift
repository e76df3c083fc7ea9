public import QuartzCore

/// A wheel of spokes that turns while something takes its time.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is. Default medium.
  open var style: Style {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The colour of the spokes. Default grey.
  open var color: UIColor! = .systemGray {
    didSet { spoke.backgroundColor = (color ?? .systemGray).resolvedColor(with: traitCollection).cgColor }
  }

  /// Whether nothing shows while the wheel stands still. Default true.
  open var hidesWhenStopped = true {
    didSet { updateVisibility() }
  }

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  private let wheel = CAReplicatorLayer()
  private let spoke = CALayer()

  /// Creates a wheel that stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    prepare()
  }

  /// Creates a wheel of medium size in the middle of a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  /// Reads a wheel's place from an archive.
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

  /// Lets the wheel turn, and show.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    updateVisibility()
    addAnimation()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Where nothing shows it, a layer's animations end.
    if isAnimating, window != nil { addAnimation() }
  }

  private func addAnimation() {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = Wheel.faintest
    fade.duration = Wheel.period
    fade.repeatCount = .infinity
    spoke.add(fade, forKey: Wheel.key)
    CATransaction.withoutActions { wheel.instanceDelay = Wheel.period / Double(Wheel.spokeCount) }
  }

  /// Lets the wheel stand still.
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

/// What the wheel is like.
private enum Wheel {
  static let key = "turning"
  static let spokeCount = 8
  /// The seconds of a turn.
  static let period = 0.8
  /// The opacity of the spoke that was lit longest ago.
  static let faintest = 0.15
  /// As fractions of the wheel's width.
  static let spokeWidth: CGFloat = 0.12
  static let spokeLength: CGFloat = 0.3
}
