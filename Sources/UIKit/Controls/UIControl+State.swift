import QuartzCore

extension UIControl {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// A bit for each state.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the other states.
    public static let normal: State = []
    /// A touch is inside the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control doesn't receive touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus of a remote control. It's never set.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for a program's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits reserved by the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
