/// One color of a palette, or two that together approximate a color between them.
struct ColorMixture {
  let first: UInt8
  var second: UInt8
  /// The number of pixels with the second color in each 64.
  var secondShare = 0

  init(_ index: UInt8) { (first, second) = (index, index) }

  /// Creates the mixture of the nearest color and the one on the other side.
  ///
  /// - Parameter search: The search among the colors.
  init(_ color: SIMD3<Double>, among colors: [UInt32], _ search: NearestColor) {
    let index = search.index(for: color)
    self.init(UInt8(index))
    let start = SIMD3(pixel: colors[index])
    let error = color - start
    guard error.squaredLength > Self.invisibleError else { return }
    // The color at the same distance beyond, at which the two would be mixed in equal parts.
    let other = search.index(for: color + error)
    let step = SIMD3(pixel: colors[other]) - start
    guard other != index, step.squaredLength <= Self.longestStep else { return }
    let share = (error * step).sum() / step.squaredLength
    second = UInt8(other)
    secondShare = Int((min(max(share, 0), 0.5) * 64).rounded())
  }

  /// A difference of one in two components.
  private static let invisibleError = 2.0
  /// The largest squared distance of two colors whose pattern isn't conspicuous.
  private static let longestStep = 3.0 * 32 * 32
}
