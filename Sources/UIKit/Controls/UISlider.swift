public import QuartzCore

/// A control for a currentValue of a range: a thumb on a track, which fingers drag.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private static let thickness: CGFloat = 4
  private static let thumbExtent: CGFloat = 28

  private let track = UIView()
  private let filledTrack = UIView()
  private let thumb = UIView()
  private var currentValue: Float = 0
  /// How far the finger is from the thumb's middle.
  private var touchOffset: CGFloat = 0

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
    for part in [track, filledTrack] { part.layer.cornerRadius = Self.thickness / 2 }
    thumb.bounds = CGRect(x: 0, y: 0, width: Self.thumbExtent, height: Self.thumbExtent)
    thumb.layer.cornerRadius = Self.thumbExtent / 2
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    for part in [track, filledTrack, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    updateColors()
  }

  // MARK: Value

  /// The currentValue, brought into the range. Default 0.
  open var value: Float {
    get { currentValue }
    set { setValue(newValue, animated: false) }
  }
  /// The least currentValue. Default 0.
  open var minimumValue: Float = 0 {
    didSet { value = currentValue }
  }
  /// The greatest currentValue; where it's below the least, that counts. Default 1.
  open var maximumValue: Float = 1 {
    didSet { value = currentValue }
  }
  /// Whether ``UIControl/Event/valueChanged`` is sent while the finger drags, not only at the end. Default true.
  open var isContinuous = true

  /// Sets the currentValue, and moves the thumb at once or in 0.25 s; nobody is told.
  open func setValue(_ value: Float, animated: Bool) {
    let greatest = maximumValue > minimumValue ? maximumValue : minimumValue
    currentValue = value > minimumValue ? min(value, greatest) : minimumValue
    if animated { UIView.animate(withDuration: 0.25) { layOutParts() } } else { layOutParts() }
  }

  // MARK: Looks

  /// The color of the track up to the thumb; nil, the default, is the tint.
  open var minimumTrackTintColor: UIColor? {
    didSet { updateColors() }
  }
  /// The color of the track beyond the thumb; nil, the default, is a light gray.
  open var maximumTrackTintColor: UIColor? {
    didSet { updateColors() }
  }
  /// The thumb's color; nil, the default, is white.
  open var thumbTintColor: UIColor? {
    didSet { updateColors() }
  }

  open override var isEnabled: Bool {
    didSet { alpha = isEnabled ? 1 : 0.5 }
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }
  open override func tintColorDidChange() { updateColors() }
  open override func layoutSubviews() { layOutParts() }

  private func updateColors() {
    filledTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    track.backgroundColor = maximumTrackTintColor ?? UIColor(white: 0.47, alpha: 0.2)
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  private func layOutParts() {
    let y = bounds.midY - Self.thickness / 2
    track.frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: Self.thickness)
    thumb.center = CGPoint(x: thumbCenterX, y: bounds.midY)
    filledTrack.frame = CGRect(
      x: bounds.minX, y: y, width: thumbCenterX - bounds.minX, height: Self.thickness)
  }

  /// How far the thumb can go.
  private var thumbTravel: CGFloat { max(bounds.width - Self.thumbExtent, 0) }

  private var thumbCenterX: CGFloat {
    let extent = maximumValue - minimumValue
    let progress = extent > 0 && extent.isFinite ? CGFloat((currentValue - minimumValue) / extent) : 0
    return bounds.minX + Self.thumbExtent / 2 + progress * thumbTravel
  }

  // MARK: Fingers

  /// Follows fingers that come down on the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchOffset = touch.location(in: self).x - thumbCenterX
    return abs(touchOffset) <= Self.thumbExtent
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumbOffset = touch.location(in: self).x - touchOffset - bounds.minX - Self.thumbExtent / 2
    let progress = thumbTravel > 0 ? min(max(thumbOffset / thumbTravel, 0), 1) : 0
    let old = currentValue
    value = minimumValue + Float(progress) * (maximumValue - minimumValue)
    if isContinuous, currentValue != old { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }
}
