// Rows of constraints. A constraint says that an expression equals its *excess* minus its *shortfall*, two variables that are
// 0 or above. The columns of the two are always exactly opposite, except where one of them is basic.

extension Tableau {
  /// Brings the variables of a new row into their bounds. The row defines the excess of a constraint, which is basic.
  ///
  /// - Parameters:
  ///   - row: The row. Its constant isn't positive if the excess is a dummy.
  ///   - shortfall: The variable for the shortfall; nil if the constraint is required.
  /// - Returns: Whether the constraint agrees with the required ones. If not, the row is the contradiction.
  mutating func settle(_ row: Int, shortfall: Int?) -> Bool {
    if let column = largestColumn(of: row, .unrestricted) {
      pivot(row, column)
      return true
    }
    if let shortfall {
      if constants[row] < 0 { pivot(row, shortfall) }
      return true
    }
    let excess = basicColumns[row]
    guard raise(row) else { return false }
    guard kinds[excess] == .dummy, rows[excess] >= 0 else { return true }
    clearConstant(of: rows[excess])
    if let column = largestColumn(of: rows[excess], .restricted) { pivot(rows[excess], column) }
    return true
  }

  /// Returns the column of a kind to solve a row for. Among the columns whose coefficients are at least a tenth of the
  /// largest, it's the one with the fewest cells, so that a substitution changes few rows.
  private func largestColumn(of row: Int, _ kind: Kind) -> Int? {
    var largest = 0.0
    for cell in matrix.cells(inRow: row) where kinds[Int(cell.column)] == kind {
      largest = max(largest, abs(cell.coefficient))
    }
    guard largest > Tolerance.coefficient else { return nil }
    var best: (count: Int, column: Int)?
    for cell in matrix.cells(inRow: row) where abs(cell.coefficient) >= 0.1 * largest {
      let candidate = (count: matrix.count(inColumn: Int(cell.column)), column: Int(cell.column))
      if kinds[candidate.column] == kind, best.map({ candidate < $0 }) ?? true { best = candidate }
    }
    return best?.column
  }

  /// Removes the variables of a constraint, which is then no longer enforced. Their weights must already be removed.
  mutating func removeConstraint(excess: Int, shortfall: Int?) {
    if rows[excess] < 0, shortfall.map({ rows[$0] < 0 }) ?? true, let row = releasingRow(of: excess) {
      pivot(row, excess)
    }
    removeColumn(excess)
    if let shortfall { removeColumn(shortfall) }
  }

  /// Returns the row to solve for a variable that is about to lose its bounds, so that all other variables stay within
  /// theirs.
  ///
  /// The candidates are, in order of preference: a row of dummies, whose constant is 0; the first row that limits the
  /// variable's growth; the first row that limits its decrease; and the unrestricted row with the fewest cells.
  private func releasingRow(of column: Int) -> Int? {
    var best: (rank: Int, measure: Double, basic: Int, row: Int)?
    for cell in matrix.cells(inColumn: column) {
      let row = Int(cell.row)
      let basic = basicColumns[row]
      let candidate: (rank: Int, measure: Double, basic: Int, row: Int)
      switch kinds[basic] {
      case .unused, .dummy: candidate = (0, 0, basic, row)
      case .restricted:
        let growth = max(constants[row], 0) / abs(cell.coefficient)
        candidate = (cell.coefficient < 0 ? 1 : 2, growth, basic, row)
      case .unrestricted: candidate = (3, Double(matrix.count(inRow: row)), basic, row)
      }
      if best.map({ candidate < $0 }) ?? true { best = candidate }
    }
    return best?.row
  }

  /// Adds a multiple of a variable to the sum of errors of a level.
  mutating func addWeight(_ weight: Double, to column: Int, level: Int) {
    guard rows[column] >= 0 else { return objective.add(weight, level: level, column: column) }
    for cell in matrix.cells(inRow: rows[column]) {
      objective.add(weight * cell.coefficient, level: level, column: Int(cell.column))
    }
  }
}
