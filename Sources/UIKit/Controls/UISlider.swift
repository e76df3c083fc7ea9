public import QuartzCore

/// A control for choosing a number in a range by dragging a thumb along a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private static let thickness: CGFloat = 4
  private static let thumbExtent: CGFloat = 28

  private let track = UIImageView()
  private let filledTrack = UIImageView()
  private let thumb = UIImageView()
  private var images = SliderImages() { didSet { updateColors() } }
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

  /// Sets the image of the thumb in a state; nil for the usual disk.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images.thumb[state.rawValue] = image
  }
  /// Sets the image of the track below the value in a state, which is stretched.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.minimumTrack[state.rawValue] = image
  }
  /// Sets the image of the track above the value in a state, which is stretched.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.maximumTrack[state.rawValue] = image
  }
  /// Returns the image of the thumb that was set for a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state.rawValue] }
  /// Returns the image of the track below the value that was set for a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images.minimumTrack[state.rawValue] }
  /// Returns the image of the track above the value that was set for a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images.maximumTrack[state.rawValue] }
  /// The image of the thumb in the current state.
  open var currentThumbImage: UIImage? { images.image(\.thumb, state) }

  open override var isHighlighted: Bool { didSet { updateColors() } }

  open override var isEnabled: Bool {
    didSet {
      alpha = isEnabled ? 1 : 0.5
      updateColors()
    }
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }
  open override func tintColorDidChange() { updateColors() }
  open override func layoutSubviews() { layOutParts() }

  private func updateColors() {
    show(images.image(\.minimumTrack, state), in: filledTrack, or: minimumTrackTintColor ?? tintColor)
    show(
      images.image(\.maximumTrack, state), in: track,
      or: maximumTrackTintColor ?? UIColor(white: 0.47, alpha: 0.2))
    show(currentThumbImage, in: thumb, or: thumbTintColor ?? .white)
    for part in [track, filledTrack] { part.layer.cornerRadius = part.image == nil ? Self.thickness / 2 : 0 }
    thumb.layer.cornerRadius = thumb.image == nil ? Self.thumbExtent / 2 : 0
    thumb.layer.shadowOpacity = thumb.image == nil ? 0.15 : 0
    layOutParts()
  }

  private func show(_ image: UIImage?, in view: UIImageView, or color: UIColor) {
    view.image = image
    view.backgroundColor = image == nil ? color : nil
  }

  private func layOutParts() {
    place(track, width: bounds.width)
    place(filledTrack, width: thumbCenterX - bounds.minX)
    filledTrack.frame = directed(filledTrack.frame)
    thumb.bounds.size = thumbSize
    thumb.center = CGPoint(x: directed(thumbCenterX), y: bounds.midY)
  }

  private func place(_ part: UIImageView, width: CGFloat) {
    let height = part.image?.size.height ?? Self.thickness
    part.frame = CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: width, height: height)
  }

  private func directed(_ x: CGFloat) -> CGFloat { trailingSign > 0 ? x : bounds.minX + bounds.maxX - x }

  private var thumbSize: CGSize {
    thumb.image?.size ?? CGSize(width: Self.thumbExtent, height: Self.thumbExtent)
  }

  /// The distance that the thumb can move, in points.
  private var thumbTravel: CGFloat { max(bounds.width - thumbSize.width, 0) }

  private var thumbCenterX: CGFloat {
    let extent = maximumValue - minimumValue
    let progress = extent > 0 && extent.isFinite ? CGFloat((currentValue - minimumValue) / extent) : 0
    return bounds.minX + thumbSize.width / 2 + progress * thumbTravel
  }

  // MARK: Touches

  /// Tracks touches that begin on the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchOffset = directed(touch.location(in: self).x) - thumbCenterX
    return abs(touchOffset) <= max(thumbSize.width, Self.thumbExtent)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumbOffset = directed(touch.location(in: self).x) - touchOffset - bounds.minX - thumbSize.width / 2
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

/// The images of a slider's parts, by the raw values of states.
@MainActor
private struct SliderImages {
  var thumb: [UInt: UIImage] = [:]
  var minimumTrack: [UInt: UIImage] = [:]
  var maximumTrack: [UInt: UIImage] = [:]

  /// The image of a part in a state, or else in the normal one.
  func image(_ part: KeyPath<SliderImages, [UInt: UIImage]>, _ state: UIControl.State) -> UIImage? {
    self[keyPath: part][state.rawValue] ?? self[keyPath: part][UIControl.State.normal.rawValue]
  }
}
