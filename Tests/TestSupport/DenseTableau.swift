/// A simplex tableau whose coefficients are all stored. Variables aren't negative.
struct DenseTableau {
  private let columnCount: Int
  /// The coefficients of each row, and the value of its basic variable.
  private var rows: [[Double]]
  /// The column of each row's basic variable.
  private var basis: [Int]
  /// Whether a column's variable stays 0 unless it's basic.
  private var isFixed: [Bool]

  init(rowCount: Int, columnCount: Int) {
    self.columnCount = columnCount
    rows = Array(repeating: Array(repeating: 0, count: columnCount + 1), count: rowCount)
    basis = Array(repeating: 0, count: rowCount)
    isFixed = Array(repeating: false, count: columnCount)
  }

  private static let tolerance = 1e-9

  subscript(row: Int, column: Int) -> Double {
    get { rows[row][column] }
    set { rows[row][column] = newValue }
  }

  /// Makes a column the basic variable of a row in which its coefficient is 1.
  mutating func setBasis(_ row: Int, _ column: Int, value: Double) {
    basis[row] = column
    rows[row][columnCount] = value
  }

  /// The values of all variables.
  var values: [Double] {
    var values = Array(repeating: 0.0, count: columnCount)
    for (row, column) in basis.enumerated() { values[column] = rows[row][columnCount] }
    return values
  }

  /// Minimizes a weighted sum of the variables with Bland's rule, which doesn't cycle.
  ///
  /// - Returns: The minimum; nil if there is none.
  mutating func minimize(_ costs: [Double]) -> Double? {
    while true {
      let reduced = reducedCosts(costs)
      guard let column = reduced.indices.first(where: { !isFixed[$0] && reduced[$0] < -Self.tolerance })
      else {
        return zip(costs, values).reduce(0) { $0 + $1.0 * $1.1 }
      }
      guard let row = leavingRow(for: column) else { return nil }
      pivot(row, column)
    }
  }

  /// Fixes the variables that would increase a minimized sum.
  mutating func fixCostlyColumns(_ costs: [Double]) {
    for (column, cost) in reducedCosts(costs).enumerated() where cost > Self.tolerance {
      isFixed[column] = true
    }
  }

  private func reducedCosts(_ costs: [Double]) -> [Double] {
    var reduced = costs
    for (row, column) in basis.enumerated() where costs[column] != 0 {
      let cost = costs[column]
      rows[row].withUnsafeBufferPointer { coefficients in
        for index in 0..<columnCount { reduced[index] -= cost * coefficients[index] }
      }
    }
    return reduced
  }

  private func leavingRow(for column: Int) -> Int? {
    let candidates = rows.indices.filter { rows[$0][column] > Self.tolerance }
    func ratio(_ row: Int) -> Double { rows[row][columnCount] / rows[row][column] }
    let least = candidates.map(ratio).min() ?? 0
    return candidates.filter { ratio($0) <= least + Self.tolerance }.min { basis[$0] < basis[$1] }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let divisor = rows[row][column]
    let pivotRow = rows[row].map { $0 / divisor }
    rows[row] = pivotRow
    for other in rows.indices where other != row {
      let factor = rows[other][column]
      guard factor != 0 else { continue }
      rows[other].withUnsafeMutableBufferPointer { coefficients in
        pivotRow.withUnsafeBufferPointer { pivotRow in
          for index in 0...columnCount { coefficients[index] -= factor * pivotRow[index] }
        }
      }
      rows[other][column] = 0
    }
    basis[row] = column
  }
}
