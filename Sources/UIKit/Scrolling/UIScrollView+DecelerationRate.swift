import MotionCore
public import QuartzCore

extension UIScrollView {
  /// How much velocity is left after each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share, 0…1.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998.
    public static let normal = DecelerationRate(rawValue: Decay.normal.rate)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: Decay.fast.rate)
  }
}
