import Requirements

/// Finds the nearest of up to 256 colours: exactly, and of equally near ones the first.
///
/// The colours are sorted by green. A search walks outward from where the wanted green would be and stops where
/// green alone is further away than the best so far, which leaves about a tenth of them.
struct NearestColor {
  private let colors: [SIMD3<Double>]
  /// Where each sorted colour was in the given order.
  private let places: [Int]

  /// - Precondition: there is at least one colour.
  init(_ colors: [SIMD3<Double>]) {
    require(!colors.isEmpty, "a palette has at least one colour")
    places = colors.indices.sorted { (colors[$0].y, $0) < (colors[$1].y, $1) }
    self.colors = places.map { colors[$0] }
  }

  func index(for color: SIMD3<Double>) -> Int {
    let middle = firstIndex(withGreenFrom: color.y)
    var best = Candidate(distance: .infinity, place: .max)
    var up = middle
    while up < colors.count, consider(up, color, &best) { up += 1 }
    var down = middle - 1
    while down >= 0, consider(down, color, &best) { down -= 1 }
    return best.place
  }

  private struct Candidate {
    var distance: Double
    var place: Int
  }

  /// False where nothing further out can be nearer.
  private func consider(_ index: Int, _ color: SIMD3<Double>, _ best: inout Candidate) -> Bool {
    let difference = colors[index] - color
    guard difference.y * difference.y <= best.distance else { return false }
    let distance = difference.squaredLength
    if distance < best.distance || (distance == best.distance && places[index] < best.place) {
      best = Candidate(distance: distance, place: places[index])
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
