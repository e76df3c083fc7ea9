/// A curve that a closure computes.
///
/// Closures can't be compared, so two curves are equal only if they are the same object. The closure is
/// called with progress in 0…1, both ends included, on any thread.
public final class CustomCurve: Sendable {
  private let closure: @Sendable (Double) -> Double

  /// Creates a curve from a closure, which is retained as long as the curve.
  public init(_ closure: @escaping @Sendable (Double) -> Double) { self.closure = closure }

  /// Returns the closure's result at `x`, which is clamped to 0…1 first; NaN for NaN.
  public func value(at x: Double) -> Double { x.isNaN ? x : closure(min(max(x, 0), 1)) }
}

extension CustomCurve: Hashable {
  /// Whether both are the same object.
  public static func == (a: CustomCurve, b: CustomCurve) -> Bool { a === b }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
