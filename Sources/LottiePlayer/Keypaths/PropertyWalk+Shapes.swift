extension PropertyWalk {
  mutating func visit(_ items: inout [ShapeItem], _ time: CompositionTime) {
    for index in items.indices {
      var isHidden = false
      if let name = items[index].name { descend(into: name) { isHidden = $0.isDisabled() } }
      items[index] = isHidden ? .ignored(kind: "", isHidden: true) : visited(items[index], time)
    }
  }

  private mutating func visited(_ item: ShapeItem, _ time: CompositionTime) -> ShapeItem {
    guard reserveVisit() else { return item }
    switch item {
    case .group(var group):
      descend(into: item.name ?? "") { $0.visit(&group.items, time) }
      return .group(group)
    case .transform(var transform):
      descend(into: "Transform") { $0.visit(&transform, time) }
      return .transform(transform)
    case .path, .rectangle, .ellipse, .star: return visitedPath(item, time)
    case .fill, .stroke, .gradientFill, .gradientStroke: return visitedPaint(item, time)
    case .trim, .repeater, .roundCorners: return visitedModifier(item, time)
    case .merge, .merged, .ignored: return item
    }
  }

  private mutating func visitedPath(_ item: ShapeItem, _ time: CompositionTime) -> ShapeItem {
    switch item {
    case .path(var shape):
      descend(into: shape.name) { $0.visit(&shape.path, "Path", time) }
      return .path(shape)
    case .rectangle(var shape):
      descend(into: shape.name) {
        $0.visit(&shape.position, "Position", time)
        $0.visit(&shape.size, "Size", time)
        $0.visit(&shape.cornerRadius, "Roundness", time)
      }
      return .rectangle(shape)
    case .ellipse(var shape):
      descend(into: shape.name) {
        $0.visit(&shape.position, "Position", time)
        $0.visit(&shape.size, "Size", time)
      }
      return .ellipse(shape)
    case .star(var shape):
      descend(into: shape.name) {
        $0.visit(&shape.position, "Position", time)
        $0.visit(&shape.pointCount, "Points", time)
        $0.visit(&shape.rotation, "Rotation", time)
        $0.visit(&shape.outerRadius, "Outer Radius", time)
        $0.visit(&shape.outerRoundness, "Outer Roundedness", time)
        $0.visit(&shape.innerRadius, "Inner Radius", time)
        $0.visit(&shape.innerRoundness, "Inner Roundedness", time)
      }
      return .star(shape)
    default: return item
    }
  }

  private mutating func visitedPaint(_ item: ShapeItem, _ time: CompositionTime) -> ShapeItem {
    switch item {
    case .fill(var style):
      descend(into: style.name) {
        $0.visit(&style.color, "Color", time)
        $0.visit(&style.opacity, "Opacity", time)
      }
      return .fill(style)
    case .stroke(var style):
      descend(into: style.name) {
        $0.visit(&style.color, "Color", time)
        $0.visit(&style.opacity, "Opacity", time)
        $0.visit(&style.line, time)
      }
      return .stroke(style)
    case .gradientFill(var style):
      descend(into: style.name) {
        $0.visit(&style.gradient, time)
        $0.visit(&style.opacity, "Opacity", time)
      }
      return .gradientFill(style)
    case .gradientStroke(var style):
      descend(into: style.name) {
        $0.visit(&style.gradient, time)
        $0.visit(&style.opacity, "Opacity", time)
        $0.visit(&style.line, time)
      }
      return .gradientStroke(style)
    default: return item
    }
  }

  private mutating func visit(_ line: inout StrokeLine, _ time: CompositionTime) {
    visit(&line.width, "Stroke Width", time)
    for index in line.dashes.indices { visit(&line.dashes[index], "Dashes", time) }
    guard var offset = line.dashOffset else { return }
    visit(&offset, "Dash Phase", time)
    line.dashOffset = offset
  }

  private mutating func visit(_ gradient: inout GradientModel, _ time: CompositionTime) {
    visit(&gradient.start, "Start Point", time)
    visit(&gradient.end, "End Point", time)
    visit(&gradient, "Colors", time)
  }

  private mutating func visitedModifier(_ item: ShapeItem, _ time: CompositionTime) -> ShapeItem {
    switch item {
    case .trim(var trim):
      descend(into: trim.name) {
        $0.visit(&trim.start, "Start", time)
        $0.visit(&trim.end, "End", time)
        $0.visit(&trim.offset, "Offset", time)
      }
      return .trim(trim)
    case .repeater(var repeater):
      descend(into: repeater.name) {
        $0.visit(&repeater.copies, "Copies", time)
        $0.visit(&repeater.offset, "Offset", time)
        $0.visit(&repeater.transform, time)
        $0.visit(&repeater.transform.startOpacity, "Start Opacity", default: 100, time)
        $0.visit(&repeater.transform.endOpacity, "End Opacity", default: 100, time)
      }
      return .repeater(repeater)
    case .roundCorners(var corners):
      descend(into: corners.name) { $0.visit(&corners.radius, "Radius", time) }
      return .roundCorners(corners)
    default: return item
    }
  }
}
