/// A simplex tableau: equations that express each *basic* variable as a constant plus multiples of variables that aren't
/// basic.
///
/// The values of the basic variables are the constants of their rows; all other variables are 0. Unrestricted variables
/// occur only in rows of unrestricted variables, and never in the objective. So only the rows of restricted variables limit
/// a change, and an unrestricted variable, once basic, remains so until a constraint is removed.
///
/// The tableau is a value: a copy costs nothing until either is changed.
struct Tableau {
  /// The values that a variable may have.
  enum Kind: UInt8 {
    /// None: the column is unused.
    case unused
    /// All numbers.
    case unrestricted
    /// Numbers from 0: a length, the slack of an inequality, or the error of a constraint that isn't required.
    case restricted
    /// Only 0: the slack of a required equation. It keeps track of the equation's share in each row.
    case dummy
  }

  private(set) var matrix = SparseMatrix()
  var objective = Objective()
  /// The constants of the rows.
  private(set) var constants: [Double] = []
  /// The column of each row's basic variable; −1 for an unused row.
  private(set) var basicColumns: [Int] = []
  /// The row of each basic variable; −1 for other variables.
  private(set) var rows: [Int] = []
  /// The kinds of the columns.
  private(set) var kinds: [Kind] = []
  private var unusedRows: [Int] = []
  private var unusedColumns: [Int] = []
  /// The number of pivots so far.
  private(set) var pivotCount = 0

  /// The value of a variable.
  func value(of column: Int) -> Double { rows[column] < 0 ? 0 : constants[rows[column]] + 0 }

  /// The greatest number of pivots in one optimization. Bland's rule ends after far fewer; rounding could make it cycle.
  var pivotLimit: Int { 1000 + 50 * (rows.count + basicColumns.count) }
}

// MARK: - Columns

extension Tableau {
  /// Adds a variable that isn't basic, and returns its column.
  mutating func addColumn(_ kind: Kind) -> Int {
    if let column = unusedColumns.popLast() {
      kinds[column] = kind
      return column
    }
    matrix.addColumn()
    objective.addColumn()
    rows.append(-1)
    kinds.append(kind)
    return kinds.count - 1
  }

  /// Removes a variable, with its row if it is basic.
  mutating func removeColumn(_ column: Int) {
    if rows[column] >= 0 { removeRow(rows[column]) }
    matrix.clearColumn(column)
    objective.clearColumn(column)
    kinds[column] = .unused
    unusedColumns.append(column)
  }
}

// MARK: - Rows

extension Tableau {
  /// Adds a row with the value of an expression, and returns it. It has no basic variable yet.
  mutating func addRow(_ expression: LayoutExpression) -> Int {
    let row = unusedRows.popLast() ?? addEmptyRow()
    constants[row] = expression.constant
    for term in expression.terms { add(term.coefficient, of: term.variable.column, to: row) }
    return row
  }

  private mutating func addEmptyRow() -> Int {
    matrix.addRow()
    constants.append(0)
    basicColumns.append(-1)
    return constants.count - 1
  }

  /// Adds a multiple of a variable to the newest row.
  mutating func add(_ coefficient: Double, of column: Int, to row: Int) {
    guard rows[column] >= 0 else { return matrix.add(coefficient, toMarkedRow: row, column: column) }
    matrix.add(coefficient, of: rows[column], toMarkedRow: row)
    constants[row] = Tolerance.constantSum(constants[row], coefficient * constants[rows[column]])
  }

  /// Changes the signs of a row that has no basic variable yet.
  mutating func negateRow(_ row: Int) {
    matrix.negate(row)
    constants[row].negate()
  }

  /// Makes a variable basic, with the value of a row that has no basic variable.
  mutating func setBasic(_ column: Int, in row: Int) {
    basicColumns[row] = column
    rows[column] = row
  }

  /// Removes a row. Its basic variable is then undetermined and must not be used further.
  private mutating func removeRow(_ row: Int) {
    rows[basicColumns[row]] = -1
    basicColumns[row] = -1
    constants[row] = 0
    matrix.clearRow(row)
    unusedRows.append(row)
  }

  /// Sets a constant that deviates from 0 only by rounding to 0.
  mutating func clearConstant(of row: Int) { constants[row] = 0 }

  /// Adds an amount to the expression of a constraint, by changing its excess or its shortfall, whichever is basic.
  mutating func shift(excess: Int, shortfall: Int?, by amount: Double) {
    if rows[excess] >= 0 { return addConstant(amount, to: rows[excess]) }
    if let shortfall, rows[shortfall] >= 0 { return addConstant(-amount, to: rows[shortfall]) }
    // The excess remains 0, so the rows that contain it take up the amount.
    for cell in matrix.cells(inColumn: excess) { addConstant(-amount * cell.coefficient, to: Int(cell.row)) }
  }

  private mutating func addConstant(_ amount: Double, to row: Int) {
    constants[row] = Tolerance.constantSum(constants[row], amount)
  }

  /// Makes a variable basic in place of a row's basic variable, which becomes 0.
  mutating func pivot(_ row: Int, _ column: Int) {
    pivotCount += 1
    let leaving = basicColumns[row]
    let coefficient = matrix.solve(row, for: column, replacing: leaving)
    rows[leaving] = -1
    setBasic(column, in: row)
    let constant = -constants[row] / coefficient
    constants[row] = constant
    matrix.substitute(column, by: row)
    for target in matrix.substitutions {
      addConstant(target.coefficient * constant, to: target.row)
    }
    objective.substitute(column, by: matrix.cells(inRow: row))
  }
}
