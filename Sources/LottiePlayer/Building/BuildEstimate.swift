import Foundation

/// An upper bound for the share of the limits that a document takes, which tells whether its layers can be built in any
/// order.
///
/// Near a limit, samples get sparser and layers are left out, depending on everything that was built before. Documents
/// with contents whose cost is hard to bound count as near it: texts, images, repeaters, effects, styles and remapped
/// time.
struct BuildEstimate {
  /// Whether no limit can be reached.
  var isWithinLimits: Bool { share < 0.5 }

  /// The sum of the shares of all limits.
  private var share = 0.0
  private let limits: BuildLimits
  private let frameCount: Double
  /// The width plus the height of the root composition.
  private let longestDistance: Double
  /// The area of the root composition in points.
  private let area: Double
  private let compositions: [String: Asset]
  /// The shares of compositions; infinite while a composition is being estimated, which therefore can't contain itself.
  private var shares: [String: Double] = [:]

  init(_ document: LottieDocument, _ limits: BuildLimits) {
    self.limits = limits
    frameCount = document.outFrame - document.inFrame + 2
    longestDistance = document.width + document.height
    area = document.width * document.height
    compositions = Dictionary(
      document.assets.lazy.filter { $0.layers != nil }.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    share = share(of: document.layers)
  }

  /// The limits of ``PropertySampler`` and ``LayerAnimations``.
  private static let (sampleLimit, computedPointLimit) = (500_000.0, 8_000_000.0)
  private static let (keyframeLimit, valueLimit) = (3_000_000.0, 600_000.0)
}

// MARK: - Compositions

extension BuildEstimate {
  private mutating func share(of models: [LayerModel]) -> Double {
    let composition = Composition(
      models, time: CompositionTime(PropertySampler(0...1), easing: .byFirstComponent), size: .zero, path: [],
      nesting: 0)
    var sum = 0.0
    var shares: [Double] = []
    for model in models where sum < 1 {
      shares.append(share(of: model))
      for position in composition.parentPositions(of: model) {
        sum += layer + share(of: models[position].transform)
      }
      sum += shares[shares.count - 1]
    }
    guard sum < 1 else { return .infinity }
    for position in models.indices where models[position].matte != nil && sum < 1 {
      sum += shareOfMattes(of: position, in: composition, shares)
    }
    return sum
  }

  /// Returns the share of a layer's matte and of the mattes of that, which each layer builds for itself.
  private func shareOfMattes(of position: Int, in composition: Composition, _ shares: [Double]) -> Double {
    var (sum, next) = (0.0, composition.mattePosition(of: position))
    while let matte = next, sum < 1 {
      let parents = composition.parentPositions(of: composition.models[matte])
      sum += 5 * layer + shares[matte]
      sum += parents.reduce(0) { $0 + layer + share(of: composition.models[$1].transform) }
      next = composition.models[matte].matte == nil ? nil : composition.mattePosition(of: matte)
    }
    return sum
  }

  private mutating func share(of model: LayerModel) -> Double {
    guard model.timeRemap == nil, model.stretch > 0, model.styles.isEmpty else { return .infinity }
    return 3 * layer + share(of: model.transform) + share(of: model.masks) + share(of: model.effects)
      + share(of: model.content)
  }

  private func share(of effects: [EffectModel]) -> Double {
    effects.reduce(0) { share, effect in
      switch effect.kind {
      case _ where !effect.isEnabled, Self.controls: share
      case Self.fill:
        share + shareOfFill + 2 * (self.share(of: effect.color(2)) + self.share(of: effect.number(6)))
      default: .infinity
      }
    }
  }

  /// The share of an effect that fills the layer's shape, without the blurs of others around it.
  private var shareOfFill: Double { min(area, 1e7) / limits.effectPixelCount }

  /// The types of effects that are only values for expressions, and of effects that fill the layer's shape.
  private static let (controls, fill) = (5, 21)

  private mutating func share(of content: LayerModel.Content) -> Double {
    switch content {
    case .null, .other, .solid: return layer
    case .text, .image: return .infinity
    case .shapes(let items): return share(of: ShapeEstimate(items))
    case .composition(let id, _, _):
      if let known = shares[id] { return known }
      guard let models = compositions[id]?.layers else { return layer }
      shares[id] = .infinity
      let share = layer + share(of: models)
      shares[id] = share
      return share
    }
  }

  /// The share of one layer.
  private var layer: Double { 1 / Double(limits.layerCount) + 1 / Double(limits.itemCount) }
}

// MARK: - Properties

extension BuildEstimate {
  /// Returns the share of a property's values in animations of one or two layers.
  private func share<Value>(of property: Animated<Value>?) -> Double {
    guard let property, !property.isConstant else { return 0 }
    return shareOfValues(property.memoryCost)
  }

  /// Returns the share of a property whose keyframes have a cost of memory together.
  private func shareOfValues(_ memoryCost: Double) -> Double {
    2 * (20 + 3 * memoryCost) / Self.valueLimit + 4 * memoryCost / Self.keyframeLimit
  }

  /// Returns the share of properties that are sampled.
  ///
  /// - Parameters:
  ///   - count: The number of properties.
  ///   - rate: The number of samples in a frame.
  ///   - points: The number of points in each sample. Default 0.
  ///   - cost: The cost of computing a sample. Default 1.
  ///   - memoryCost: The memory of a sample or of each of its points, relative to a number. Default 1.
  private func shareOfSamples(
    _ count: Double, rate: Double, points: Double = 0, cost: Double = 1, memoryCost: Double = 1
  ) -> Double {
    guard count > 0 else { return 0 }
    let samples = rate * frameCount + 2
    let elements = samples * max(points, 1)
    // Otherwise, the samples could be sparser because of other properties.
    guard samples * cost < Self.sampleLimit / 200, elements < Double(limits.pointCount) / 16 else {
      return .infinity
    }
    let computing = samples * max(cost, memoryCost) / Self.sampleLimit + elements / Self.computedPointLimit
    let values = 2 * (20 + elements * memoryCost) / Self.valueLimit
    return count * (computing + samples * points / Double(limits.pointCount) + values)
  }

  private func share(of transform: TransformModel) -> Double {
    var shares = [
      transform.rotation, transform.rotationX, transform.rotationY, transform.skew, transform.skewAxis,
    ].map { share(of: $0) }
    shares += [transform.anchor, transform.scale, transform.orientation].map { share(of: $0) }
    switch transform.position {
    case .combined(let position): shares.append(share(of: position))
    case .split(let x, let y, _): shares += [share(of: x), share(of: y)]
    case nil: break
    }
    var sum = share(of: transform.opacity) + shares.reduce(4 * shareOfValues(2), +)
    let changingCount = shares.count { $0 > 0 }
    if changingCount > 0, transform.isSkewed || transform.flips {
      sum *= 4
      if changingCount > 1 || transform.isSkewed { sum += shareOfSamples(1, rate: 10, memoryCost: 6) }
    }
    if transform.orientation?.isConstant == false { sum += shareOfSamples(3, rate: 4) }
    return sum
  }

  private func share(of masks: [MaskModel]) -> Double {
    masks.reduce(0) { share, mask in
      let isExpanded = !mask.expansion.isConstant || mask.expansion.first != 0
      return share + 5 * layer + (isExpanded ? 3 : 1) * self.share(of: mask.path)
        + self.share(of: mask.opacity)
        + (mask.expansion.isConstant ? 0 : shareOfSamples(2, rate: 4))
    }
  }
}

// MARK: - Shapes

extension BuildEstimate {
  private func share(of shapes: ShapeEstimate) -> Double {
    guard shapes.isBounded else { return .infinity }
    let (paints, paths) = (Double(shapes.paintCount), max(1, Double(shapes.pathCount)))
    let levels = Double((shapes.depth + 1) * (shapes.depth + 1))
    let draws = (paints + 1) * shapes.trimCopies + levels
    let points = shapes.growth * (shapes.points + shapes.sampledPoints * (10 * frameCount + 2))
    var share =
      (Double(shapes.itemCount) + 2 * paints * paths + 4 * Double(shapes.gradientCount) * paths) * layer
    share += draws * points * (1 / Double(limits.pointCount) + 6 / Self.valueLimit)
    share += paints * points / Double(limits.drawnPointCount)
    share += 2 * paints * shapes.growth * shapes.sizes * longestDistance / limits.edgeLength
    share += paths * Double(shapes.stopCount) / Double(limits.stopCount)
    share += paths * Double(shapes.dashedCount) * DrawingBuilder.maximumDashCount / Double(limits.dashCount)
    share += shapes.values.share(shareOfValues) + paths * shapes.paintValues.share(shareOfValues)
    share += shareOfSamples(Double(shapes.sampledShapeCount), rate: 10, points: shapes.largestSize)
    share += shareOfSamples(Double(shapes.sampledNumberCount), rate: 4)
    share += shareOfSamples(Double(shapes.sampledMatrixCount), rate: 10, memoryCost: 6)
    let size = max(1, shapes.sizes * shapes.growth)
    if shapes.joinsChangingPaths {
      share += shareOfSamples(draws * (1 + log2(paths)), rate: 4, points: size)
    }
    if shapes.trimsFills {
      let trimmedSize = size * shapes.trimCopies + 4 * paths
      share += shareOfSamples(draws, rate: 4, points: trimmedSize, cost: trimmedSize)
    }
    return share
  }
}

extension ShapeEstimate.Values {
  fileprivate func share(_ shareOfValues: (Double) -> Double) -> Double {
    Double(propertyCount - 1) * shareOfValues(0) + shareOfValues(memoryCost)
  }
}
