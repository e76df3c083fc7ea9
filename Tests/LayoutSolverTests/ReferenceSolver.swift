/// A slow solver for programs with few variables, whose constraints bound every variable.
///
/// The errors are linear between the planes on which constraints hold exactly, so their sums have minima at points where
/// as many planes meet as there are variables. The solver tries all of them.
struct ReferenceSolver {
  let statements: [Statement]
  let variableCount: Int

  /// The best of all points where planes meet; empty if none satisfies the required constraints.
  var optima: [[Double]] {
    var (best, errors): ([[Double]], [Double]) = ([], [])
    forEachPoint { point in
      let candidate = statements.errors(at: point)
      guard candidate[0] < 1e-6 else { return }
      switch best.isEmpty ? -1 : Self.order(candidate, errors) {
      case -1: (best, errors) = ([point], candidate)
      case 0: best.append(point)
      default: break
      }
    }
    return best
  }

  /// −1 if the first of two vectors of errors is better, 1 if it is worse, and 0 if they are equal up to rounding.
  static func order(_ a: [Double], _ b: [Double]) -> Int {
    for (x, y) in zip(a, b) where abs(x - y) > 1e-6 { return x < y ? -1 : 1 }
    return 0
  }

  private func forEachPoint(_ body: ([Double]) -> Void) {
    func choose(_ chosen: [Statement], from first: Int) {
      if chosen.count == variableCount {
        if let point = Self.intersection(of: chosen) { body(point) }
        return
      }
      for index in first..<max(first, statements.count) {
        choose(chosen + [statements[index]], from: index + 1)
      }
    }
    choose([], from: 0)
  }

  /// Returns the point at which constraints hold exactly, by Gaussian elimination; nil if it isn't unique.
  private static func intersection(of statements: [Statement]) -> [Double]? {
    var rows = statements.map { $0.coefficients + [-$0.constant] }
    for column in rows.indices {
      let pivot = (column..<rows.count).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      guard abs(rows[pivot][column]) > 1e-8 else { return nil }
      rows.swapAt(column, pivot)
      for row in rows.indices where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in rows[row].indices { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
  }
}
