import MotionCore
public import QuartzCore
import Requirements

extension SpringPreset {
  /// The 29 timing functions of presets, with the names of Spring.
  ///
  /// They are Bézier curves with two control points. `In` curves start slowly, `Out` curves end slowly, and the `Back` family
  /// overshoots its ends.
  public enum Curve: String, Hashable, Sendable, CaseIterable {
    /// The curves of Core Animation.
    case easeIn, easeOut, easeInOut, linear
    /// For presets that draw attention and flips, a curve that overshoots more with a larger force: (0.5, 1.1 + force/3),
    /// (1, 1). For presets with a placement, the spring of their parameters.
    case spring
    /// Approximately a quarter of a sine wave.
    case easeInSine, easeOutSine, easeInOutSine
    /// Approximately a second power.
    case easeInQuad, easeOutQuad, easeInOutQuad
    /// Approximately a third power.
    case easeInCubic, easeOutCubic, easeInOutCubic
    /// Approximately a fourth power.
    case easeInQuart, easeOutQuart, easeInOutQuart
    /// Approximately a fifth power.
    case easeInQuint, easeOutQuint, easeInOutQuint
    /// Approximately a power of two.
    case easeInExpo, easeOutExpo, easeInOutExpo
    /// Approximately a quarter of a circle.
    case easeInCirc, easeOutCirc, easeInOutCirc
    /// Draws back at the start, overshoots at the end, or both.
    case easeInBack, easeOutBack, easeInOutBack

    /// Creates the curve with a name, ignoring case; nil for any other name.
    public init?(name: String) {
      guard let curve = Self.allCases.first(where: { $0.rawValue.isEqualIgnoringCase(to: name) }) else {
        return nil
      }
      self = curve
    }

    /// Returns the curve as a timing function.
    ///
    /// - Parameter force: The force, on which only ``spring`` depends. Default 1.
    public func timingFunction(force: Double = 1) -> CAMediaTimingFunction {
      let curve = bezier(force: force)
      return CAMediaTimingFunction(
        controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
    }

    private func bezier(force: Double) -> UnitBezier {
      if self == .spring { return .spring(force: force.isFinite ? force : 1) }
      guard let curve = UnitBezier(name: rawValue) else {
        failRequirement("no curve is called \(rawValue)")
      }
      return curve
    }
  }
}
