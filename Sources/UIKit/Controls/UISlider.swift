public import QuartzCore

/// A control for choosing a number in a range by dragging a thumb along a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private static let thickness: CGFloat = 4
  private static let thumbExtent: CGFloat = 28

  private let track = UIView()
  private let filledTrack = UIView()
  private let thumb = UIView()
  private var currentValue: Float = 0
  /// The distance from the thumb's center to the touch, in points.
  private var touchOffset: CGFloat = 0

  /// Creates a slider with a range of 0 to 1 and a value of 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareParts()
  }

  /// Creates a slider with a range of 0 to 1 and a value of 0 from an archive.
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

  /// The value, clamped to the range. Default 0.
  open var value: Float {
    get { currentValue }
    set { setValue(newValue, animated: false) }
  }
  /// The lower bound of the range. Default 0.
  open var minimumValue: Float = 0 {
    didSet { value = currentValue }
  }
  /// The upper bound of the range. If it's below the lower bound, the range is the lower bound. Default 1.
  open var maximumValue: Float = 1 {
    didSet { value = currentValue }
  }
  /// Whether ``UIControl/Event/valueChanged`` is sent during dragging, not just at the end. Default true.
  open var isContinuous = true

  /// Sets the value, with an animation of 0.25 s if requested. No event is sent.
  open func setValue(_ value: Float, animated: Bool) {
    let greatest = maximumValue > minimumValue ? maximumValue : minimumValue
    currentValue = value > minimumValue ? min(value, greatest) : minimumValue
    if animated { UIView.animate(withDuration: 0.25) { layOutParts() } } else { layOutParts() }
    propertyDidChange()
  }

  // MARK: Appearance

  /// The color of the track below the value; nil, the default, uses the tint color.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      updateColors()
      recordAppearance(\UISlider.minimumTrackTintColor, minimumTrackTintColor)
    }
  }
  /// The color of the track above the value; nil, the default, uses a light gray.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      updateColors()
      recordAppearance(\UISlider.maximumTrackTintColor, maximumTrackTintColor)
    }
  }
  /// The color of the thumb; nil, the default, uses white.
  open var thumbTintColor: UIColor? {
    didSet {
      updateColors()
      recordAppearance(\UISlider.thumbTintColor, thumbTintColor)
    }
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

  /// The distance that the thumb can move, in points.
  private var thumbTravel: CGFloat { max(bounds.width - Self.thumbExtent, 0) }

  private var thumbCenterX: CGFloat {
    let extent = maximumValue - minimumValue
    let progress = extent > 0 && extent.isFinite ? CGFloat((currentValue - minimumValue) / extent) : 0
    return bounds.minX + Self.thumbExtent / 2 + progress * thumbTravel
  }

  // MARK: Touches

  /// Tracks touches that begin on the thumb.
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
