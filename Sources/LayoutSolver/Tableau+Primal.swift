// The primal simplex method with Bland's rule: among the variables that may enter or leave the basis, it chooses those
// with the lowest columns. It visits no basis twice (R. G. Bland, "New finite pivoting rules for the simplex method",
// 1977).

extension Tableau {
  /// Minimizes the errors of each priority, the highest first.
  mutating func optimize() {
    let limit = pivotCount + pivotLimit
    for level in objective.priorities.indices {
      // A pivot changes only the costs of the columns in its row. The columns before the last one that was found stay unsuitable
      // otherwise.
      var start = 0
      while pivotCount < limit, let column = improvingColumn(at: level, from: start) {
        start = column
        if let leaving = leavingRow(for: column) {
          pivot(leaving.row, column)
          for cell in matrix.cells(inRow: leaving.row) { start = min(start, Int(cell.column)) }
        } else {
          // A sum of errors has a lower bound, so the cost is a rounding error.
          objective.clear(level: level, column: column)
        }
      }
    }
  }

  /// Returns the first variable from a column on whose growth lowers the errors of a priority and changes no errors of higher
  /// ones.
  private func improvingColumn(at level: Int, from start: Int) -> Int? {
    let costs = objective.costs(at: level)
    for column in start..<costs.count
    where costs[column] < -Tolerance.coefficient && kinds[column] == .restricted {
      if objective.isFree(column, before: level) { return column }
    }
    return nil
  }

  /// Returns the row whose basic variable is the first to become 0 when a variable grows, and the growth until then.
  ///
  /// - Returns: nil if the variable can grow without limit.
  func leavingRow(for column: Int) -> (row: Int, growth: Double)? {
    var leaving: (row: Int, growth: Double)?
    for cell in matrix.cells(inColumn: column) where cell.coefficient < -Tolerance.coefficient {
      let row = Int(cell.row)
      guard kinds[basicColumns[row]] == .restricted else { continue }
      let constant = constants[row]
      let growth = constant <= Tolerance.feasibility ? 0 : -constant / cell.coefficient
      if let best = leaving {
        if growth > best.growth { continue }
        if growth == best.growth && basicColumns[row] > basicColumns[best.row] { continue }
      }
      leaving = (row, growth)
    }
    return leaving
  }

  /// Raises the negative basic variable of a row to 0 or above, while all other variables stay within their bounds.
  ///
  /// - Returns: false if the row is a contradiction: a negative constant plus multiples, none of which is positive.
  mutating func raise(_ row: Int) -> Bool {
    let limit = pivotCount + pivotLimit
    while constants[row] < -Tolerance.feasibility, pivotCount < limit {
      guard let (column, coefficient) = raisingColumn(of: row) else {
        guard constants[row] >= -Tolerance.contradiction else { return false }
        clearConstant(of: row)
        return true
      }
      if let leaving = leavingRow(for: column), leaving.growth * coefficient < -constants[row] {
        pivot(leaving.row, column)
      } else {
        pivot(row, column)
        return true
      }
    }
    return constants[row] >= -Tolerance.feasibility
  }

  /// Returns the first restricted variable that has a positive coefficient in a row.
  private func raisingColumn(of row: Int) -> (column: Int, coefficient: Double)? {
    var first: (column: Int, coefficient: Double)?
    for cell in matrix.cells(inRow: row) where cell.coefficient > Tolerance.coefficient {
      let column = Int(cell.column)
      if kinds[column] == .restricted, first.map({ column < $0.column }) ?? true {
        first = (column, cell.coefficient)
      }
    }
    return first
  }
}
