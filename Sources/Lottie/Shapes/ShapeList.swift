/// A list of shape items sorted into what is drawn: groups, and paths with their paints.
struct ShapeList {
  /// Paths and what acts on them.
  struct Drawing {
    var paths: [ShapeItem] = []
    /// Paints and modifiers, the front-most paint first.
    var styles: [ShapeItem] = []
  }

  enum Part {
    case group(ShapeGroup)
    case drawing(Drawing)
  }

  /// The front-most first.
  private(set) var parts: [Part] = []
  /// The items that found no path in this list, and so act on those of the groups.
  private(set) var unused: [ShapeItem] = []

  init(_ items: [ShapeItem]) {
    let hasGroups = items.contains { if case .group = $0 { true } else { false } }
    var collector = DrawingCollector(hasGroups: hasGroups)
    for (place, item) in items.enumerated() {
      if case .group(let group) = item {
        collector.groups.append((place, group))
      } else {
        collector.add(item, at: place)
      }
    }
    (parts, unused) = collector.sorted()
  }
}

/// Gives each path the paints and modifiers that act on it.
private struct DrawingCollector {
  let hasGroups: Bool
  var groups: [(place: Int, group: ShapeGroup)] = []
  private var drawings = [PlacedDrawing()]
  private var styles: [(place: Int, item: ShapeItem)] = []
  /// How often the list's items may still act on a drawing.
  private var room = 100_000

  /// A drawing with the places of its items in the list.
  private struct PlacedDrawing {
    var paths: [(place: Int, item: ShapeItem)] = []
    var styles: [(place: Int, item: ShapeItem)] = []

    var isTrimmed: Bool { styles.contains { if case .trim = $0.item { true } else { false } } }
  }

  init(hasGroups: Bool) { self.hasGroups = hasGroups }

  mutating func add(_ item: ShapeItem, at place: Int) {
    let last = drawings.count - 1
    switch item {
    case .path, .rectangle, .ellipse, .star, .merged:
      // A trim acts only on the paths before it.
      if drawings[last].isTrimmed { drawings.append(PlacedDrawing()) }
      drawings[drawings.count - 1].paths.append((place, item))
    case .fill, .gradientFill:
      styles.append((place, item))
      // A second fill without a path of its own acts on the path of the first one, as a drawing under it.
      if drawings[last].paths.isEmpty, !hasGroups, last > 0 {
        drawings[last].paths = drawings[last - 1].paths
      }
      drawings[last].styles.append((place, item))
      drawings.append(PlacedDrawing())
    case .stroke, .gradientStroke, .trim, .roundCorners, .merge:
      styles.append((place, item))
      room -= drawings.count
      guard room >= 0 else { return }
      for index in drawings.indices { drawings[index].styles.append((place, item)) }
    case .group, .repeater, .transform, .ignored: break
    }
  }

  func sorted() -> (parts: [ShapeList.Part], unused: [ShapeItem]) {
    let drawn = drawings.filter { !$0.paths.isEmpty }
    let used = Set(drawn.flatMap { $0.styles.map(\.place) })
    var parts = groups.map { (place: $0.place, part: ShapeList.Part.group($0.group)) }
    parts += drawn.map { drawing in
      let sorted = ShapeList.Drawing(paths: drawing.paths.map(\.item), styles: drawing.styles.map(\.item))
      return (drawing.paths[0].place, .drawing(sorted))
    }
    parts.sort { $0.place < $1.place }
    return (parts.map(\.part), styles.filter { !used.contains($0.place) }.map(\.item))
  }
}
