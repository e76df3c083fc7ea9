import Raster

/// How two areas make a third.
package enum PathOperation: Hashable, Sendable, CaseIterable {
  /// What is in either.
  case union
  /// What is in both.
  case intersection
  /// What is in the first and not in the second.
  case subtraction
  /// What is in exactly one.
  case symmetricDifference

  func isInside(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtraction: first && !second
    case .symmetricDifference: first != second
    }
  }
}

/// Which points are in the result, by their winding numbers.
struct Membership {
  let operation: PathOperation
  let rule: FillRule

  func contains(_ windings: Windings) -> Bool {
    operation.isInside(
      rule.contains(winding: Int(windings.x)), rule.contains(winding: Int(windings.y)))
  }
}
