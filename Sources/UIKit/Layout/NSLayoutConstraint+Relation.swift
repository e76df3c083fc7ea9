extension NSLayoutConstraint {
  /// The relation between the first attribute of a constraint and the modified second one.
  public enum Relation: Int, Sendable {
    /// The first attribute is at most the modified second one.
    case lessThanOrEqual = -1
    /// Both are equal.
    case equal = 0
    /// The first attribute is at least the modified second one.
    case greaterThanOrEqual = 1
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation as a sign in messages.
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
