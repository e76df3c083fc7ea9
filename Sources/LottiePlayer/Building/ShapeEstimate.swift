/// The items of a shape layer, and the values of their properties, by the limits of which they take a share.
struct ShapeEstimate {
  /// Whether the costs of all items are known.
  private(set) var isBounded = true
  private(set) var itemCount = 0
  /// The number of groups inside each other.
  private(set) var depth = 0
  private(set) var paintCount = 0
  private(set) var gradientCount = 0
  private(set) var pathCount = 0
  /// The number of points of all paths in all keyframes.
  private(set) var points = 0.0
  /// The number of points of all paths in their largest keyframes.
  private(set) var sizes = 0.0
  /// The number of points of the largest path.
  private(set) var largestSize = 1.0
  /// The factor by which modifiers increase the numbers of points.
  private(set) var growth = 1.0
  /// The number of shapes that are sampled because several of their properties change.
  private(set) var sampledShapeCount = 0
  /// The number of points of all shapes that are sampled.
  private(set) var sampledPoints = 0.0
  private(set) var sampledNumberCount = 0
  /// The number of starts, ends and offsets of trims that are sampled for each drawing.
  private(set) var sampledTrimCount = 0
  private(set) var sampledMatrixCount = 0
  /// The number of times that each path is sampled because a radius of round corners changes.
  private(set) var sampledCornerCount = 0
  /// The number of keyframes of such radii.
  private(set) var cornerKeyframeCount = 0
  /// The number of times that a trim may repeat each path.
  private(set) var trimCopies = 1.0
  private(set) var hasGradientStrokes = false
  /// The number of colors and opacities of all gradients.
  private(set) var stopCount = 0
  private(set) var dashedCount = 0
  /// The animated properties of transforms and round corners.
  private(set) var values = ChangingValues()
  /// The animated properties of paints and trims, which may be those of one layer for each path.
  private(set) var paintValues = ChangingValues()
  /// The number of keyframes of paths and their modifiers, which are processed for each drawing.
  private(set) var keyframeCount = 0
  private var changingPathCount = 0
  /// A path that changes, with the times of which others are compared.
  private var changingPath: Animated<BezierPath>?
  /// Whether the paths that change don't all have the same key times and easings.
  private var changesAtDifferentTimes = false
  private var spanOfPaths = ChangingSpan()
  private var (hasTrim, hasFill, trimChanges) = (false, false, false)
  /// The number of groups whose transforms change.
  private(set) var movingGroupCount = 0
  /// Whether paints act on the paths of groups beside them.
  private(set) var paintsGroups = false
  /// Whether strokes act on the paths of groups beside them, which the groups' transforms then move.
  private var strokesGroups = false

  /// The frames between the first and the last keyframe of all animated properties.
  var span: ChangingSpan { values.span + paintValues.span + spanOfPaths }

  /// Whether several paths change at different times, which are sampled if they are drawn as one.
  var joinsChangingPaths: Bool {
    numberOfChangingPaths > 1 && (changesAtDifferentTimes || sampledCornerCount > 0)
  }

  /// Whether groups move whose paths are stroked outside of them, so that the moving paths are sampled.
  var strokesMovingGroups: Bool { movingGroupCount > 0 && strokesGroups }

  /// Whether fills are trimmed over time.
  var trimsFills: Bool { hasTrim && hasFill && (trimChanges || numberOfChangingPaths > 0) }

  /// Whether any path that is drawn changes.
  var changesPaths: Bool { numberOfChangingPaths > 0 || strokesMovingGroups || trimsFills }

  private var numberOfChangingPaths: Int { sampledCornerCount > 0 ? pathCount : changingPathCount }

  init(_ items: [ShapeItem]) {
    add(items, depth: 0)
  }
}

extension ShapeEstimate {
  private mutating func add(_ items: [ShapeItem], depth: Int) {
    guard depth < ShapeBuilder.maximumDepth else { return isBounded = false }
    self.depth = max(self.depth, depth)
    itemCount += items.count + 1
    var (hasGroup, hasPaint, hasStroke) = (false, false, false)
    for item in items {
      switch item {
      case .group(let group):
        hasGroup = true
        add(group.items, depth: depth + 1)
      case .transform(let transform): add(transform)
      case .fill, .stroke, .gradientFill, .gradientStroke:
        hasPaint = true
        hasStroke = hasStroke || item.isPlainStroke
        addPaint(item)
      case .trim(let trim): add(trim)
      case .roundCorners(let corners): add(corners)
      case .path, .rectangle, .ellipse, .star: addPath(item)
      case .repeater, .merged: isBounded = false
      case .merge, .ignored: break
      }
    }
    paintsGroups = paintsGroups || hasGroup && hasPaint
    strokesGroups = strokesGroups || hasGroup && hasStroke
  }

  private mutating func add(_ transform: TransformModel) {
    let former = values
    values.addComponents(of: transform)
    let changingCount = values.propertyCount - former.propertyCount
    values.add(transform.opacity)
    guard changingCount > 0 else { return }
    movingGroupCount += 1
    // Constant scales and rotations beside changing ones are animated too.
    values.propertyCount += 5
    values.memoryCost += 10
    if transform.isSkewed || transform.flips {
      values.memoryCost += 6 * (values.memoryCost - former.memoryCost)
      if changingCount > 1 || transform.isSkewed { sampledMatrixCount += 1 }
    }
    if transform.orientation?.isConstant == false { sampledNumberCount += 3 }
  }

  private mutating func add(_ trim: TrimModifier) {
    hasTrim = true
    let former = paintValues.propertyCount
    func add(_ property: Animated<Double>) {
      paintValues.add(property)
      countKeyframes(of: property)
    }
    add(trim.start)
    add(trim.end)
    add(trim.offset)
    let largestTurn = trim.offset.keyframes.reduce(0) { max($0, abs($1.value) / 360) }
    trimCopies = max(trimCopies, min(3 + 2 * largestTurn, 100))
    guard paintValues.propertyCount > former else { return }
    trimChanges = true
    sampledTrimCount += trim.isOrdered ? 0 : 3
    if !trim.offset.isConstant, !trim.start.isConstant || !trim.end.isConstant { sampledTrimCount += 2 }
  }

  private mutating func add(_ corners: RoundCornersModifier) {
    growth = min(growth * 2, 1e9)
    guard !corners.radius.isConstant else { return }
    sampledCornerCount += 1
    cornerKeyframeCount += corners.radius.keyframes.count
    countKeyframes(of: corners.radius)
    values.add(corners.radius)
  }
}

extension TrimModifier {
  /// Whether the start is never after the end, or never before it.
  fileprivate var isOrdered: Bool {
    let (starts, ends) = (start.extremes, end.extremes)
    return starts.largest <= ends.least || ends.largest <= starts.least
  }
}

// MARK: - Paints

extension ShapeEstimate {
  private mutating func addPaint(_ item: ShapeItem) {
    paintCount += 1
    switch item {
    case .fill(let style):
      hasFill = true
      paintValues.add(style.color)
      paintValues.add(style.opacity)
    case .stroke(let style):
      paintValues.add(style.color)
      paintValues.add(style.opacity)
      add(style.line)
    case .gradientFill(let style):
      hasFill = true
      paintValues.add(style.opacity)
      add(style.gradient)
    case .gradientStroke(let style):
      hasGradientStrokes = true
      paintValues.add(style.opacity)
      add(style.gradient)
      add(style.line)
    default: break
    }
  }

  private mutating func add(_ line: StrokeLine) {
    paintValues.add(line.width)
    paintValues.add(line.miterLimit)
    paintValues.add(line.dashOffset)
    guard !line.dashes.isEmpty else { return }
    dashedCount += 1
    if line.dashes.contains(where: { !$0.isConstant }) { isBounded = false }
  }

  private mutating func add(_ gradient: GradientModel) {
    gradientCount += 1
    stopCount += gradient.stops.first.count
    // The colors and locations of the colors and of the opacities.
    for _ in 0..<6 { paintValues.add(gradient.stops) }
    paintValues.add(gradient.start)
    paintValues.add(gradient.end)
    if gradient.isRadial, !gradient.start.isConstant || !gradient.end.isConstant { sampledNumberCount += 2 }
  }
}

// MARK: - Paths

extension ShapeEstimate {
  private mutating func addPath(_ item: ShapeItem) {
    pathCount += 1
    switch item {
    case .path(let shape):
      let sizes = shape.path.keyframes.lazy.map { Double($0.value.elementCount) }
      spanOfPaths.add(shape.path)
      countKeyframes(of: shape.path)
      compareTimes(of: shape.path)
      addPath(
        changingPropertyCount: shape.path.isConstant ? 0 : 1, size: sizes.max() ?? 0,
        points: sizes.reduce(0, +))
    case .rectangle(let shape):
      var changes = ShapeChanges()
      add(shape.position, to: &changes)
      add(shape.size, to: &changes)
      add(shape.cornerRadius, to: &changes)
      addShape(changes, size: 8)
    case .ellipse(let shape):
      var changes = ShapeChanges()
      add(shape.position, to: &changes)
      add(shape.size, to: &changes)
      addShape(changes, size: 4)
    case .star(let shape): addStar(shape)
    default: break
    }
  }

  private mutating func addStar(_ shape: StarShape) {
    var changes = ShapeChanges()
    add(shape.position, to: &changes)
    add(shape.pointCount, to: &changes)
    add(shape.rotation, to: &changes)
    add(shape.outerRadius, to: &changes)
    add(shape.outerRoundness, to: &changes)
    add(shape.innerRadius, to: &changes)
    add(shape.innerRoundness, to: &changes)
    let pointCount = shape.pointCount.keyframes.reduce(0) { max($0, $1.value) }
    addShape(changes, size: 2 * min(pointCount, 1000) + 2)
  }

  private mutating func compareTimes(of path: Animated<BezierPath>) {
    guard !path.isConstant else { return }
    if let changingPath, !path.hasTiming(of: changingPath) { changesAtDifferentTimes = true }
    changingPath = path
  }

  /// The changes of a shape's properties.
  private struct ShapeChanges {
    /// The number of properties that change.
    var propertyCount = 0
    /// The number of keyframes of the property with the most.
    var keyframeCount = 1
  }

  private mutating func add<Value>(_ property: Animated<Value>, to changes: inout ShapeChanges) {
    guard !property.isConstant else { return }
    spanOfPaths.add(property)
    countKeyframes(of: property)
    changes.propertyCount += 1
    changes.keyframeCount = max(changes.keyframeCount, property.keyframes.count)
  }

  private mutating func addShape(_ changes: ShapeChanges, size: Double) {
    if changes.propertyCount > 0 { changesAtDifferentTimes = true }
    addPath(
      changingPropertyCount: changes.propertyCount, size: size,
      points: size * Double(changes.keyframeCount))
    guard changes.propertyCount > 1 else { return }
    sampledShapeCount += 1
    sampledPoints += size
  }

  private mutating func countKeyframes<Value>(of property: Animated<Value>) {
    guard !property.isConstant else { return }
    keyframeCount += property.processedKeyframeCount
  }

  private mutating func addPath(changingPropertyCount: Int, size: Double, points: Double) {
    self.points += points
    sizes += size
    largestSize = max(largestSize, size)
    if changingPropertyCount > 0 { changingPathCount += 1 }
  }
}
