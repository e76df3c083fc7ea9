public import QuartzCore

/// A control with two buttons that decrease and increase a value, of 94 × 32 points.
///
/// While a button is held, the value changes again every 0.5 s (estimated) unless ``autorepeat`` is false.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)
  private let minus = UIImageView(image: UIImage(systemName: "minus"))
  private let plus = UIImageView(image: UIImage(systemName: "plus"))
  private let line = UIView()
  private var currentValue = 0.0
  private var repeatCall: DelayedCall?

  /// Creates a control with the value 0. Its size is 94 × 32 points, whatever the frame's size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  /// Creates a control with the value 0 from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    line.backgroundColor = .separator
    for (icon, x) in [(minus, 0), (plus, Self.size.width / 2)] {
      icon.contentMode = .center
      icon.frame = CGRect(x: x, y: 0, width: Self.size.width / 2, height: Self.size.height)
    }
    line.frame = CGRect(x: Self.size.width / 2 - 0.5, y: 7, width: 1, height: Self.size.height - 14)
    for view in [minus, plus, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    updateButtons()
  }

  // MARK: Value

  /// The value, which is clamped to the range. Default 0. No event is sent.
  open var value: Double {
    get { currentValue }
    set {
      currentValue = min(max(newValue.isNaN ? 0 : newValue, minimumValue), maximumValue)
      updateButtons()
      propertyDidChange()
    }
  }
  /// The least value. Default 0. A greater one than the maximum raises the maximum.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = currentValue
    }
  }
  /// The greatest value. Default 100. A lower one than the minimum lowers the minimum.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = currentValue
    }
  }
  /// The change of a tap. Default 1.
  open var stepValue = 1.0
  /// Whether events are sent for each change instead of once at the end of the touch. Default true.
  open var isContinuous = true
  /// Whether a held button changes the value again and again. Default true.
  open var autorepeat = true
  /// Whether the value goes on at the other end of the range. Default false.
  open var wraps = false { didSet { updateButtons() } }

  open override var isEnabled: Bool { didSet { updateButtons() } }
  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  private func updateButtons() {
    minus.tintColor = isEnabled && (wraps || currentValue > minimumValue) ? .label : .tertiaryLabel
    plus.tintColor = isEnabled && (wraps || currentValue < maximumValue) ? .label : .tertiaryLabel
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    step(isIncrease: touch.location(in: self).x >= Self.size.width / 2)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stopRepeating()
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  open override func cancelTracking(with event: UIEvent?) { stopRepeating() }

  private func stopRepeating() { repeatCall.take()?.cancel() }

  private func step(isIncrease: Bool) {
    let next = currentValue + (isIncrease ? stepValue : -stepValue)
    let old = currentValue
    value =
      wraps && next > maximumValue
      ? minimumValue : wraps && next < minimumValue ? maximumValue : next
    if isContinuous, value != old { sendActions(for: .valueChanged) }
    guard autorepeat else { return }
    repeatCall = DelayedCall(after: 0.5, in: layer) { [weak self] in
      self?.step(isIncrease: isIncrease)
    }
  }
}
