/// A curve that a closure computes.
///
/// Closures can't be compared: two are equal if they are one object. The closure is called with progress in
/// 0…1, both ends included, on any thread.
public final class CustomCurve: Sendable {
  private let closure: @Sendable (Double) -> Double

  /// Creates a curve from a closure, which is kept as long as the curve.
  public init(_ closure: @escaping @Sendable (Double) -> Double) { self.closure = closure }

  /// Returns what the closure does at `x`, which is brought into 0…1 first; NaN for NaN.
  public func value(at x: Double) -> Double { x.isNaN ? x : closure(min(max(x, 0), 1)) }
}

extension CustomCurve: Hashable {
  /// Whether both are one object.
  public static func == (a: CustomCurve, b: CustomCurve) -> Bool { a === b }

  /// The same for one object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
