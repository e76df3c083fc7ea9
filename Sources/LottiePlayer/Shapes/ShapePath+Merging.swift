import CoreGraphics

extension ShapePath {
  /// Creates one path from several, the topmost first.
  ///
  /// A path represents the area inside it by the nonzero rule. A subtraction removes all other paths from the lowest
  /// one.
  init(merging paths: [ShapePath], _ mode: MergeModifier.Mode) {
    let areas = paths.reversed().map { $0.cgPath() }
    guard mode != .merge, let lowest = areas.first else {
      self = paths.dropFirst().reduce(paths.first ?? ShapePath(paths: []), +)
      return
    }
    let upper = areas.dropFirst()
    let area =
      switch mode {
      case .merge, .add: upper.reduce(lowest) { $0.union($1) }
      case .subtract: upper.reduce(lowest) { $0.subtracting($1) }
      case .intersect: upper.reduce(lowest) { $0.intersection($1) }
      case .excludeIntersections: upper.reduce(lowest) { $0.symmetricDifference($1) }
      }
    self.init(discrete: upper.isEmpty ? lowest.normalized() : area)
  }
}
