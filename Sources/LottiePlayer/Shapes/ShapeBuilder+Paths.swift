extension ShapeBuilder {
  /// Returns the path of an item; nil for items without a path.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - depth: The number of groups and merges that contain the item.
  func path(of item: ShapeItem, depth: Int) -> Animated<ShapePath>? {
    func oriented(_ path: BezierPath, _ direction: ShapeDirection) -> ShapePath {
      ShapePath(paths: [direction == .clockwise ? path : path.reversedFromFirst])
    }
    switch item {
    case .path(let shape):
      return time.global(shape.path).map { ShapePath(paths: [$0]) }
    case .ellipse(let shape):
      let (position, size) = (time.global(shape.position), time.global(shape.size))
      return context.sampler.together([PropertyTiming(position), PropertyTiming(size)]) {
        let path = BezierPath(ellipseAt: position.value(at: $0), size: size.value(at: $0))
        return oriented(path, shape.direction)
      }
    case .rectangle(let shape):
      let (position, size) = (time.global(shape.position), time.global(shape.size))
      let radius = time.global(shape.cornerRadius)
      let timings = [PropertyTiming(position), PropertyTiming(size), PropertyTiming(radius)]
      return context.sampler.together(timings) {
        let path = BezierPath(
          rectangleAt: position.value(at: $0), size: size.value(at: $0), cornerRadius: radius.value(at: $0))
        return oriented(path, shape.direction)
      }
    case .star(let shape): return star(shape).map { oriented($0, shape.direction) }
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
    return context.sampler.together([PropertyTiming(position)] + numbers.map { PropertyTiming($0) }) {
      moment in
      let values = numbers.map { $0.value(at: moment) }
      return BezierPath(
        StarValues(
          isStar: shape.isStar, center: position.value(at: moment), pointCount: values[0],
          rotation: values[1],
          outerRadius: values[2], outerRoundness: values[3], innerRadius: values[4], innerRoundness: values[5]
        )
      )
    }
  }
}
