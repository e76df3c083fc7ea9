import QuartzCore

extension UIControl {
  /// How a control is at the moment.
  public struct State: OptionSet, Hashable, Sendable {
    /// A bit for each state.
    public let rawValue: UInt

    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It's chosen, as a tab is.
    public static let selected = State(rawValue: 1 << 2)
    /// It's where a remote control's focus is.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for a program's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits that are nobody's.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
