/// A relationship between an object and a value that is associated with it.
///
/// The atomic and nonatomic policies are the same here: associations can be used on any thread.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// An object that isn't retained. It has to outlive the association. A value that isn't an object is copied.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A retained object, or a value.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of an object that conforms to `NSCopying`, or a value.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A retained object, or a value.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy of an object that conforms to `NSCopying`, or a value.
  case OBJC_ASSOCIATION_COPY = 771
}
