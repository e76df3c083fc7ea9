import Raster

/// An operation that combines two areas.
package enum PathOperation: Hashable, Sendable, CaseIterable {
  /// The area inside either operand.
  case union
  /// The area inside both operands.
  case intersection
  /// The area inside the first operand but not the second.
  case subtraction
  /// The area inside exactly one operand.
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

/// The rule that determines from winding numbers whether a point is in the result.
struct Membership {
  let operation: PathOperation
  let rule: FillRule

  func contains(_ windings: Windings) -> Bool {
    operation.isInside(
      rule.contains(winding: Int(windings.x)), rule.contains(winding: Int(windings.y)))
  }
}
