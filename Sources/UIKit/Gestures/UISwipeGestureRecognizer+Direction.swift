import QuartzCore

extension UISwipeGestureRecognizer {
  /// Where fingers move to; a swipe that allows several goes in one of them.
  public struct Direction: OptionSet, Sendable {
    /// A bit for each direction.
    public let rawValue: UInt

    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }
}
