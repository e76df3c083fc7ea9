extension Tableau {
  /// Whether a variable has a unique optimal value. The tableau is at its optimum.
  ///
  /// The optima are the points at which only variables without a cost differ from 0. The variable is maximized and then
  /// minimized among them, in copies of the tableau, until a step changes it.
  func isDetermined(_ column: Int) -> Bool {
    if rows[column] >= 0 { return !canMove(column, direction: 1) && !canMove(column, direction: -1) }
    guard kinds[column] == .restricted else { return false }
    // A variable that isn't basic is 0, and can only grow.
    guard objective.isFree(column) else { return true }
    guard let leaving = leavingRow(for: column), leaving.growth <= Tolerance.contradiction else {
      return false
    }
    var copy = self
    copy.pivot(leaving.row, column)
    return !copy.canMove(column, direction: 1)
  }

  /// Whether a basic variable can move in a direction, 1 or −1, among the optima.
  private func canMove(_ column: Int, direction: Double) -> Bool {
    guard freeColumn(of: rows[column], direction: direction) != nil else { return false }
    var copy = self
    let limit = pivotCount + pivotLimit
    let start = value(of: column)
    while copy.pivotCount < limit, let entering = copy.freeColumn(of: copy.rows[column], direction: direction)
    {
      guard copy.kinds[entering] == .restricted, let leaving = copy.leavingRow(for: entering) else {
        return true
      }
      copy.pivot(leaving.row, entering)
      if abs(copy.value(of: column) - start) > Tolerance.contradiction { return true }
      // The variable has reached 0.
      if copy.rows[column] < 0 { return false }
    }
    return false
  }

  /// Returns the first column without a cost whose growth moves a row's value in a direction. An unrestricted variable can
  /// always do so.
  private func freeColumn(of row: Int, direction: Double) -> Int? {
    var first: Int?
    for cell in matrix.cells(inRow: row) where abs(cell.coefficient) > Tolerance.coefficient {
      let column = Int(cell.column)
      if kinds[column] == .unrestricted { return column }
      if kinds[column] == .restricted, cell.coefficient * direction > 0, first.map({ column < $0 }) ?? true,
        objective.isFree(column)
      {
        first = column
      }
    }
    return first
  }
}
