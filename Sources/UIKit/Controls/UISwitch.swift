public import QuartzCore

/// A control that is on or off: a knob in a groove of 51 × 31 points.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private static let gap: CGFloat = 2

  private let groove = UIView()
  private let knob = UIView()
  private var isShownOn = false
  /// Whether the finger has turned it.
  private var hasFollowed = false

  /// Creates a switch that is off; it's 51 × 31 points whatever the frame's size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepareParts()
  }

  /// Reads a switch that is off from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareParts()
  }

  private func prepareParts() {
    groove.frame = CGRect(origin: .zero, size: Self.size)
    groove.layer.cornerRadius = Self.size.height / 2
    let extent = Self.size.height - 2 * Self.gap
    knob.bounds = CGRect(x: 0, y: 0, width: extent, height: extent)
    knob.layer.cornerRadius = extent / 2
    knob.layer.shadowOpacity = 0.15
    knob.layer.shadowRadius = 4
    knob.layer.shadowOffset = CGSize(width: 0, height: 3)
    for part in [groove, knob] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    showState()
  }

  // MARK: State

  /// Whether it's on. Default false.
  open var isOn: Bool {
    get { isShownOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns it on or off, at once or in 0.25 s; nobody is told.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isShownOn else { return }
    isShownOn = on
    if animated { UIView.animate(withDuration: 0.25) { showState() } } else { showState() }
  }

  /// The groove's color when it's on; nil, the default, is the system's green.
  open var onTintColor: UIColor? {
    didSet { showState() }
  }
  /// The knob's color; nil, the default, is white.
  open var thumbTintColor: UIColor? {
    didSet { showState() }
  }

  open override var isEnabled: Bool {
    didSet { alpha = isEnabled ? 1 : 0.5 }
  }
  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  private func showState() {
    let x = isShownOn ? Self.size.width - Self.size.height / 2 : Self.size.height / 2
    knob.center = CGPoint(x: x, y: Self.size.height / 2)
    knob.backgroundColor = thumbTintColor ?? .white
    groove.backgroundColor = isShownOn ? onTintColor ?? .systemGreen : UIColor(white: 0.47, alpha: 0.16)
  }

  // MARK: Fingers

  /// Turns it to where the finger goes.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let way = touch.location(in: self).x - convert(touch.startPlace, from: touch.window).x
    if abs(way) > Self.size.width / 4, isShownOn != (way > 0) {
      hasFollowed = true
      turn(to: way > 0)
    }
    return true
  }

  /// Turns it over unless the finger has turned it already.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    defer { hasFollowed = false }
    if !hasFollowed, isTouchInside { turn(to: !isShownOn) }
  }

  open override func cancelTracking(with event: UIEvent?) { hasFollowed = false }

  private func turn(to on: Bool) {
    setOn(on, animated: true)
    sendActions(for: .valueChanged)
  }
}
