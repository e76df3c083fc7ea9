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
  let elements: [Element]
  /// The paints and modifiers that have no path in this list, and so act on the paths of its groups.
  let inheritedStyles: [ShapeItem]

  init(_ items: [ShapeItem]) {
    let hasGroups = items.contains { if case .group = $0 { true } else { false } }
    var collector = DrawingCollector(hasGroups: hasGroups)
    for item in items { collector.add(item) }
    (elements, inheritedStyles) = collector.finish()
  }
}

/// Assigns to each path the paints and modifiers that act on it.
private struct DrawingCollector {
  /// A group, or the index of a drawing.
  private enum Place {
    case group(ShapeGroup)
    case drawing(Int)
  }

  let hasGroups: Bool
  /// The groups and the drawings, by their first paths, in the order of the items; empty without groups.
  private var places: [Place] = []
  /// The complete drawings, which have paths. Further modifiers and strokes still act on them.
  private var drawings: [ShapeList.Drawing] = []
  /// The drawing that the next path belongs to.
  private var current = ShapeList.Drawing()
  /// The paths of the drawing before the current one; empty if it has none.
  private var formerPaths: [ShapeItem] = []
  /// The paints and modifiers that act on no path.
  private var unusedStyles: [ShapeItem] = []
  /// The number of drawings so far, including the current one and those without paths.
  private var count = 1
  /// The number of times that further items may be added to a drawing.
  private var remainingAdditions = 100_000

  init(hasGroups: Bool) { self.hasGroups = hasGroups }

  mutating func add(_ item: ShapeItem) {
    switch item {
    case .group(let group): places.append(.group(group))
    case .path, .rectangle, .ellipse, .star, .merged:
      // A trim acts only on the paths before it.
      if current.isTrimmed { beginDrawing() }
      if current.paths.isEmpty { placeCurrentDrawing() }
      current.paths.append(item)
    case .fill, .gradientFill: addFill(item)
    case .stroke, .gradientStroke, .trim, .roundCorners, .merge: addToAllDrawings(item)
    case .repeater, .transform, .ignored: break
    }
  }

  private mutating func addFill(_ fill: ShapeItem) {
    // A second fill without its own path acts on the path of the first one, as a drawing below it.
    if current.paths.isEmpty, !hasGroups { current.paths = formerPaths }
    current.styles.append(fill)
    if current.paths.isEmpty, !drawings.isEmpty { unusedStyles.append(fill) }
    beginDrawing()
  }

  private mutating func addToAllDrawings(_ style: ShapeItem) {
    remainingAdditions -= count
    guard remainingAdditions >= 0 else { return unusedStyles.append(style) }
    for index in drawings.indices { drawings[index].styles.append(style) }
    current.styles.append(style)
  }

  private mutating func placeCurrentDrawing() {
    if hasGroups { places.append(.drawing(drawings.count)) }
  }

  private mutating func beginDrawing() {
    completeDrawing()
    formerPaths = current.paths
    current = ShapeList.Drawing()
    count += 1
  }

  private mutating func completeDrawing() {
    if !current.paths.isEmpty {
      drawings.append(current)
    } else if drawings.isEmpty {
      unusedStyles += current.styles
    }
  }

  /// Returns the groups and drawings in the order of the list, and the styles that no drawing uses.
  mutating func finish() -> (elements: [ShapeList.Element], unusedStyles: [ShapeItem]) {
    completeDrawing()
    guard hasGroups else { return (drawings.map { .drawing($0) }, unusedStyles) }
    let elements = places.map { place -> ShapeList.Element in
      switch place {
      case .group(let group): .group(group)
      case .drawing(let index): .drawing(drawings[index])
      }
    }
    return (elements, unusedStyles)
  }
}

extension ShapeList.Drawing {
  fileprivate var isTrimmed: Bool { styles.contains { if case .trim = $0 { true } else { false } } }
}
