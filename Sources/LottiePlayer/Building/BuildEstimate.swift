import Foundation

/// An upper bound for the amounts of all limits that a document takes, which tells whether its layers can be built in any
/// order.
///
/// Near a limit, samples get sparser and layers are left out, depending on everything that was built before. Documents
/// with contents whose cost is hard to bound count as near it: texts, images, repeaters, effects, styles and remapped
/// time.
struct BuildEstimate {
  /// Whether no limit can be reached.
  var isWithinLimits: Bool { usage.fits(capacity) }

  private(set) var usage = BuildUsage.zero
  private let capacity: BuildUsage
  private let limits: BuildLimits
  private let frameCount: Double
  /// The width plus the height of the root composition.
  private let longestDistance: Double
  /// The area of the root composition in points.
  private let area: Double
  private let assets: [Asset]
  private lazy var compositions = assets.compositions
  /// The usages of compositions; unbounded while a composition is being estimated, which therefore can't contain itself.
  private var usages: [String: (usage: BuildUsage, stretch: Double)] = [:]
  /// A time for compositions whose layers aren't built.
  private let placeholderTime = CompositionTime(PropertySampler(0...1), easing: .byFirstComponent)
  /// The number of the root composition's frames for each frame of the current composition.
  private var stretch = 1.0

  init(_ document: LottieDocument, _ limits: BuildLimits) {
    self.limits = limits
    capacity = .capacity(of: limits)
    frameCount = document.outFrame - document.inFrame + 2
    longestDistance = document.width + document.height
    area = document.width * document.height
    assets = document.assets
    usage = usage(of: document.layers)
  }
}

// MARK: - Compositions

extension BuildEstimate {
  private mutating func usage(of models: [LayerModel]) -> BuildUsage {
    let composition = Composition(models, time: placeholderTime, size: .zero, path: [], nesting: 0)
    let hasMattes = models.contains { $0.matte != nil }
    var sum = BuildUsage.zero
    /// The usage of each layer, to look up those of mattes; empty if no layer has a matte.
    var usages: [BuildUsage] = []
    /// The parents of the last layer, which the next one shares as far as they are the same.
    var formerParents: [Int] = []
    // By position, because copies of the models would take longer than their estimates.
    for position in models.indices where sum.fits(capacity) {
      let usage = usage(of: models, at: position)
      if hasMattes { usages.append(usage) }
      guard models[position].isDrawn else { continue }
      let parents = composition.parentPositions(of: position)
      let shareable = composition.isMatted(position) ? [] : parents
      let shared = shareable.commonPrefixCount(with: formerParents)
      sum += usage
      if parents.count > shared {
        sum += self.usage(ofParents: parents.dropFirst(shared), in: composition)
      }
      if models[position].hasContent { formerParents = shareable }
    }
    guard sum.fits(capacity) else { return .unbounded }
    return hasMattes ? sum + usageOfMattes(in: composition, usages) : sum
  }

  /// Returns the usage of the mattes of all layers; if it exceeds the capacity, a part of it that does so too.
  private func usageOfMattes(in composition: Composition, _ usages: [BuildUsage]) -> BuildUsage {
    let models = composition.models
    var sum = BuildUsage.zero
    for position in models.indices where models[position].matte != nil && models[position].isDrawn {
      guard sum.fits(capacity) else { break }
      sum += usageOfMattes(of: position, in: composition, usages)
    }
    return sum
  }

  /// Returns the usage of the layers that represent some ancestors.
  private func usage(ofParents positions: some Sequence<Int>, in composition: Composition) -> BuildUsage {
    positions.reduce(.zero) { $0 + Self.layer + usage(of: composition.models[$1].transform) }
  }

  /// Returns the usage of a layer's matte and of the mattes of that, which each layer builds for itself.
  private func usageOfMattes(
    of position: Int, in composition: Composition, _ usages: [BuildUsage]
  ) -> BuildUsage {
    var (sum, matted) = (BuildUsage.zero, position)
    while composition.models[matted].matte != nil, let matte = composition.mattePosition(of: matted),
      sum.fits(capacity)
    {
      let parents = composition.parentPositions(of: matte)
      sum += 5 * Self.layer + usages[matte] + usage(ofParents: parents, in: composition)
      matted = matte
    }
    return sum
  }

  private mutating func usage(of models: [LayerModel], at position: Int) -> BuildUsage {
    // The part without contents is a separate method, which keeps the stack frames of nested compositions small.
    var sum = usageWithoutContent(of: models, at: position)
    if !sum.isUnbounded { sum += usageOfContent(of: models, at: position) }
    return sum
  }

  private func usageWithoutContent(of models: [LayerModel], at position: Int) -> BuildUsage {
    guard models[position].timeRemap == nil, models[position].stretch > 0, models[position].styles.isEmpty
    else { return .unbounded }
    var sum = Self.usageOfPlainLayer
    sum += usage(of: models[position].transform)
    if !models[position].masks.isEmpty { sum += usage(of: models[position].masks) }
    if !models[position].effects.isEmpty { sum += usage(of: models[position].effects) }
    return sum
  }

  /// The usage of a layer without its contents, transform, masks and effects.
  private static let usageOfPlainLayer = 3 * layer + visibility

  /// The usage of an animation that shows a layer and hides it again: three values that hold.
  private static let visibility = BuildUsage.of(.values, 20 + 3 * 2) + .of(.keyframes, 3)

  private func usage(of effects: [EffectModel]) -> BuildUsage {
    effects.reduce(.zero) { usage, effect in
      switch effect.kind {
      case _ where !effect.isEnabled, Self.controls: usage
      case Self.fill:
        usage + usageOfFill + 2 * (self.usage(of: effect.color(2)) + self.usage(of: effect.number(6)))
      default: .unbounded
      }
    }
  }

  /// The usage of an effect that fills the layer's shape, without the blurs of others around it.
  private var usageOfFill: BuildUsage { .of(.effectPixels, min(area, 1e7)) }

  /// The types of effects that are only values for expressions, and of effects that fill the layer's shape.
  private static let (controls, fill) = (5, 21)

  private mutating func usageOfContent(of models: [LayerModel], at position: Int) -> BuildUsage {
    switch models[position].content {
    case .null, .other, .solid: return Self.layer
    case .text, .image: return .unbounded
    case .shapes(let items): return usage(of: ShapeEstimate(items))
    case .composition(let id, _, _):
      let outerStretch = stretch
      stretch *= models[position].stretch
      defer { stretch = outerStretch }
      return usage(ofComposition: id)
    }
  }

  private mutating func usage(ofComposition id: String) -> BuildUsage {
    if let known = usages[id], known.stretch == stretch || known.usage.isUnbounded { return known.usage }
    guard let models = compositions[id]?.layers else { return Self.layer }
    usages[id] = (.unbounded, stretch)
    let usage = Self.layer + usage(of: models)
    usages[id] = (usage, stretch)
    return usage
  }

  /// The usage of one layer.
  private static let layer = BuildUsage.of(.layers, 1) + .of(.items, 1)
}

// MARK: - Properties

extension BuildEstimate {
  /// Returns the usage of a property's values in animations of one or two layers.
  private func usage<Value>(of property: Animated<Value>?) -> BuildUsage {
    guard let property, !property.isConstant else { return .zero }
    return usageOfValues(1, memoryCost: property.memoryCost)
  }

  /// Returns the usage of properties whose keyframes have a cost of memory together.
  private func usageOfValues(_ propertyCount: Int, memoryCost: Double) -> BuildUsage {
    .of(.values, 2 * (20 * Double(propertyCount) + memoryCost)) + .of(.keyframes, 4 * memoryCost)
  }

  /// Returns the usage of properties that are sampled.
  ///
  /// - Parameters:
  ///   - count: The number of properties.
  ///   - span: The frames of the current composition in which they change.
  ///   - rate: The number of samples in a frame.
  ///   - points: The number of points in each sample. Default 0.
  ///   - cost: The cost of computing a sample. Default 1.
  ///   - memoryCost: The memory of a sample or of each of its points, relative to a number. Default 1.
  private func usageOfSamples(
    _ count: Double, over span: ChangingSpan, rate: Double, points: Double = 0, cost: Double = 1,
    memoryCost: Double = 1
  ) -> BuildUsage {
    guard count > 0 else { return .zero }
    let samples =
      min(rate * frames(of: span), SampleSupply(limits.sampleCount).samplesOfProperty(ofCost: cost)) + 2
    let elements = samples * max(points, 1)
    var usage = BuildUsage.zero
    usage[.samples] = samples * max(cost, memoryCost)
    usage[.computedPoints] = elements
    usage[.points] = samples * points
    usage[.values] = 2 * (20 + elements * memoryCost)
    return count * usage
  }

  /// The number of combined properties of which the transform of a group of shapes consists.
  private static let combinationsOfTransform = 6.0

  /// Returns the number of the root composition's frames in a span of the current one, rounded up to whole frames.
  private func frames(of span: ChangingSpan) -> Double { min(span.length * stretch + 2, frameCount) }

  private func usage(of transform: TransformModel) -> BuildUsage {
    var values = ChangingValues()
    values.addComponents(of: transform)
    var sum = usage(of: transform.opacity)
    guard values.propertyCount > 0 else { return sum }
    sum += usageOfValues(values.propertyCount, memoryCost: values.memoryCost)
    // Constant scales and rotations beside changing ones are animated too.
    sum += 4 * usageOfValues(1, memoryCost: 2)
    if transform.isSkewed || transform.flips {
      sum = 4 * sum
      if values.propertyCount > 1 || transform.isSkewed {
        sum += usageOfSamples(1, over: values.span, rate: 10, memoryCost: 6)
      }
    }
    if transform.orientation?.isConstant == false { sum += usageOfSamples(3, over: values.span, rate: 4) }
    return sum
  }

  private func usage(of masks: [MaskModel]) -> BuildUsage {
    masks.reduce(.zero) { usage, mask in
      var span = ChangingSpan()
      span.add(mask.path)
      span.add(mask.expansion)
      let isExpanded = !mask.expansion.isConstant || mask.expansion.first != 0
      return usage + 5 * Self.layer + (isExpanded ? 3 : 1) * self.usage(of: mask.path)
        + self.usage(of: mask.opacity)
        + (mask.expansion.isConstant ? .zero : usageOfSamples(2, over: span, rate: 4))
    }
  }
}

// MARK: - Shapes

extension BuildEstimate {
  private func usage(of shapes: ShapeEstimate) -> BuildUsage {
    guard shapes.isBounded else { return .unbounded }
    let (paints, paths) = (Double(shapes.paintCount), max(1, Double(shapes.pathCount)))
    let levels = shapes.paintsGroups ? Double((shapes.depth + 1) * (shapes.depth + 1)) : 1
    let draws = (paints + 1) * shapes.trimCopies + levels
    let frames = frames(of: shapes.span)
    let cornerSamples =
      shapes.sampledCornerCount > 0 ? 4 * frames + 2 + Double(shapes.cornerKeyframeCount) : 0
    let movingSamples = shapes.strokesMovingGroups ? 4 * frames + 2 : 0
    let points =
      shapes.growth
      * (shapes.points + shapes.sampledPoints * (10 * frames + 2)
        + shapes.sizes * (cornerSamples + movingSamples))
    var usage =
      (Double(shapes.itemCount) + 2 * paints * paths + 4 * Double(shapes.gradientCount) * paths) * Self.layer
    usage[.points] += draws * points
    if shapes.changesPaths { usage[.values] += 6 * draws * points }
    usage[.drawnPoints] += paints * points
    usage[.keyframes] += draws * Double(shapes.keyframeCount)
    usage[.edgeLength] += 2 * paints * shapes.growth * shapes.sizes * longestDistance
    usage[.stops] += paths * Double(shapes.stopCount)
    usage[.dashes] += paths * Double(shapes.dashedCount) * DrawingBuilder.maximumDashCount
    usage += usageOfValues(shapes.values.propertyCount, memoryCost: shapes.values.memoryCost)
    usage +=
      paths * usageOfValues(shapes.paintValues.propertyCount, memoryCost: shapes.paintValues.memoryCost)
    usage += usageOfSamples(
      Double(shapes.sampledShapeCount), over: shapes.span, rate: 10, points: shapes.largestSize)
    usage += usageOfSamples(Double(shapes.sampledNumberCount), over: shapes.span, rate: 4)
    let trims = (paints + 1) * paths * (shapes.hasGradientStrokes ? 2 : 1)
    usage += usageOfSamples(trims * Double(shapes.sampledTrimCount), over: shapes.span, rate: 4)
    usage += usageOfSamples(Double(shapes.sampledMatrixCount), over: shapes.span, rate: 10, memoryCost: 6)
    usage += usageOfSamples(
      draws * paths * Double(shapes.sampledCornerCount), over: shapes.span, rate: 4,
      points: shapes.largestSize * shapes.growth)
    if shapes.strokesMovingGroups {
      usage += usageOfSamples(
        draws * paths, over: shapes.span, rate: 4, points: shapes.largestSize * shapes.growth)
      usage += usageOfSamples(
        Self.combinationsOfTransform * Double((shapes.depth + 1) * shapes.movingGroupCount),
        over: shapes.span,
        rate: 4, memoryCost: 6)
    }
    let size = max(1, shapes.sizes * shapes.growth)
    if shapes.joinsChangingPaths {
      usage += usageOfSamples(draws * (1 + log2(paths)), over: shapes.span, rate: 4, points: size)
    }
    if shapes.trimsFills {
      let trimmedSize = size * shapes.trimCopies + 4 * paths
      usage += usageOfSamples(draws, over: shapes.span, rate: 4, points: trimmedSize, cost: trimmedSize)
    }
    return usage
  }
}

extension [Int] {
  /// Returns the number of elements up to the first that differs from another array's.
  fileprivate func commonPrefixCount(with other: [Int]) -> Int {
    var count = 0
    while count < Swift.min(self.count, other.count), self[count] == other[count] { count += 1 }
    return count
  }
}
