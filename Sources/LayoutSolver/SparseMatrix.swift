/// A matrix that stores only its nonzero coefficients, as cells in one array.
///
/// The cells of each row and of each column form a doubly linked list. A new cell comes first in its lists, so the same
/// operations always visit the same cells in the same order.
struct SparseMatrix {
  /// A nonzero coefficient. Links are indices into the array of cells; −1 ends a list.
  struct Cell {
    var coefficient: Double
    let row: Int32
    let column: Int32
    fileprivate(set) var nextInRow: Int32
    fileprivate(set) var previousInRow: Int32 = -1
    fileprivate(set) var nextInColumn: Int32
    fileprivate(set) var previousInColumn: Int32 = -1
  }

  private var cells: [Cell] = []
  private var rows: [Line] = []
  private var columns: [Line] = []
  /// The first unused cell. Unused cells belong to row −1 and are linked as in a row.
  private var firstUnused: Int32 = -1
  /// A row or a column. One array of lines takes fewer checks than an array for each property.
  private struct Line {
    /// The first cell; −1 for an empty line.
    var first: Int32 = -1
    /// The cell that the line has in common with the marked row or column, or any other cell if there is none.
    var marked: Int32 = -1
    /// The number of cells.
    var count: Int32 = 0
  }

  /// Adds an empty row at the end.
  mutating func addRow() { rows.append(Line()) }

  /// Adds an empty column at the end.
  mutating func addColumn() { columns.append(Line()) }
}

// MARK: - Reading

extension SparseMatrix {
  /// The cells of a row. Changes of the matrix during an iteration don't affect it.
  struct RowCells: Sequence, IteratorProtocol {
    fileprivate let cells: [Cell]
    fileprivate var index: Int32

    mutating func next() -> Cell? {
      guard index >= 0 else { return nil }
      let cell = cells[Int(index)]
      index = cell.nextInRow
      return cell
    }
  }

  /// The cells of a column. Changes of the matrix during an iteration don't affect it.
  struct ColumnCells: Sequence, IteratorProtocol {
    fileprivate let cells: [Cell]
    fileprivate var index: Int32

    mutating func next() -> Cell? {
      guard index >= 0 else { return nil }
      let cell = cells[Int(index)]
      index = cell.nextInColumn
      return cell
    }
  }

  func cells(inRow row: Int) -> RowCells { RowCells(cells: cells, index: rows[row].first) }

  func cells(inColumn column: Int) -> ColumnCells { ColumnCells(cells: cells, index: columns[column].first) }

  /// Returns the number of cells in a row.
  func count(inRow row: Int) -> Int { Int(rows[row].count) }

  /// Returns the number of cells in a column.
  func count(inColumn column: Int) -> Int { Int(columns[column].count) }
}

// MARK: - Changing cells

extension SparseMatrix {
  private mutating func insert(_ coefficient: Double, row: Int, column: Int) {
    let cell = Cell(
      coefficient: coefficient, row: Int32(row), column: Int32(column), nextInRow: rows[row].first,
      nextInColumn: columns[column].first)
    let index = store(cell)
    if cell.nextInRow >= 0 { cells[Int(cell.nextInRow)].previousInRow = index }
    if cell.nextInColumn >= 0 { cells[Int(cell.nextInColumn)].previousInColumn = index }
    rows[row] = Line(first: index, marked: index, count: rows[row].count + 1)
    columns[column] = Line(first: index, marked: index, count: columns[column].count + 1)
  }

  /// Stores a cell in an unused slot, and returns its index.
  private mutating func store(_ cell: Cell) -> Int32 {
    let index = firstUnused
    guard index >= 0 else {
      cells.append(cell)
      return Int32(cells.count - 1)
    }
    firstUnused = cells[Int(index)].nextInRow
    cells[Int(index)] = cell
    return index
  }

  private mutating func remove(_ index: Int32) {
    let cell = cells[Int(index)]
    let (row, column) = (Int(cell.row), Int(cell.column))
    if cell.previousInRow >= 0 {
      cells[Int(cell.previousInRow)].nextInRow = cell.nextInRow
    } else {
      rows[row].first = cell.nextInRow
    }
    if cell.previousInColumn >= 0 {
      cells[Int(cell.previousInColumn)].nextInColumn = cell.nextInColumn
    } else {
      columns[column].first = cell.nextInColumn
    }
    if cell.nextInRow >= 0 { cells[Int(cell.nextInRow)].previousInRow = cell.previousInRow }
    if cell.nextInColumn >= 0 { cells[Int(cell.nextInColumn)].previousInColumn = cell.previousInColumn }
    cells[Int(index)] = Cell(coefficient: 0, row: -1, column: -1, nextInRow: firstUnused, nextInColumn: -1)
    firstUnused = index
    rows[row].count -= 1
    columns[column].count -= 1
  }

  /// Removes all cells of a row.
  mutating func clearRow(_ row: Int) {
    while rows[row].first >= 0 { remove(rows[row].first) }
  }

  /// Removes all cells of a column.
  mutating func clearColumn(_ column: Int) {
    while columns[column].first >= 0 { remove(columns[column].first) }
  }
}

// MARK: - Changing rows

extension SparseMatrix {
  /// Prepares a row for ``add(_:toMarkedRow:column:)``, until another row is marked.
  mutating func markRow(_ row: Int) {
    var index = rows[row].first
    while index >= 0 {
      columns[Int(cells[Int(index)].column)].marked = index
      index = cells[Int(index)].nextInRow
    }
  }

  /// Adds a number to a coefficient of the marked row.
  mutating func add(_ summand: Double, toMarkedRow row: Int, column: Int) {
    add(summand, row: row, column: column, candidate: columns[column].marked)
  }

  /// Adds a multiple of a row to the marked row.
  mutating func add(_ multiple: Double, of source: Int, toMarkedRow row: Int) {
    var index = rows[source].first
    while index >= 0 {
      let cell = cells[Int(index)]
      add(multiple * cell.coefficient, toMarkedRow: row, column: Int(cell.column))
      index = cell.nextInRow
    }
  }

  /// Adds a number to a coefficient.
  ///
  /// - Parameter candidate: The coefficient's cell if there is one, and any other number otherwise.
  private mutating func add(_ summand: Double, row: Int, column: Int, candidate index: Int32) {
    guard index >= 0, cells[Int(index)].row == Int32(row), cells[Int(index)].column == Int32(column) else {
      if summand != 0 { insert(summand, row: row, column: column) }
      return
    }
    let sum = Tolerance.sum(cells[Int(index)].coefficient, summand)
    if sum == 0 { remove(index) } else { cells[Int(index)].coefficient = sum }
  }

  /// Changes the signs of a row.
  mutating func negate(_ row: Int) {
    var index = rows[row].first
    while index >= 0 {
      cells[Int(index)].coefficient.negate()
      index = cells[Int(index)].nextInRow
    }
  }

  /// Solves the equation of a row for another variable.
  ///
  /// The row means *b* = … + *a*·*x* + …, and then *x* = *b*/*a* − ….
  ///
  /// - Parameters:
  ///   - row: The row. It has a coefficient for `entering` and none for `leaving`.
  ///   - entering: The column of *x*.
  ///   - leaving: The column of *b*.
  /// - Returns: The coefficient *a*.
  mutating func solve(_ row: Int, for entering: Int, replacing leaving: Int) -> Double {
    var pivot = rows[row].first
    while cells[Int(pivot)].column != Int32(entering) { pivot = cells[Int(pivot)].nextInRow }
    let coefficient = cells[Int(pivot)].coefficient
    remove(pivot)
    var index = rows[row].first
    while index >= 0 {
      // Division keeps opposite coefficients exactly opposite; multiplication by a reciprocal doesn't.
      cells[Int(index)].coefficient = -cells[Int(index)].coefficient / coefficient
      index = cells[Int(index)].nextInRow
    }
    insert(1 / coefficient, row: row, column: leaving)
    return coefficient
  }

  /// Replaces a column's variable in all other rows with the expression that its own row defines.
  ///
  /// - Parameters:
  ///   - column: The variable's column. The row has no coefficient for it.
  ///   - source: The row.
  /// - Returns: The changed rows, with their former coefficients of the variable.
  mutating func substitute(_ column: Int, by source: Int) -> [(row: Int, coefficient: Double)] {
    let targets = cells(inColumn: column).map { (row: Int($0.row), coefficient: $0.coefficient) }
    guard !targets.isEmpty else { return [] }
    clearColumn(column)
    let lengthOfRows = targets.reduce(0) { $0 + Int(rows[$1.row].count) }
    let lengthOfColumns = cells(inRow: source).reduce(0) { $0 + Int(columns[Int($1.column)].count) }
    if lengthOfRows <= 4 * lengthOfColumns {
      for target in targets {
        markRow(target.row)
        add(target.coefficient, of: source, toMarkedRow: target.row)
      }
    } else {
      // A sequence of cells would share the array, so the first change would copy all cells.
      var index = rows[source].first
      while index >= 0 {
        add(cells[Int(index)], toRows: targets)
        index = cells[Int(index)].nextInRow
      }
    }
    return targets
  }

  /// Adds multiples of a cell to other rows.
  private mutating func add(_ cell: Cell, toRows targets: [(row: Int, coefficient: Double)]) {
    let column = Int(cell.column)
    var index = columns[column].first
    while index >= 0 {
      rows[Int(cells[Int(index)].row)].marked = index
      index = cells[Int(index)].nextInColumn
    }
    for target in targets {
      add(
        target.coefficient * cell.coefficient, row: target.row, column: column,
        candidate: rows[target.row].marked)
    }
  }
}
