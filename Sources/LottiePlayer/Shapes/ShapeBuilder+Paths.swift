extension ShapeBuilder {
  /// Returns the path of an item; nil for items without a path.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - depth: The number of groups and merges that contain the item.
  func path(of item: ShapeItem, depth: Int) -> Animated<ShapePath>? {
    let sampler = context.sampler
    func oriented(_ path: BezierPath, _ direction: ShapeDirection) -> ShapePath {
      ShapePath(paths: [direction == .clockwise ? path : path.reversed])
    }
    switch item {
    case .path(let shape):
      return time.global(shape.path).map { ShapePath(paths: [$0]) }
    case .ellipse(let shape):
      return sampler.combine(time.global(shape.position), time.global(shape.size)) {
        oriented(BezierPath(ellipseAt: $0, size: $1), shape.direction)
      }
    case .rectangle(let shape):
      let box = sampler.combine(time.global(shape.position), time.global(shape.size)) {
        Box(center: $0, size: $1)
      }
      return sampler.combine(box, time.global(shape.cornerRadius)) {
        oriented(BezierPath(rectangleAt: $0.center, size: $0.size, cornerRadius: $1), shape.direction)
      }
    case .star(let shape):
      return star(shape).map { oriented($0, shape.direction) }
    case .merged(let merged): return mergedPath(merged, depth: depth)
    default: return nil
    }
  }

  private func star(_ shape: StarShape) -> Animated<BezierPath> {
    let position = time.global(shape.position)
    let numbers = [
      shape.pointCount, shape.rotation, shape.outerRadius, shape.outerRoundness, shape.innerRadius,
      shape.innerRoundness,
    ].map { time.global($0) }
    func path(_ center: Vector, _ value: (Animated<Double>) -> Double) -> BezierPath {
      BezierPath(
        StarValues(
          isStar: shape.isStar, center: center, pointCount: value(numbers[0]), rotation: value(numbers[1]),
          outerRadius: value(numbers[2]), outerRoundness: value(numbers[3]), innerRadius: value(numbers[4]),
          innerRoundness: value(numbers[5])))
    }
    guard !position.isConstant || numbers.contains(where: { !$0.isConstant }) else {
      return Animated(path(position.first) { $0.first })
    }
    return context.sampler.sample { frame in path(position.value(at: frame)) { $0.value(at: frame) } }
  }
}

/// The center and size of a rectangle.
private struct Box: KeyframeValue {
  var center: Vector
  var size: Vector

  func interpolated(to end: Box, at fraction: Double) -> Box {
    Box(
      center: center.interpolated(to: end.center, at: fraction),
      size: size.interpolated(to: end.size, at: fraction))
  }
}
