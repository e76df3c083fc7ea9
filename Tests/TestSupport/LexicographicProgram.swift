/// A slow solver of linear constraints with priorities: the simplex method on a dense tableau.
///
/// The expression of each constraint equals the difference of two errors that aren't negative. The sums of errors are
/// minimized from the highest priority to the lowest. A column whose reduced cost is positive at the optimum of a priority
/// stays 0 for all lower ones, which preserves the optimum.
package struct LexicographicProgram {
  /// A comparison of an expression with 0.
  package enum Relation: CaseIterable, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

  /// The result for all variables.
  package enum Solution: Equatable {
    /// The required constraints contradict each other.
    case none
    /// The constraints allow several values of a variable.
    case ambiguous
    case unique([Double])
  }

  private struct Constraint {
    let coefficients: [Double]
    let constant: Double
    let relation: Relation
    let priority: Float
  }

  /// The priority of constraints that have to be satisfied.
  package static let required: Float = 1000

  private let variableCount: Int
  private var constraints: [Constraint] = []

  package init(variableCount: Int) { self.variableCount = variableCount }

  /// Adds a constraint that compares the sum of a constant and of products of coefficients and variables with 0.
  package mutating func add(
    _ coefficients: [Double], _ constant: Double, _ relation: Relation, priority: Float = required
  ) {
    constraints.append(
      Constraint(
        coefficients: coefficients, constant: constant, relation: relation, priority: priority))
  }

  /// Solves the constraints.
  package func solve() -> Solution {
    var tableau = tableau
    for priority in Set(constraints.map(\.priority)).sorted(by: >) {
      guard let error = tableau.minimize(costs(of: priority)) else { return .none }
      guard priority < Self.required || error < 1e-6 else { return .none }
      tableau.fixCostlyColumns(costs(of: priority))
    }
    // Different extremes of a weighted sum without symmetries show that there are several solutions.
    let weights = (0..<variableCount).map { 1 + Double($0 * $0 * 37 % 101) / 100 }
    var opposite = tableau
    guard tableau.minimize(costs(ofVariables: weights)) != nil,
      opposite.minimize(costs(ofVariables: weights.map { -$0 })) != nil
    else { return .ambiguous }
    let (lowest, highest) = (values(in: tableau), values(in: opposite))
    let isUnique = zip(lowest, highest).allSatisfy { abs($0 - $1) < 1e-6 }
    return isUnique ? .unique(lowest) : .ambiguous
  }

  // MARK: Columns: the positive and the negative parts of variables, then the positive and the negative errors

  private var columnCount: Int { 2 * (variableCount + constraints.count) }

  private var tableau: DenseTableau {
    var tableau = DenseTableau(rowCount: constraints.count, columnCount: columnCount)
    for (row, constraint) in constraints.enumerated() {
      let sign: Double = constraint.constant <= 0 ? 1 : -1
      for (index, coefficient) in constraint.coefficients.enumerated() {
        tableau[row, index] = sign * coefficient
        tableau[row, variableCount + index] = -sign * coefficient
      }
      let (positive, negative) = errorColumns(of: row)
      tableau[row, positive] = -sign
      tableau[row, negative] = sign
      tableau.setBasis(row, sign > 0 ? negative : positive, value: abs(constraint.constant))
    }
    return tableau
  }

  private func errorColumns(of row: Int) -> (positive: Int, negative: Int) {
    let start = 2 * variableCount
    return (start + row, start + constraints.count + row)
  }

  private func costs(of priority: Float) -> [Double] {
    var costs = Array(repeating: 0.0, count: columnCount)
    for (row, constraint) in constraints.enumerated() where constraint.priority == priority {
      let (positive, negative) = errorColumns(of: row)
      if constraint.relation != .greaterThanOrEqual { costs[positive] = 1 }
      if constraint.relation != .lessThanOrEqual { costs[negative] = 1 }
    }
    return costs
  }

  private func costs(ofVariables weights: [Double]) -> [Double] {
    weights + weights.map { -$0 } + Array(repeating: 0, count: 2 * constraints.count)
  }

  private func values(in tableau: DenseTableau) -> [Double] {
    let values = tableau.values
    return (0..<variableCount).map { values[$0] - values[variableCount + $0] }
  }
}
