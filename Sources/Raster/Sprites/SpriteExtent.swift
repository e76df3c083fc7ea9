/// Where a sheet's picture may show anything: bounds of its columns and rows, of their sum and of their difference.
///
/// Most particles are round, so that nearly a third of their square shows nothing.
struct SpriteExtent {
  /// The least column, row, sum and difference, column less row, of the pixels that aren't transparent.
  private var least = SIMD4<Double>(repeating: .infinity)
  private var greatest = SIMD4<Double>(repeating: -.infinity)

  var isEmpty: Bool { least.x > greatest.x }

  mutating func extend(toColumn column: Int, row: Int) {
    let (x, y) = (Double(column), Double(row))
    let place = SIMD4(x, y, x + y, x - y)
    least.replace(with: place, where: place .< least)
    greatest.replace(with: place, where: place .> greatest)
  }

  /// Interpolated, a pixel shows less far than 1 in each coordinate.
  private static let reach = SIMD4<Double>(1, 1, 2, 2)

  /// What all places where anything shows lie beyond.
  var low: SIMD4<Double> { least - Self.reach }
  /// What they lie below.
  var high: SIMD4<Double> { greatest + Self.reach }
}
