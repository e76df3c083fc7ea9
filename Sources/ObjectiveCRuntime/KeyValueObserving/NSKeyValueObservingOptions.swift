/// Options for the values that a change notification contains, and for its time.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Notifications contain the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// Notifications contain the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A notification is sent immediately, before the method that adds the observer returns.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Asks for notifications before changes as well. It has no effect: notifications are sent only after changes.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
