public import Foundation

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change, which is always ``NSKeyValueChange/setting``.
  public let kind: Kind
  /// The new value; nil without the option ``NSKeyValueObservingOptions/new``.
  public let newValue: Value?
  /// The old value; nil without the option ``NSKeyValueObservingOptions/old``, and in an initial notification.
  public let oldValue: Value?
  /// The indexes of changed elements, which is always nil.
  public let indexes: IndexSet?
  /// Whether the notification was sent before the change, which is always false.
  public let isPrior: Bool
}
