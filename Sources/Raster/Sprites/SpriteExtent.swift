/// The bounds of a sheet's visible pixels: of their columns and rows, and of the sum and difference of both.
///
/// Most particles are round, so nearly a third of their square is transparent.
struct SpriteExtent {
  /// The smallest column, row, sum and difference (column minus row) of the pixels that aren't transparent.
  private var least = SIMD4<Double>(repeating: .infinity)
  private var greatest = SIMD4<Double>(repeating: -.infinity)

  var isEmpty: Bool { least.x > greatest.x }

  mutating func extend(toColumn column: Int, row: Int) {
    let (x, y) = (Double(column), Double(row))
    let coordinates = SIMD4(x, y, x + y, x - y)
    least.replace(with: coordinates, where: coordinates .< least)
    greatest.replace(with: coordinates, where: coordinates .> greatest)
  }

  /// The distance in each coordinate at which an interpolated pixel is invisible.
  private static let reach = SIMD4<Double>(1, 1, 2, 2)

  /// The lower bounds of all visible coordinates, exclusive.
  var low: SIMD4<Double> { least - Self.reach }
  /// The upper bounds of all visible coordinates, exclusive.
  var high: SIMD4<Double> { greatest + Self.reach }
}
