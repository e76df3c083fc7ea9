import QuartzCore

/// Makes layers of a shape layer's items.
///
/// Paints act on the paths before them; what stands in a group and finds no path there, acts on the paths of the groups
/// inside. A fill and a stroke over it share one layer.
struct ShapeBuilder {
  let film: FilmBuilder
  let time: FilmTime
  let layerName: String

  init(_ film: FilmBuilder, time: FilmTime, layerName: String) {
    self.film = film
    self.time = time
    self.layerName = layerName
  }

  /// The layers of a list of items, the last in front.
  func layers(of items: [ShapeItem]) -> [CALayer] { layers(of: items, depth: 0) }
}

extension ShapeBuilder {
  private func layers(of items: [ShapeItem], depth: Int) -> [CALayer] {
    guard depth < Self.maximumDepth else {
      film.report("groups inside each other, more than \(Self.maximumDepth) deep", of: layerName)
      return []
    }
    guard film.takesItems(items.count + 1, of: layerName) else { return [] }
    guard let place = items.lastIndex(where: { if case .repeater = $0 { true } else { false } }),
      case .repeater(let repeater) = items[place]
    else { return singleLayers(of: items, depth: depth) }
    var rest = items
    rest.remove(at: place)
    return copies(by: repeater) { layers(of: rest, depth: depth + 1) }
  }

  static let maximumDepth = 32

  private func singleLayers(of items: [ShapeItem], depth: Int) -> [CALayer] {
    let list = list(items)
    reportIgnored(items)
    var layers: [CALayer] = []
    for part in list.parts.reversed() {
      switch part {
      case .group(let group):
        layers += groupLayers(group, inheriting: list.unused, depth: depth)
      case .drawing(let drawing):
        let builder = DrawingBuilder(self)
        layers += builder.layers(of: builder.paths(of: drawing, depth: depth), drawing.styles)
      }
    }
    return layers
  }

  /// The layers of a group, and of its paths as paints outside the group have them.
  ///
  /// Such paints act on paths that the group's transform has moved: lines are as wide as outside. Gradients run as they
  /// would in the group.
  private func groupLayers(_ group: ShapeGroup, inheriting items: [ShapeItem], depth: Int) -> [CALayer] {
    guard film.takesLayer(of: layerName) else { return [] }
    guard let transform = group.transform, !transform.isNeutral, items.contains(where: \.isPlainStroke),
      !items.contains(where: \.isGradient)
    else {
      return ownLayers(of: group, inheriting: items, depth: depth)
    }
    let modifiers = items.filter { !$0.isPaint }
    let outside = DrawingBuilder(self).layers(
      of: paths(of: group, modifiedBy: modifiers, depth: depth), items)
    let faded = CALayer.plain(outside)
    film.setOpacity(of: faded, transform.opacity, time)
    return [faded] + ownLayers(of: group, inheriting: modifiers, depth: depth)
  }

  private func ownLayers(of group: ShapeGroup, inheriting items: [ShapeItem], depth: Int) -> [CALayer] {
    let layers = layers(of: group.items.filter { !$0.isTransform } + items, depth: depth + 1)
    guard !layers.isEmpty else { return [] }
    let filter = film.blendFilter(group.blendMode, of: layerName)
    guard let transform = group.transform, filter != nil || !transform.isNeutral else { return layers }
    let layer = CALayer.plain(layers)
    layer.name = group.name
    layer.compositingFilter = filter
    film.setPlace(of: layer, transform, time)
    film.setOpacity(of: layer, transform.opacity, time)
    return [layer]
  }

  /// The paths in a group and in the groups inside, in the space of what holds the group.
  func paths(
    of group: ShapeGroup, modifiedBy modifiers: [ShapeItem], depth: Int
  ) -> [Animated<ShapePath>] {
    guard depth < Self.maximumDepth, film.takesItems(group.items.count + 1, of: layerName) else { return [] }
    let list = list(group.items + modifiers)
    let inner = list.unused.filter { !$0.isPaint }
    let paths = list.parts.flatMap { part -> [Animated<ShapePath>] in
      switch part {
      case .group(let group): self.paths(of: group, modifiedBy: inner, depth: depth + 1)
      case .drawing(let drawing): DrawingBuilder(self).paths(of: drawing, depth: depth)
      }
    }
    let place = film.place(group.transform ?? TransformModel(), time)
    return film.taking(paths, of: layerName).map {
      film.samples.combine($0, place, isLinear: place.isStill) { $1.path($0) }
    }
  }

  /// The items sorted into what is drawn, merged where that is asked for.
  private func list(_ items: [ShapeItem]) -> ShapeList {
    ShapeList(film.features.contains(.mergedPaths) ? items.withMergedPaths : items)
  }

  private func reportIgnored(_ items: [ShapeItem]) {
    for case .ignored(let kind, false) in items {
      film.report(Self.kinds[kind] ?? "a shape of kind '\(kind)'", of: layerName)
    }
    if !film.features.contains(.mergedPaths), items.mergesSeveralPaths {
      film.report("a merge, of which all paths are drawn as they are", of: layerName)
    }
  }

  private static let kinds = [
    "pb": "pucker and bloat", "zz": "zig zag", "op": "offset paths", "tw": "twist", "ml": "a merge of layers",
  ]
}

extension ShapeItem {
  fileprivate var isPlainStroke: Bool {
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
  /// Whether it changes nothing.
  fileprivate var isNeutral: Bool {
    func isStill(_ number: Animated<Double>?, _ neutral: Double) -> Bool {
      number.map { $0.isStill && $0.first == neutral } ?? true
    }
    func isStill(_ vector: Animated<Vector>?, _ neutral: Double) -> Bool {
      vector.map { $0.isStill && $0.first.x == neutral && $0.first.y == neutral } ?? true
    }
    let stays: Bool
    switch position {
    case .whole(let position): stays = isStill(position, 0)
    case .split(let x, let y, _): stays = isStill(x, 0) && isStill(y, 0)
    case nil: stays = true
    }
    return stays && isStill(anchor, 0) && isStill(scale, 100) && isStill(rotation, 0) && isStill(skew, 0)
      && isStill(rotationX, 0) && isStill(rotationY, 0) && isStill(opacity, 100)
  }
}
