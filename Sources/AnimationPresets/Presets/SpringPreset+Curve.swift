import MotionCore
public import QuartzCore
import Requirements

extension SpringPreset {
  /// The 29 curves that pace presets, by the names of Spring.
  ///
  /// They are Béziers with two control points; `In` is slow at the begin, `Out` at the end, and the `Back` family goes
  /// beyond its ends.
  public enum Curve: String, Hashable, Sendable, CaseIterable {
    /// Core Animation's own.
    case easeIn, easeOut, easeInOut, linear
    /// For what calls attention and flips a Bézier that shoots over the more, the greater the force:
    /// (0.5, 1.1 + force/3), (1, 1). What moves from or to a placement swings by its spring.
    case spring
    /// A quarter of a sine wave, nearly.
    case easeInSine, easeOutSine, easeInOutSine
    /// A second power, nearly.
    case easeInQuad, easeOutQuad, easeInOutQuad
    /// A third power, nearly.
    case easeInCubic, easeOutCubic, easeInOutCubic
    /// A fourth power, nearly.
    case easeInQuart, easeOutQuart, easeInOutQuart
    /// A fifth power, nearly.
    case easeInQuint, easeOutQuint, easeInOutQuint
    /// A power of two, nearly.
    case easeInExpo, easeOutExpo, easeInOutExpo
    /// A quarter of a circle, nearly.
    case easeInCirc, easeOutCirc, easeInOutCirc
    /// Draws back, or shoots over.
    case easeInBack, easeOutBack, easeInOutBack

    /// Creates the curve of a name, in upper or lower case; nil for any other.
    public init?(name: String) {
      guard let curve = Self.allCases.first(where: { $0.rawValue.isSameName(as: name) }) else { return nil }
      self = curve
    }

    /// Returns the curve as Core Animation has it.
    ///
    /// - Parameter force: What ``spring`` depends on, the others not.
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
