/// A linear expression: a constant plus multiples of variables.
package struct LayoutExpression: Sendable {
  /// A variable and its coefficient.
  package struct Term: Hashable, Sendable {
    package let coefficient: Double
    package let variable: LayoutVariable
  }

  /// The constant. It must be finite when the expression becomes a constraint.
  package var constant: Double
  /// The multiples of variables, in the order in which they were added.
  package private(set) var terms: [Term] = []

  /// Creates a constant expression, to which several multiples can be added without a further allocation.
  package init(constant: Double = 0) {
    self.constant = constant
    terms.reserveCapacity(4)
  }

  /// Adds a multiple of a variable. Several multiples of one variable add up.
  ///
  /// - Parameters:
  ///   - coefficient: The factor. It must be finite when the expression becomes a constraint.
  ///   - variable: The variable.
  package mutating func add(_ coefficient: Double, _ variable: LayoutVariable) {
    terms.append(Term(coefficient: coefficient, variable: variable))
  }
}

/// The relation of an expression to 0.
package enum LayoutRelation: Sendable {
  case lessThanOrEqual, equal, greaterThanOrEqual
}

/// The error of a required constraint that contradicts other required ones.
package struct LayoutConflict: Error {
  /// The constraints that contradict each other, in the order in which they were added.
  ///
  /// If any of them is left out, the others can be satisfied together, though perhaps only by negative values of
  /// nonnegative variables. The last element, nil, represents the constraint that is being added.
  package let constraints: [LayoutConstraintID?]
}
