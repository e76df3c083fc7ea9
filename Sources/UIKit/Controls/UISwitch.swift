public import QuartzCore

/// A control with two states, on and off, displayed as a knob in a track of 51 × 31 points.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private static let gap: CGFloat = 2

  private let track = UIView()
  private let knob = UIView()
  private var isCurrentlyOn = false
  /// Whether a drag has already changed the state.
  private var wasTurnedByDrag = false

  /// Creates a switch that is off. Its size is 51 × 31 points, regardless of the frame's size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepareParts()
  }

  /// Creates a switch that is off from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareParts()
  }

  private func prepareParts() {
    track.frame = CGRect(origin: .zero, size: Self.size)
    track.layer.cornerRadius = Self.size.height / 2
    let extent = Self.size.height - 2 * Self.gap
    knob.bounds = CGRect(x: 0, y: 0, width: extent, height: extent)
    knob.layer.cornerRadius = extent / 2
    knob.layer.shadowOpacity = 0.15
    knob.layer.shadowRadius = 4
    knob.layer.shadowOffset = CGSize(width: 0, height: 3)
    for part in [track, knob] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    updateParts()
  }

  // MARK: State

  /// Whether the switch is on. Default false.
  open var isOn: Bool {
    get { isCurrentlyOn }
    set { setOn(newValue, animated: false) }
  }

  /// Sets the state, with an animation of 0.25 s if requested. No event is sent.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isCurrentlyOn else { return }
    isCurrentlyOn = on
    if animated { UIView.animate(withDuration: 0.25) { updateParts() } } else { updateParts() }
    propertyDidChange()
  }

  /// The color of the track while on; nil, the default, uses the system green.
  open var onTintColor: UIColor? {
    didSet {
      updateParts()
      recordAppearance(\UISwitch.onTintColor, onTintColor)
    }
  }
  /// The color of the knob; nil, the default, uses white.
  open var thumbTintColor: UIColor? {
    didSet {
      updateParts()
      recordAppearance(\UISwitch.thumbTintColor, thumbTintColor)
    }
  }

  open override var isEnabled: Bool {
    didSet { alpha = isEnabled ? 1 : 0.5 }
  }
  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateParts()
  }

  private func updateParts() {
    let isAtRight = isCurrentlyOn == (trailingSign > 0)
    let x = isAtRight ? Self.size.width - Self.size.height / 2 : Self.size.height / 2
    knob.center = CGPoint(x: x, y: Self.size.height / 2)
    knob.backgroundColor = thumbTintColor ?? .white
    track.backgroundColor = isCurrentlyOn ? onTintColor ?? .systemGreen : UIColor(white: 0.47, alpha: 0.16)
  }

  // MARK: Touches

  /// Changes the state when the finger is dragged to the other side.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let travel = touch.location(in: self).x - convert(touch.startPoint, from: touch.window).x
    let isForward = travel * trailingSign > 0
    if abs(travel) > Self.size.width / 4, isCurrentlyOn != isForward {
      wasTurnedByDrag = true
      turn(to: isForward)
    }
    return true
  }

  /// Toggles the state unless a drag has changed it.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    defer { wasTurnedByDrag = false }
    if !wasTurnedByDrag, isTouchInside { turn(to: !isCurrentlyOn) }
  }

  open override func cancelTracking(with event: UIEvent?) { wasTurnedByDrag = false }

  private func turn(to on: Bool) {
    setOn(on, animated: true)
    sendActions(for: .valueChanged)
  }
}
