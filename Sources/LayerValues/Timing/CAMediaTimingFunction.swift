public import CoreGraphics
package import MotionCore
import Requirements

/// A curve that paces an animation: a cubic Bézier from (0, 0) to (1, 1).
///
/// Timing functions are immutable and may be shared between threads.
open class CAMediaTimingFunction: NSObject, NSSecureCoding, _Archivable, @unchecked Sendable {
  // Unchecked because the class is open: its own state never changes after `init`.
  private let controlPoints: [Float]
  private let curve: UnitBezier

  /// Creates a curve from its two control points.
  ///
  /// An x coordinate is clamped to 0…1; a coordinate that isn't finite counts as 0.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
    if !(c1x + c1y + c2x + c2y).isFinite {
      CoreAnimationDiagnostics.report("the control points of a timing function must be finite")
    }
    let finite = [c1x, c1y, c2x, c2y].map { $0.isFinite ? Double($0) : 0 }
    curve = UnitBezier(finite[0], finite[1], finite[2], finite[3])
  }

  /// Creates one of Core Animation's curves; an unknown name gives the linear curve.
  public convenience init(name: CAMediaTimingFunctionName) {
    let curve = Self.named[name] ?? .linear
    if Self.named[name] == nil {
      CoreAnimationDiagnostics.report("no timing function is called '\(name.rawValue)'")
    }
    self.init(controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
  }

  /// Reads the curve from an archive; nil if the archive doesn't contain one.
  public convenience init?(coder: NSCoder, _: Void = ()) {
    guard let points = Self.unarchivedPoints(from: coder) else { return nil }
    self.init(controlPoints: points[0], points[1], points[2], points[3])
  }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the control points into an archive.
  open func encode(with coder: NSCoder) { archive(into: coder) }

  private static let named: [CAMediaTimingFunctionName: UnitBezier] = [
    .linear: .linear, .easeIn: .easeIn, .easeOut: .easeOut, .easeInEaseOut: .easeInEaseOut,
    .default: .standard,
  ]

  /// Writes the x and y of a control point: 0 is (0, 0), 3 is (1, 1).
  ///
  /// - Precondition: `idx` is in 0…3; `ptr` has room for two numbers.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    require((0...3).contains(idx), "a timing function has control points 0…3, not \(idx)")
    ptr[0] = controlPoints[2 * idx]
    ptr[1] = controlPoints[2 * idx + 1]
  }

  package var bezier: UnitBezier { curve }

  /// Returns the paced progress at a progress that is clamped to 0…1, in single precision as in Core Animation.
  package func value(at progress: Float) -> Float { Float(curve.coreAnimationValue(at: Double(progress))) }

  /// Returns whether the other object is a curve with the same control points.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.controlPoints == controlPoints
  }

  /// A hash that is the same for equal curves.
  open override var hash: Int { controlPoints.hashValue }
}
