/// A number that a ``ConstraintSystem`` determines, such as the left edge of a view.
///
/// The system makes its variables. A variable belongs to the system that made it.
package struct LayoutVariable: Hashable, Sendable {
  /// The variable's column in the tableau.
  let column: Int
  /// The number of variables that were created before this one, which distinguishes it from an earlier user of
  /// its column.
  let serial: Int

  /// The position of the variable in lists with an element for each variable. It's reused after the variable was removed.
  package var index: Int { column }

  package func hash(into hasher: inout Hasher) { hasher.combine(serial) }
}

/// The identity of a constraint in a ``ConstraintSystem``.
package struct LayoutConstraintID: Hashable, Sendable {
  /// The index of the constraint in the system's list.
  let slot: Int
  /// The number of constraints that were added before this one.
  let serial: Int

  package func hash(into hasher: inout Hasher) { hasher.combine(serial) }
}
