/// A list of shape items arranged for drawing: groups, and paths with the paints and modifiers that act on them.
struct ShapeList {
  /// Paths with the paints and modifiers that act on them.
  struct Drawing {
    var paths: [ShapeItem] = []
    /// Paints and modifiers, the frontmost paint first.
    var styles: [ShapeItem] = []
  }

  enum Element {
    case group(ShapeGroup)
    case drawing(Drawing)
  }

  /// The groups and drawings, the frontmost first.
  private(set) var elements: [Element] = []
  /// The paints and modifiers that have no path in this list, and so act on the paths of its groups.
  private(set) var inheritedStyles: [ShapeItem] = []

  init(_ items: [ShapeItem]) {
    let hasGroups = items.contains { if case .group = $0 { true } else { false } }
    var collector = DrawingCollector(hasGroups: hasGroups)
    for (index, item) in items.enumerated() {
      if case .group(let group) = item {
        collector.groups.append((index, group))
      } else {
        collector.add(item, at: index)
      }
    }
    (elements, inheritedStyles) = collector.sorted(itemCount: items.count)
  }
}

/// Assigns to each path the paints and modifiers that act on it.
private struct DrawingCollector {
  let hasGroups: Bool
  var groups: [(index: Int, group: ShapeGroup)] = []
  private var drawings = [IndexedDrawing()]
  private var styles: [(index: Int, item: ShapeItem)] = []
  /// The number of times that further items may be added to a drawing.
  private var remainingAdditions = 100_000

  /// A drawing with the indices of its items in the list.
  private struct IndexedDrawing {
    var paths: [(index: Int, item: ShapeItem)] = []
    var styles: [(index: Int, item: ShapeItem)] = []

    var isTrimmed: Bool { styles.contains { if case .trim = $0.item { true } else { false } } }
  }

  init(hasGroups: Bool) { self.hasGroups = hasGroups }

  mutating func add(_ item: ShapeItem, at index: Int) {
    let last = drawings.count - 1
    switch item {
    case .path, .rectangle, .ellipse, .star, .merged:
      // A trim acts only on the paths before it.
      if drawings[last].isTrimmed { drawings.append(IndexedDrawing()) }
      drawings[drawings.count - 1].paths.append((index, item))
    case .fill, .gradientFill:
      styles.append((index, item))
      // A second fill without its own path acts on the path of the first one, as a drawing below it.
      if drawings[last].paths.isEmpty, !hasGroups, last > 0 {
        drawings[last].paths = drawings[last - 1].paths
      }
      drawings[last].styles.append((index, item))
      drawings.append(IndexedDrawing())
    case .stroke, .gradientStroke, .trim, .roundCorners, .merge:
      styles.append((index, item))
      remainingAdditions -= drawings.count
      guard remainingAdditions >= 0 else { return }
      for drawing in drawings.indices { drawings[drawing].styles.append((index, item)) }
    case .group, .repeater, .transform, .ignored: break
    }
  }

  /// Returns the groups and drawings in the order of the list, and the styles that no drawing uses.
  ///
  /// - Parameter itemCount: The number of items in the list.
  func sorted(itemCount: Int) -> (elements: [ShapeList.Element], inheritedStyles: [ShapeItem]) {
    var elements: [(index: Int, element: ShapeList.Element)] = []
    elements.reserveCapacity(groups.count + drawings.count)
    var isUsed = [Bool](repeating: false, count: itemCount)
    for (index, group) in groups { elements.append((index, .group(group))) }
    for drawing in drawings where !drawing.paths.isEmpty {
      for style in drawing.styles { isUsed[style.index] = true }
      let sorted = ShapeList.Drawing(paths: drawing.paths.map(\.item), styles: drawing.styles.map(\.item))
      elements.append((drawing.paths[0].index, .drawing(sorted)))
    }
    if !groups.isEmpty { elements.sort { $0.index < $1.index } }
    return (elements.map(\.element), styles.lazy.filter { !isUsed[$0.index] }.map(\.item))
  }
}
