import QuartzCore

/// Builds the Core Animation layers of a shape layer's items.
///
/// Paints act on the paths before them. A paint in a group without its own paths acts on the paths of the nested groups. A
/// fill and a stroke above it share one layer.
struct ShapeBuilder {
  let context: BuildContext
  let time: CompositionTime
  /// The size of the composition that contains the shape layer, in points.
  let compositionSize: CGSize
  let layerName: String

  init(_ context: BuildContext, time: CompositionTime, compositionSize: CGSize, layerName: String) {
    self.context = context
    self.time = time
    self.compositionSize = compositionSize
    self.layerName = layerName
  }

  /// Returns the layers of a list of items, the last one in front.
  func layers(of items: [ShapeItem]) -> [CALayer] { layers(of: items, depth: 0) }
}

extension ShapeBuilder {
  private func layers(of items: [ShapeItem], depth: Int) -> [CALayer] {
    guard depth < Self.maximumDepth else {
      context.report("groups nested more than \(Self.maximumDepth) deep", of: layerName)
      return []
    }
    guard context.reserveItems(items.count + 1, for: layerName) else { return [] }
    guard let index = items.lastIndex(where: { if case .repeater = $0 { true } else { false } }),
      case .repeater(let repeater) = items[index]
    else { return layersWithoutRepeater(of: items, depth: depth) }
    var rest = items
    rest.remove(at: index)
    return copies(by: repeater) { layers(of: rest, depth: depth + 1) }
  }

  static let maximumDepth = 32

  private func layersWithoutRepeater(of items: [ShapeItem], depth: Int) -> [CALayer] {
    let list = list(items)
    reportIgnored(items)
    var layers: [CALayer] = []
    for element in list.elements.reversed() {
      switch element {
      case .group(let group):
        layers += groupLayers(group, inheriting: list.inheritedStyles, depth: depth)
      case .drawing(let drawing):
        layers += DrawingBuilder(self).layers(of: drawing, depth: depth)
      }
    }
    return layers
  }

  /// Returns the layers of a group, with the paints outside the group that act on its paths.
  ///
  /// Such paints act on transformed paths, so the group's transform doesn't change the widths of strokes. Gradients are
  /// in the group's coordinate space.
  private func groupLayers(_ group: ShapeGroup, inheriting items: [ShapeItem], depth: Int) -> [CALayer] {
    guard context.reserveLayer(for: layerName) else { return [] }
    guard items.contains(where: \.isPlainStroke), !items.contains(where: \.isGradient),
      let transform = group.transform, !transform.isIdentity
    else {
      return ownLayers(of: group, inheriting: items, depth: depth)
    }
    let modifiers = items.filter { !$0.isPaint }
    let outside = DrawingBuilder(self).layers(
      of: paths(of: group, modifiedBy: modifiers, depth: depth), items)
    let faded = CALayer.plain(outside)
    context.setOpacity(of: faded, transform.opacity, time)
    return [faded] + ownLayers(of: group, inheriting: modifiers, depth: depth)
  }

  private func ownLayers(of group: ShapeGroup, inheriting items: [ShapeItem], depth: Int) -> [CALayer] {
    let layers = layers(of: contents(of: group, inheriting: items), depth: depth + 1)
    guard !layers.isEmpty else { return [] }
    let filter = context.blendFilter(group.blendMode, of: layerName)
    guard let transform = group.transform, filter != nil || !transform.isIdentity else { return layers }
    let layer = filter == nil ? context.container(of: layers, for: transform) : .plain(layers)
    layer.name = group.name
    if let filter { layer.compositingFilter = filter }
    context.setTransform(of: layer, transform, time)
    context.setOpacity(of: layer, transform.opacity, time)
    return [layer]
  }

  /// Returns a group's own items without its transform, and those outside the group that act on its paths.
  private func contents(of group: ShapeGroup, inheriting items: [ShapeItem]) -> [ShapeItem] {
    var contents: [ShapeItem] = []
    contents.reserveCapacity(group.items.count + items.count)
    for item in group.items where !item.isTransform { contents.append(item) }
    contents += items
    return contents
  }

  /// Returns the paths in a group and its nested groups, in the coordinate space that contains the group.
  func paths(
    of group: ShapeGroup, modifiedBy modifiers: [ShapeItem], depth: Int
  ) -> [Animated<ShapePath>] {
    guard depth < Self.maximumDepth, context.reserveItems(group.items.count + 1, for: layerName) else {
      return []
    }
    let list = list(group.items + modifiers)
    let inherited = list.inheritedStyles.filter { !$0.isPaint }
    let paths = list.elements.flatMap { element -> [Animated<ShapePath>] in
      switch element {
      case .group(let group): self.paths(of: group, modifiedBy: inherited, depth: depth + 1)
      case .drawing(let drawing): DrawingBuilder(self).paths(of: drawing, depth: depth)
      }
    }
    let transform = context.planeTransform(group.transform ?? TransformModel(), time)
    return context.pathsWithinLimits(paths, of: layerName).map {
      context.sampler.combine($0, transform, isLinear: transform.isConstant) { path, transform in
        path.map { transform.applied(to: $0) }
      }
    }
  }

  private func list(_ items: [ShapeItem]) -> ShapeList {
    ShapeList(context.features.contains(.mergedPaths) ? items.withMergedPaths : items)
  }

  private func reportIgnored(_ items: [ShapeItem]) {
    for case .ignored(let kind, false) in items {
      context.report(Self.undrawnKinds[kind] ?? "a shape of type '\(kind)'", of: layerName)
    }
    if !context.features.contains(.mergedPaths), items.mergesSeveralPaths {
      context.report("merge paths; the paths are drawn unmerged", of: layerName)
    }
  }

  private static let undrawnKinds = [
    "pb": "pucker and bloat", "zz": "zig zag", "op": "offset paths", "tw": "twist", "ml": "a merge of layers",
  ]
}

extension ShapeItem {
  /// Whether the item is a stroke of one color.
  var isPlainStroke: Bool {
    if case .stroke = self { true } else { false }
  }

  fileprivate var isGradient: Bool {
    switch self {
    case .gradientFill, .gradientStroke: true
    default: false
    }
  }

  fileprivate var isTransform: Bool {
    if case .transform = self { true } else { false }
  }
}

extension TransformModel {
  fileprivate var isIdentity: Bool {
    func isConstant(_ number: Animated<Double>?, _ value: Double) -> Bool {
      number.map { $0.isConstant && $0.first == value } ?? true
    }
    func isConstant(_ vector: Animated<Vector>?, _ value: Double) -> Bool {
      vector.map { $0.isConstant && $0.first.x == value && $0.first.y == value } ?? true
    }
    let hasNoTranslation: Bool
    switch position {
    case .combined(let position): hasNoTranslation = isConstant(position, 0)
    case .split(let x, let y, _): hasNoTranslation = isConstant(x, 0) && isConstant(y, 0)
    case nil: hasNoTranslation = true
    }
    return hasNoTranslation && isConstant(anchor, 0) && isConstant(scale, 100) && isConstant(rotation, 0)
      && isConstant(skew, 0) && isConstant(rotationX, 0) && isConstant(rotationY, 0)
      && isConstant(opacity, 100)
  }
}
