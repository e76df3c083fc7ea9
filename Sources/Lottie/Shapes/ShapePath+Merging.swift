import CoreGraphics

extension ShapePath {
  /// One path of several, the topmost first.
  ///
  /// A path counts as the area inside it by its turns. What is taken away from the lowest path are all others.
  init(merging paths: [ShapePath], _ mode: MergeModifier.Mode) {
    let areas = paths.reversed().map { $0.cgPath() }
    guard mode != .merge, let lowest = areas.first else {
      self = paths.dropFirst().reduce(paths.first ?? ShapePath(outlines: []), +)
      return
    }
    let others = areas.dropFirst()
    let area =
      switch mode {
      case .merge, .add: others.reduce(lowest) { $0.union($1) }
      case .subtract: others.reduce(lowest) { $0.subtracting($1) }
      case .intersect: others.reduce(lowest) { $0.intersection($1) }
      case .excludeIntersections: others.reduce(lowest) { $0.symmetricDifference($1) }
      }
    self.init(momentary: others.isEmpty ? lowest.normalized() : area)
  }
}
