public import QuartzCore

/// A control for a number of a range: a thumb on a track, which fingers drag.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private static let thickness: CGFloat = 4
  private static let thumbExtent: CGFloat = 28

  private let track = UIView()
  private let filled = UIView()
  private let thumb = UIView()
  private var number: Float = 0
  /// How far the finger is from the thumb's middle.
  private var grip: CGFloat = 0

  /// Creates a slider from 0 to 1, at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareParts()
  }

  /// Reads a slider from 0 to 1, at 0, from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareParts()
  }

  private func prepareParts() {
    for part in [track, filled] { part.layer.cornerRadius = Self.thickness / 2 }
    thumb.bounds = CGRect(x: 0, y: 0, width: Self.thumbExtent, height: Self.thumbExtent)
    thumb.layer.cornerRadius = Self.thumbExtent / 2
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    for part in [track, filled, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    showColors()
  }

  // MARK: The number

  /// The number, brought into the range. Default 0.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }
  /// The least number. Default 0.
  open var minimumValue: Float = 0 {
    didSet { value = number }
  }
  /// The greatest number; where it's below the least, that counts. Default 1.
  open var maximumValue: Float = 1 {
    didSet { value = number }
  }
  /// Whether ``UIControl/Event/valueChanged`` is sent while the finger drags, not only at the end. Default true.
  open var isContinuous = true

  /// Sets the number, and moves the thumb at once or in 0.25 s; nobody is told.
  open func setValue(_ value: Float, animated: Bool) {
    let greatest = maximumValue > minimumValue ? maximumValue : minimumValue
    number = value > minimumValue ? min(value, greatest) : minimumValue
    if animated { UIView.animate(withDuration: 0.25) { place() } } else { place() }
  }

  // MARK: Looks

  /// The color of the track up to the thumb; nil, the default, is the tint.
  open var minimumTrackTintColor: UIColor? {
    didSet { showColors() }
  }
  /// The color of the track beyond the thumb; nil, the default, is a light gray.
  open var maximumTrackTintColor: UIColor? {
    didSet { showColors() }
  }
  /// The thumb's color; nil, the default, is white.
  open var thumbTintColor: UIColor? {
    didSet { showColors() }
  }

  open override var isEnabled: Bool {
    didSet { alpha = isEnabled ? 1 : 0.5 }
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }
  open override func tintColorDidChange() { showColors() }
  open override func layoutSubviews() { place() }

  private func showColors() {
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    track.backgroundColor = maximumTrackTintColor ?? UIColor(white: 0.47, alpha: 0.2)
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  private func place() {
    let y = bounds.midY - Self.thickness / 2
    track.frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: Self.thickness)
    thumb.center = CGPoint(x: thumbPlace, y: bounds.midY)
    filled.frame = CGRect(x: bounds.minX, y: y, width: thumbPlace - bounds.minX, height: Self.thickness)
  }

  /// How far the thumb can go.
  private var room: CGFloat { max(bounds.width - Self.thumbExtent, 0) }

  private var thumbPlace: CGFloat {
    let extent = maximumValue - minimumValue
    let progress = extent > 0 && extent.isFinite ? CGFloat((number - minimumValue) / extent) : 0
    return bounds.minX + Self.thumbExtent / 2 + progress * room
  }

  // MARK: Fingers

  /// Follows fingers that come down on the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    grip = touch.location(in: self).x - thumbPlace
    return abs(grip) <= Self.thumbExtent
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self).x - grip - bounds.minX - Self.thumbExtent / 2
    let progress = room > 0 ? min(max(place / room, 0), 1) : 0
    let old = number
    value = minimumValue + Float(progress) * (maximumValue - minimumValue)
    if isContinuous, number != old { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }
}
