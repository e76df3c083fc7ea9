#if canImport(UIKit)
  public import UIKit

  /// A view with a preset of its own, set up by properties as Spring has them.
  ///
  /// ```swift
  /// let ball = SpringView(frame: frame)
  /// ball.animation = "shake"
  /// ball.curve = "easeOut"
  /// ball.animate()
  /// ```
  ///
  /// Nothing needs it: `view.animate(.shake(curve: .easeOut))` does the same on any view. A class of your own has all of it
  /// when it keeps the settings, and calls ``startIfNeeded()`` at the end of its `layoutSubviews()` for ``autostart``.
  ///
  /// Unlike Spring's, properties keep their values after a run; the completion comes when the motion is over; names are
  /// taken in upper and lower case.
  @preconcurrency @MainActor
  public protocol Springable: UIView {
    /// Where the properties are kept; begin with an empty one.
    var springSettings: SpringSettings { get set }
  }

  // MARK: - When and what

  extension Springable {
    /// Whether the preset is played when the view is first placed in a window; it's hidden until then. Default false.
    public var autostart: Bool {
      get { springSettings.autostart }
      set {
        springSettings.autostart = newValue
        if newValue { hideUntilStart() }
      }
    }

    /// Whether the view is hidden until a preset is played: its alpha is 0 from now on. Default false.
    public var autohide: Bool {
      get { springSettings.autohide }
      set {
        springSettings.autohide = newValue
        if newValue { hideUntilStart() }
      }
    }

    /// The preset's name, in any case; empty, the default, or unknown, it's ``SpringPreset/move``.
    public var animation: String {
      get { springSettings.animation }
      set { springSettings.animation = newValue }
    }

    /// The curve's name, in any case; empty, the default, or unknown, it's none. See ``SpringPreset/curve``.
    public var curve: String {
      get { springSettings.curve }
      set { springSettings.curve = newValue }
    }

    /// Whether the placement was come from by the last run, rather than gone to. Default true.
    public var animateFrom: Bool {
      get { springSettings.parameters.direction == .from }
      set { springSettings.parameters.direction = newValue ? .from : .to }
    }
  }

  // MARK: - Parameters

  extension Springable {
    /// How strong it is. Default 1. See ``SpringPreset/force``.
    public var force: CGFloat {
      get { springSettings.parameters.force }
      set { springSettings.parameters.force = newValue }
    }

    /// The seconds until it begins. Default 0. See ``SpringPreset/delay``.
    public var delay: CGFloat {
      get { springSettings.parameters.delay }
      set { springSettings.parameters.delay = newValue }
    }

    /// How long one pass takes, in seconds. Default 0.7. See ``SpringPreset/duration``.
    public var duration: CGFloat {
      get { springSettings.parameters.duration }
      set { springSettings.parameters.duration = newValue }
    }

    /// The spring's damping ratio. Default 0.7. See ``SpringPreset/damping``.
    public var damping: CGFloat {
      get { springSettings.parameters.damping }
      set { springSettings.parameters.damping = newValue }
    }

    /// The spring's initial velocity in ways a second. Default 0.7. See ``SpringPreset/velocity``.
    public var velocity: CGFloat {
      get { springSettings.parameters.velocity }
      set { springSettings.parameters.velocity = newValue }
    }

    /// How many passes there are. Default 1. See ``SpringPreset/repeatCount``.
    public var repeatCount: Float {
      get { Float(springSettings.parameters.repeatCount) }
      set { springSettings.parameters.repeatCount = Double(newValue) }
    }

    /// How far right of its place the placement is, in points. Default 0.
    public var x: CGFloat {
      get { springSettings.parameters.x }
      set { springSettings.parameters.x = newValue }
    }

    /// How far below its place the placement is, in points. Default 0.
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

    /// How far the placement is turned, in radians. Default 0.
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
