/// Looks at every property of a film, and may change it.
protocol PropertyVisitor {
  /// - Parameters:
  ///   - property: The property, by its key path.
  ///   - path: The names of what holds it, from the film's layer on, and its own.
  ///   - time: The time of the composition in which it lies.
  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, at path: [String], _ time: FilmTime)

  /// The colours of a gradient, whose number may change.
  mutating func visit(_ gradient: inout GradientModel, at path: [String], _ time: FilmTime)

  /// A text layer's texts.
  mutating func visit(_ text: inout TextModel, at path: [String])

  /// Whether there may be something for it below a path.
  func isInterested(below path: [String]) -> Bool

  /// Whether the layer, group or item at a path isn't to be drawn.
  mutating func hides(_ path: [String]) -> Bool
}

extension PropertyVisitor {
  mutating func visit(_ gradient: inout GradientModel, at path: [String], _ time: FilmTime) {
    visit(&gradient.stops, at: path, time)
  }

  mutating func visit(_ text: inout TextModel, at path: [String]) {}

  func isInterested(below path: [String]) -> Bool { true }

  mutating func hides(_ path: [String]) -> Bool { false }
}

extension LottieDocument {
  /// Shows a visitor every property of the film's layers, and of the compositions in them, once for each place where one
  /// is used: what changes there, changes only there.
  mutating func show(to visitor: inout some PropertyVisitor) {
    var walk = PropertyWalk(self, visitor)
    walk.visitLayers(
      of: &layers, FilmTime(FilmSamples(inFrame...outFrame), easing: .ofFirstComponent), depth: 0)
    assets = walk.assets
    visitor = walk.visitor
  }
}

/// A way through all properties of a film.
private struct PropertyWalk<Visitor: PropertyVisitor> {
  var visitor: Visitor
  /// The film's, and those that were changed somewhere, by names of their own.
  var assets: [Asset]
  private var path: [String] = []
  private let places: [String: Int]
  private let frameRate: Double
  /// How much the visitor changed so far.
  private var changeCount = 0
  /// How many layers and items may still be visited: compositions in compositions stand for very many.
  private var room = 50_000

  init(_ document: LottieDocument, _ visitor: Visitor) {
    self.visitor = visitor
    assets = document.assets
    frameRate = document.frameRate
    places = Dictionary(
      assets.enumerated().filter { $0.element.layers != nil }.map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  private mutating func inside(_ name: String, _ body: (inout Self) -> Void) {
    path.append(name)
    defer { path.removeLast() }
    if visitor.isInterested(below: path) { body(&self) }
  }

  private mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, _ name: String, _ time: FilmTime
  ) {
    path.append(name)
    noting(&property) { $0.visitor.visit(&$1, at: $0.path, time) }
    path.removeLast()
  }

  /// Has the visitor look at something, and notes whether it was changed.
  private mutating func noting<Value: Equatable>(
    _ value: inout Value, _ visit: (inout Self, inout Value) -> Void
  ) {
    let former = value
    visit(&self, &value)
    if value != former { changeCount += 1 }
  }

  /// Whether the visitor leaves out what is here, which is a change too.
  private mutating func isLeftOut() -> Bool {
    let isHidden = visitor.hides(path)
    if isHidden { changeCount += 1 }
    return isHidden
  }

  /// A property that the file leaves out; it stays so where the visitor doesn't change it.
  private mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>?, _ name: String, else value: Value, _ time: FilmTime
  ) {
    var visited = property ?? Animated(value)
    visit(&visited, name, time)
    if property != nil || visited != Animated(value) { property = visited }
  }
}

// MARK: - Layers

extension PropertyWalk {
  private static var maximumDepth: Int { 24 }

  mutating func visitLayers(of layers: inout [LayerModel], _ time: FilmTime, depth: Int) {
    for index in layers.indices {
      guard room > 0 else { return }
      room -= 1
      inside(layers[index].keyName) {
        if $0.isLeftOut() { layers[index].isHidden = true }
        $0.visit(&layers[index], time, depth: depth)
      }
    }
  }

  private mutating func visit(_ layer: inout LayerModel, _ time: FilmTime, depth: Int) {
    inside("Transform") { $0.visit(&layer.transform, time) }
    switch layer.content {
    case .shapes(var items):
      visit(&items, time)
      layer.content = .shapes(items)
    case .text(var text):
      noting(&text) { $0.visitor.visit(&$1, at: $0.path) }
      if var line = text.path {
        inside("Path Options") {
          $0.visit(&line.firstMargin, "First Margin", time)
          $0.visit(&line.lastMargin, "Last Margin", time)
        }
        text.path = line
      }
      layer.content = .text(text)
    case .composition(let id, let width, let height):
      let changed = visitComposition(id, layer.time(inside: time, frameRate: frameRate), depth: depth)
      layer.content = .composition(assetID: changed, width: width, height: height)
    default: break
    }
    visit(&layer.masks, &layer.effects, &layer.styles, time)
    guard var remap = layer.timeRemap else { return }
    visit(&remap, "Time Remap", time)
    layer.timeRemap = remap
  }

  /// Returns the name of the composition as it is here.
  private mutating func visitComposition(_ id: String, _ time: FilmTime, depth: Int) -> String {
    guard depth < Self.maximumDepth, let place = places[id], let original = assets[place].layers else {
      return id
    }
    var layers = original
    let formerCount = changeCount
    visitLayers(of: &layers, time, depth: depth + 1)
    guard changeCount != formerCount else { return id }
    var asset = assets[place]
    (asset.id, asset.layers) = ("\(id)\u{0}\(assets.count)", layers)
    assets.append(asset)
    return asset.id
  }

  private mutating func visit(
    _ masks: inout [MaskModel], _ effects: inout [EffectModel], _ styles: inout [LayerStyleModel],
    _ time: FilmTime
  ) {
    for index in masks.indices {
      inside(masks[index].name) {
        $0.visit(&masks[index].outline, "Mask Path", time)
        $0.visit(&masks[index].opacity, "Mask Opacity", time)
        $0.visit(&masks[index].expansion, "Mask Expansion", time)
      }
    }
    for index in effects.indices {
      inside(effects[index].name) { walk in
        for place in effects[index].values.indices { walk.visit(&effects[index].values[place], time) }
      }
    }
    for index in styles.indices {
      visit(&styles[index].color, "Color", time)
      visit(&styles[index].opacity, "Opacity", time)
      visit(&styles[index].angle, "Angle", time)
      visit(&styles[index].distance, "Distance", time)
      visit(&styles[index].size, "Size", time)
    }
  }

  private mutating func visit(_ value: inout EffectValue, _ time: FilmTime) {
    switch value.content {
    case .number(var number):
      visit(&number, value.name, time)
      value.content = .number(number)
    case .color(var color):
      visit(&color, value.name, time)
      value.content = .color(color)
    case .point(var point):
      visit(&point, value.name, time)
      value.content = .point(point)
    case .other: break
    }
  }

  private mutating func visit(_ transform: inout TransformModel, _ time: FilmTime) {
    visit(&transform.anchor, "Anchor Point", else: .zero, time)
    visitPosition(&transform.position, time)
    visit(&transform.scale, "Scale", else: Vector(x: 100, y: 100), time)
    visit(&transform.rotation, "Rotation", else: 0, time)
    visit(&transform.rotationX, "Rotation X", else: 0, time)
    visit(&transform.rotationY, "Rotation Y", else: 0, time)
    visit(&transform.orientation, "Orientation", else: .zero, time)
    visit(&transform.skew, "Skew", else: 0, time)
    visit(&transform.skewAxis, "Skew Axis", else: 0, time)
    visit(&transform.opacity, "Opacity", else: 100, time)
  }

  private mutating func visitPosition(_ position: inout PositionModel?, _ time: FilmTime) {
    if case .split(var x, var y, let z) = position {
      visit(&x, "X Position", time)
      visit(&y, "Y Position", time)
      position = .split(x: x, y: y, z: z)
      return
    }
    var whole: Animated<Vector>?
    if case .whole(let property) = position { whole = property }
    visit(&whole, "Position", else: .zero, time)
    position = whole.map(PositionModel.whole)
  }
}

// MARK: - Shapes

extension PropertyWalk {
  private mutating func visit(_ items: inout [ShapeItem], _ time: FilmTime) {
    for index in items.indices {
      var isHidden = false
      if let name = items[index].name { inside(name) { isHidden = $0.isLeftOut() } }
      items[index] = isHidden ? .ignored(kind: "", isHidden: true) : visited(items[index], time)
    }
  }

  private mutating func visited(_ item: ShapeItem, _ time: FilmTime) -> ShapeItem {
    guard room > 0 else { return item }
    room -= 1
    switch item {
    case .group(var group):
      inside(item.name ?? "") { $0.visit(&group.items, time) }
      return .group(group)
    case .transform(var transform):
      inside("Transform") { $0.visit(&transform, time) }
      return .transform(transform)
    case .path, .rectangle, .ellipse, .star: return visitedPath(item, time)
    case .fill, .stroke, .gradientFill, .gradientStroke: return visitedPaint(item, time)
    case .trim, .repeater, .roundCorners: return visitedModifier(item, time)
    case .merge, .merged, .ignored: return item
    }
  }

  private mutating func visitedPath(_ item: ShapeItem, _ time: FilmTime) -> ShapeItem {
    switch item {
    case .path(var shape):
      inside(shape.name) { $0.visit(&shape.outline, "Path", time) }
      return .path(shape)
    case .rectangle(var shape):
      inside(shape.name) {
        $0.visit(&shape.position, "Position", time)
        $0.visit(&shape.size, "Size", time)
        $0.visit(&shape.cornerRadius, "Roundness", time)
      }
      return .rectangle(shape)
    case .ellipse(var shape):
      inside(shape.name) {
        $0.visit(&shape.position, "Position", time)
        $0.visit(&shape.size, "Size", time)
      }
      return .ellipse(shape)
    case .star(var shape):
      inside(shape.name) {
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

  private mutating func visitedPaint(_ item: ShapeItem, _ time: FilmTime) -> ShapeItem {
    switch item {
    case .fill(var style):
      inside(style.name) {
        $0.visit(&style.color, "Color", time)
        $0.visit(&style.opacity, "Opacity", time)
      }
      return .fill(style)
    case .stroke(var style):
      inside(style.name) {
        $0.visit(&style.color, "Color", time)
        $0.visit(&style.opacity, "Opacity", time)
        $0.visit(&style.line, time)
      }
      return .stroke(style)
    case .gradientFill(var style):
      inside(style.name) {
        $0.visit(&style.gradient, time)
        $0.visit(&style.opacity, "Opacity", time)
      }
      return .gradientFill(style)
    case .gradientStroke(var style):
      inside(style.name) {
        $0.visit(&style.gradient, time)
        $0.visit(&style.opacity, "Opacity", time)
        $0.visit(&style.line, time)
      }
      return .gradientStroke(style)
    default: return item
    }
  }

  private mutating func visit(_ line: inout StrokeLine, _ time: FilmTime) {
    visit(&line.width, "Stroke Width", time)
    for index in line.dashes.indices { visit(&line.dashes[index], "Dashes", time) }
    guard var offset = line.dashOffset else { return }
    visit(&offset, "Dash Phase", time)
    line.dashOffset = offset
  }

  private mutating func visit(_ gradient: inout GradientModel, _ time: FilmTime) {
    visit(&gradient.start, "Start Point", time)
    visit(&gradient.end, "End Point", time)
    path.append("Colors")
    noting(&gradient) { $0.visitor.visit(&$1, at: $0.path, time) }
    path.removeLast()
  }

  private mutating func visitedModifier(_ item: ShapeItem, _ time: FilmTime) -> ShapeItem {
    switch item {
    case .trim(var trim):
      inside(trim.name) {
        $0.visit(&trim.start, "Start", time)
        $0.visit(&trim.end, "End", time)
        $0.visit(&trim.offset, "Offset", time)
      }
      return .trim(trim)
    case .repeater(var repeater):
      inside(repeater.name) {
        $0.visit(&repeater.copies, "Copies", time)
        $0.visit(&repeater.offset, "Offset", time)
        $0.visit(&repeater.transform, time)
        $0.visit(&repeater.transform.startOpacity, "Start Opacity", else: 100, time)
        $0.visit(&repeater.transform.endOpacity, "End Opacity", else: 100, time)
      }
      return .repeater(repeater)
    case .roundCorners(var corners):
      inside(corners.name) { $0.visit(&corners.radius, "Radius", time) }
      return .roundCorners(corners)
    default: return item
    }
  }
}
