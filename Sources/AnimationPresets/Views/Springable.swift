#if canImport(UIKit)
  public import UIKit

  /// A view with the properties of a preset, as in Spring.
  ///
  /// ```swift
  /// let ball = SpringView(frame: frame)
  /// ball.animation = "shake"
  /// ball.curve = "easeOut"
  /// ball.animate()
  /// ```
  ///
  /// The protocol is optional: `view.animate(.shake(curve: .easeOut))` does the same on any view. To conform, your own class
  /// stores the settings. To support ``autostart``, it calls ``startIfNeeded()`` at the end of `layoutSubviews()`.
  ///
  /// Unlike in Spring, properties keep their values after an animation, the completion is called at the end of the motion, and
  /// names are case-insensitive.
  @preconcurrency @MainActor
  public protocol Springable: UIView {
    /// The storage of the properties, initially with default settings.
    var springSettings: SpringSettings { get set }
  }

  // MARK: - Start and preset

  extension Springable {
    /// Whether the preset is played when the view first appears in a window; the view is hidden until then. Default false.
    public var autostart: Bool {
      get { springSettings.autostart }
      set {
        springSettings.autostart = newValue
        if newValue { hideUntilStart() }
      }
    }

    /// Whether the view is hidden, with an alpha of 0, until a preset is played. Default false.
    public var autohide: Bool {
      get { springSettings.autohide }
      set {
        springSettings.autohide = newValue
        if newValue { hideUntilStart() }
      }
    }

    /// The name of the preset, ignoring case; ``SpringPreset/move`` for an unknown name and the empty one, which is the
    /// default.
    public var animation: String {
      get { springSettings.animation }
      set { springSettings.animation = newValue }
    }

    /// The name of the curve, ignoring case; no curve for an unknown name and the empty one, which is the default. See
    /// ``SpringPreset/curve``.
    public var curve: String {
      get { springSettings.curve }
      set { springSettings.curve = newValue }
    }

    /// Whether the last run started from this placement. Default true.
    public var animateFrom: Bool {
      get { springSettings.parameters.direction == .from }
      set { springSettings.parameters.direction = newValue ? .from : .to }
    }
  }

  // MARK: - Parameters

  extension Springable {
    /// The strength. Default 1. See ``SpringPreset/force``.
    public var force: CGFloat {
      get { springSettings.parameters.force }
      set { springSettings.parameters.force = newValue }
    }

    /// The delay in seconds. Default 0. See ``SpringPreset/delay``.
    public var delay: CGFloat {
      get { springSettings.parameters.delay }
      set { springSettings.parameters.delay = newValue }
    }

    /// The duration of a cycle, in seconds. Default 0.7. See ``SpringPreset/duration``.
    public var duration: CGFloat {
      get { springSettings.parameters.duration }
      set { springSettings.parameters.duration = newValue }
    }

    /// The spring's damping ratio. Default 0.7. See ``SpringPreset/damping``.
    public var damping: CGFloat {
      get { springSettings.parameters.damping }
      set { springSettings.parameters.damping = newValue }
    }

    /// The spring's initial velocity in distances per second. Default 0.7. See ``SpringPreset/velocity``.
    public var velocity: CGFloat {
      get { springSettings.parameters.velocity }
      set { springSettings.parameters.velocity = newValue }
    }

    /// The number of cycles. Default 1. See ``SpringPreset/repeatCount``.
    public var repeatCount: Float {
      get { Float(springSettings.parameters.repeatCount) }
      set { springSettings.parameters.repeatCount = Double(newValue) }
    }

    /// The placement's offset to the right, in points. Default 0.
    public var x: CGFloat {
      get { springSettings.parameters.x }
      set { springSettings.parameters.x = newValue }
    }

    /// The placement's offset downward, in points. Default 0.
    public var y: CGFloat {
      get { springSettings.parameters.y }
      set { springSettings.parameters.y = newValue }
    }

    /// The placement's horizontal scale. Default 1.
    public var scaleX: CGFloat {
      get { springSettings.parameters.scaleX }
      set { springSettings.parameters.scaleX = newValue }
    }

    /// The placement's vertical scale. Default 1.
    public var scaleY: CGFloat {
      get { springSettings.parameters.scaleY }
      set { springSettings.parameters.scaleY = newValue }
    }

    /// The placement's rotation, in radians. Default 0.
    public var rotate: CGFloat {
      get { springSettings.parameters.rotate }
      set { springSettings.parameters.rotate = newValue }
    }

    /// The placement's opacity. Default 1.
    public var opacity: CGFloat {
      get { springSettings.parameters.opacity }
      set { springSettings.parameters.opacity = newValue }
    }
  }
#endif
