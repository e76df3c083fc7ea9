import MotionCore
public import QuartzCore

extension UIScrollView {
  /// The fraction of the velocity that remains after each millisecond of deceleration.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction, 0…1.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate: 0.998.
    public static let normal = DecelerationRate(rawValue: Decay.normal.rate)
    /// The fast rate: 0.99.
    public static let fast = DecelerationRate(rawValue: Decay.fast.rate)
  }
}
