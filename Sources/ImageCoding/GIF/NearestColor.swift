import Requirements

/// An exact search for the nearest of up to 256 colors, and the first of equally near ones.
///
/// The colors are sorted by green. The search walks outward from the color's green and stops where the difference in
/// green alone exceeds the smallest distance so far, which visits about a tenth of the colors.
struct NearestColor {
  private let colors: [SIMD3<Double>]
  /// The original index of each sorted color.
  private let originalIndices: [Int]

  /// Creates a search among colors.
  ///
  /// - Precondition: There is at least one color.
  init(_ colors: [SIMD3<Double>]) {
    require(!colors.isEmpty, "a palette must have at least one color")
    originalIndices = colors.indices.sorted { (colors[$0].y, $0) < (colors[$1].y, $1) }
    self.colors = originalIndices.map { colors[$0] }
  }

  func index(for color: SIMD3<Double>) -> Int {
    let middle = firstIndex(withGreenFrom: color.y)
    var best = Candidate(distance: .infinity, index: .max)
    var up = middle
    while up < colors.count, consider(up, color, &best) { up += 1 }
    var down = middle - 1
    while down >= 0, consider(down, color, &best) { down -= 1 }
    return best.index
  }

  private struct Candidate {
    var distance: Double
    var index: Int
  }

  /// Updates the best candidate, and returns whether a color further out can be nearer.
  private func consider(_ index: Int, _ color: SIMD3<Double>, _ best: inout Candidate) -> Bool {
    let difference = colors[index] - color
    guard difference.y * difference.y <= best.distance else { return false }
    let distance = difference.squaredLength
    let originalIndex = originalIndices[index]
    if distance < best.distance || (distance == best.distance && originalIndex < best.index) {
      best = Candidate(distance: distance, index: originalIndex)
    }
    return true
  }

  private func firstIndex(withGreenFrom green: Double) -> Int {
    var (low, high) = (0, colors.count)
    while low < high {
      let middle = (low + high) / 2
      if colors[middle].y < green { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
