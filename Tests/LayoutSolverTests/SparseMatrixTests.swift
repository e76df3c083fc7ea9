import TestSupport
import Testing

@testable import LayoutSolver

@Suite struct SparseMatrixTests {
  /// The coefficients as rows of numbers, read by rows and checked by columns.
  private func dense(_ matrix: SparseMatrix, _ rowCount: Int, _ columnCount: Int) -> [[Double]] {
    var result = Array(repeating: Array(repeating: 0.0, count: columnCount), count: rowCount)
    for row in 0..<rowCount {
      for cell in matrix.cells(inRow: row) { result[row][Int(cell.column)] = cell.coefficient }
      #expect(Array(matrix.cells(inRow: row)).count == matrix.count(inRow: row))
    }
    for column in 0..<columnCount {
      var count = 0
      for cell in matrix.cells(inColumn: column) {
        #expect(result[Int(cell.row)][column] == cell.coefficient && Int(cell.column) == column)
        count += 1
      }
      #expect(count == matrix.count(inColumn: column))
      #expect(count == result.reduce(0) { $0 + ($1[column] == 0 ? 0 : 1) })
    }
    return result
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `sums of rows agree with those of a dense matrix`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (rowCount, columnCount) = (4, 6)
    var matrix = SparseMatrix()
    for _ in 0..<rowCount { matrix.addRow() }
    for _ in 0..<columnCount { matrix.addColumn() }
    var expected = Array(repeating: Array(repeating: 0.0, count: columnCount), count: rowCount)
    for _ in 0..<200 {
      let (row, other) = (
        Int.random(in: 0..<rowCount, using: &random), Int.random(in: 0..<rowCount, using: &random)
      )
      let column = Int.random(in: 0..<columnCount, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        matrix.clearRow(row)
        expected[row] = expected[row].map { _ in 0 }
      case 1:
        matrix.clearColumn(column)
        for index in expected.indices { expected[index][column] = 0 }
      case 2 where row != other:
        matrix.markRow(row)
        matrix.add(-1, of: other, toMarkedRow: row)
        for index in expected[row].indices { expected[row][index] -= expected[other][index] }
      default:
        let summand = Double(Int.random(in: -2...2, using: &random))
        matrix.markRow(row)
        matrix.add(summand, toMarkedRow: row, column: column)
        expected[row][column] += summand
      }
      #expect(dense(matrix, rowCount, columnCount) == expected)
    }
  }

  @Test func `a row that is solved for a variable replaces the variable elsewhere`() {
    var matrix = SparseMatrix()
    for _ in 0..<2 { matrix.addRow() }
    for _ in 0..<3 { matrix.addColumn() }
    // Row 0: b = 2x + 4y with columns x = 0, y = 1, b = 2. Row 1: c = 3x − 6y.
    for (row, column, coefficient) in [(0, 0, 2.0), (0, 1, 4), (1, 0, 3), (1, 1, -6)] {
      matrix.markRow(row)
      matrix.add(coefficient, toMarkedRow: row, column: column)
    }
    #expect(matrix.solve(0, for: 0, replacing: 2) == 2)
    let changes = matrix.substitute(0, by: 0)
    #expect(changes.map(\.row) == [1] && changes.map(\.coefficient) == [3])
    #expect(dense(matrix, 2, 3) == [[0, -2, 0.5], [0, -12, 1.5]], "x = b/2 − 2y, c = 3b/2 − 12y")
  }
}
