// The dual simplex method with Bland's rule. It begins at an optimum for other constants, as after a change of a constraint's
// constant, and moves to the optimum for the present ones.

extension Tableau {
  /// Brings all variables back to their bounds, and keeps the errors minimal.
  ///
  /// - Parameter pivots: The list to which the pivots are added.
  /// - Returns: A row that is a contradiction, or nil.
  mutating func reoptimize(_ pivots: inout [Pivot]) -> Int? {
    let limit = pivotCount + pivotLimit
    while pivotCount < limit, let row = violatedRow() {
      if let column = cheapestColumn(raising: row) {
        pivots.append(Pivot(row: row, leaving: basicColumns[row]))
        pivot(row, column)
      } else if abs(constants[row]) <= Tolerance.contradiction {
        clearConstant(of: row)
      } else {
        return row
      }
    }
    return nil
  }

  /// A change of the basis.
  struct Pivot {
    let row: Int
    /// The column of the variable that was basic before.
    let leaving: Int
  }

  /// Makes the variables basic again that were basic before some pivots.
  mutating func revert(_ pivots: [Pivot]) {
    for change in pivots.reversed() { pivot(change.row, change.leaving) }
  }

  /// Returns the row with the lowest basic variable that isn't in its bounds.
  private func violatedRow() -> Int? {
    var first: Int?
    for row in constants.indices where abs(constants[row]) > Tolerance.feasibility && basicColumns[row] >= 0 {
      switch kinds[basicColumns[row]] {
      case .unused, .unrestricted: continue
      case .restricted where constants[row] > 0: continue
      case .restricted, .dummy: break
      }
      if first.map({ basicColumns[row] < basicColumns[$0] }) ?? true { first = row }
    }
    return first
  }

  /// Returns the variable that raises a row's value at the lowest cost; nil if there is none.
  private func cheapestColumn(raising row: Int) -> Int? {
    guard kinds[basicColumns[row]] == .restricted else { return nil }
    var cheapest: (column: Int, coefficient: Double)?
    for cell in matrix.cells(inRow: row) where cell.coefficient > Tolerance.coefficient {
      let candidate = (column: Int(cell.column), coefficient: cell.coefficient)
      guard kinds[candidate.column] == .restricted else { continue }
      guard let best = cheapest else {
        cheapest = candidate
        continue
      }
      if objective.isCheaper(candidate, than: best)
        || (candidate.column < best.column && !objective.isCheaper(best, than: candidate))
      {
        cheapest = candidate
      }
    }
    return cheapest?.column
  }
}
