extension ShapeBuilder {
  /// The path of an item, in the film's time; nil for items that draw none.
  ///
  /// - Parameter depth: In how many groups and merges the item is.
  func path(of item: ShapeItem, depth: Int) -> Animated<ShapePath>? {
    let samples = film.samples
    func oriented(_ outline: Outline, _ direction: ShapeDirection) -> ShapePath {
      ShapePath(outlines: [direction == .clockwise ? outline : outline.reversed])
    }
    switch item {
    case .path(let shape):
      return time.film(shape.outline).map { ShapePath(outlines: [$0]) }
    case .ellipse(let shape):
      return samples.combine(time.film(shape.position), time.film(shape.size)) {
        oriented(Outline(ellipseAt: $0, size: $1), shape.direction)
      }
    case .rectangle(let shape):
      let box = samples.combine(time.film(shape.position), time.film(shape.size)) {
        Box(center: $0, size: $1)
      }
      return samples.combine(box, time.film(shape.cornerRadius)) {
        oriented(Outline(rectangleAt: $0.center, size: $0.size, cornerRadius: $1), shape.direction)
      }
    case .star(let shape):
      return star(shape).map { oriented($0, shape.direction) }
    case .merged(let merged): return mergedPath(merged, depth: depth)
    default: return nil
    }
  }

  private func star(_ shape: StarShape) -> Animated<Outline> {
    let position = time.film(shape.position)
    let numbers = [
      shape.pointCount, shape.rotation, shape.outerRadius, shape.outerRoundness, shape.innerRadius,
      shape.innerRoundness,
    ].map { time.film($0) }
    func outline(_ center: Vector, _ value: (Animated<Double>) -> Double) -> Outline {
      Outline(
        StarMeasures(
          isStar: shape.isStar, center: center, pointCount: value(numbers[0]), turn: value(numbers[1]),
          outerRadius: value(numbers[2]), outerRoundness: value(numbers[3]), innerRadius: value(numbers[4]),
          innerRoundness: value(numbers[5])))
    }
    guard !position.isStill || numbers.contains(where: { !$0.isStill }) else {
      return Animated(outline(position.first) { $0.first })
    }
    return film.samples.property { frame in outline(position.value(at: frame)) { $0.value(at: frame) } }
  }
}

/// A rectangle's place and size.
private struct Box: FilmValue {
  var center: Vector
  var size: Vector

  func interpolated(to end: Box, at fraction: Double) -> Box {
    Box(
      center: center.interpolated(to: end.center, at: fraction),
      size: size.interpolated(to: end.size, at: fraction))
  }
}
