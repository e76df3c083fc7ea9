/// The sums of errors to minimize, one for each priority, in order of decreasing priority.
///
/// A sum of errors is a linear function of the variables that aren't basic. Its coefficients, the *costs*, are the rates at
/// which the sum grows with a variable. A sum of lower priority is minimized only among the minima of all higher ones, so a
/// constraint is never sacrificed for constraints of lower priority, however many there are.
struct Objective {
  /// The priorities in use, highest first.
  private(set) var priorities: [Float] = []
  /// The number of constraints of each priority.
  private var useCounts: [Int] = []
  /// The costs of all columns, for each priority. Basic variables and unused columns have the cost 0.
  private var costs: [[Double]] = []
  private var columnCount = 0

  /// Adds a column at the end.
  mutating func addColumn() {
    columnCount += 1
    for level in costs.indices { costs[level].append(0) }
  }

  /// Removes all costs of a column.
  mutating func clearColumn(_ column: Int) {
    for level in costs.indices { costs[level][column] = 0 }
  }

  func cost(of column: Int, at level: Int) -> Double { costs[level][column] }
}

// MARK: - Priorities

extension Objective {
  /// Registers a constraint of a priority.
  mutating func retain(_ priority: Float) {
    let level = level(of: priority)
    if level == priorities.count || priorities[level] != priority {
      priorities.insert(priority, at: level)
      useCounts.insert(0, at: level)
      costs.insert(Array(repeating: 0, count: columnCount), at: level)
    }
    useCounts[level] += 1
  }

  /// Unregisters a constraint of a priority.
  mutating func release(_ priority: Float) {
    let level = level(of: priority)
    useCounts[level] -= 1
    guard useCounts[level] == 0 else { return }
    priorities.remove(at: level)
    useCounts.remove(at: level)
    costs.remove(at: level)
  }

  /// Returns the level of a priority, or the level that a new priority would have.
  func level(of priority: Float) -> Int { priorities.firstIndex { $0 <= priority } ?? priorities.count }
}

// MARK: - Costs

extension Objective {
  /// Adds to the cost of a column.
  mutating func add(_ summand: Double, level: Int, column: Int) {
    costs[level][column] = Tolerance.sum(costs[level][column], summand)
  }

  /// Sets a cost to 0.
  mutating func clear(level: Int, column: Int) { costs[level][column] = 0 }

  /// Replaces a variable with the expression of other variables that it equals.
  mutating func substitute(_ column: Int, by cells: SparseMatrix.RowCells) {
    for level in costs.indices {
      let cost = costs[level][column]
      guard cost != 0 else { continue }
      costs[level][column] = 0
      for cell in cells { add(cost * cell.coefficient, level: level, column: Int(cell.column)) }
    }
  }

  /// Whether a column has no cost at the levels before a given one.
  func isFree(_ column: Int, before level: Int) -> Bool {
    for higher in 0..<level where abs(costs[higher][column]) > Tolerance.coefficient { return false }
    return true
  }

  /// Whether a column has no cost.
  func isFree(_ column: Int) -> Bool { isFree(column, before: costs.count) }

  /// Whether the costs of one column, divided by its coefficient, are lower than those of another, by priority.
  func isCheaper(_ a: (column: Int, coefficient: Double), than b: (column: Int, coefficient: Double)) -> Bool
  {
    for level in costs.indices {
      let difference = costs[level][a.column] / a.coefficient - costs[level][b.column] / b.coefficient
      if abs(difference) > Tolerance.coefficient { return difference < 0 }
    }
    return false
  }
}
