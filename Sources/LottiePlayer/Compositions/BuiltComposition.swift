import QuartzCore

/// The Core Animation layers built for an animation's root composition, and the animations that move them.
struct BuiltComposition {
  let layer: CALayer
  /// Whether animations are added only when their layers begin to move.
  let mayRest: Bool
  private let builder: CompositionBuilder

  /// - Parameter isDeferred: Whether layers that don't show at the first frame are built later, by
  ///   ``addLayers(showing:)``, except in documents that may reach a limit, and layers rest until they move. Default false.
  init(
    _ document: LottieDocument, images: ImageSource, texts: TextSource = TextSource(),
    features: LottieFeatures = .standard, limits: BuildLimits = BuildLimits(), isDeferred: Bool = false
  ) {
    mayRest = isDeferred
    let defers = isDeferred && features == .standard && BuildEstimate(document, limits).isWithinLimits
    builder = CompositionBuilder(
      document, images: images, texts: texts, features: features, limits: limits,
      shownFrames: defers ? document.inFrame...document.inFrame : CompositionBuilder.allFrames)
    layer = builder.rootLayer()
  }

  /// The layers with animations, in the order of their construction.
  var animatedLayers: [AnimatedLayer] { builder.context.animations.entries }

  /// The features of the layers built so far that aren't drawn, each once for each layer.
  ///
  /// - Complexity: O(*n*) in the number of the document's properties.
  var unsupported: [UnsupportedFeature] { builder.context.unsupported + builder.document.expressions }

  /// The layers built for those layers of the file that draw anything, back to front.
  var namedLayers: [NamedLayer] {
    guard builder.isDeferred else { return builder.namedLayers }
    return builder.namedLayers.sorted { $0.precedes($1) }
  }
}

// MARK: - Deferred layers

extension BuiltComposition {
  /// Whether all layers were built.
  var isComplete: Bool { builder.deferred.isEmpty }

  /// Whether layers were built in an order other than back to front.
  var wasDeferred: Bool { builder.isDeferred }

  /// Whether layers weren't built yet that may show in a range of frames.
  func lacksLayers(showing frames: ClosedRange<Double>) -> Bool {
    builder.deferred.contains { $0.frames.overlaps(frames) }
  }

  /// Builds the layers that may show in a range of frames.
  func addLayers(showing frames: ClosedRange<Double>) { builder.addLayers(showing: frames) }
}

/// The Core Animation layer built for a layer of the file.
struct NamedLayer {
  /// The names of the layers that contain it.
  let containers: [String]
  let name: String
  let layer: CALayer
  /// Numbers that are compared one after another. Layers in the back have smaller ones, and layers smaller ones than their
  /// mattes. Not used for compositions that are built at once.
  let order: [Int]

  /// The names of the layers that contain it, then its own.
  var path: [String] { containers + [name] }

  /// Whether the layer is built before another one if all are built back to front: contents are built before the layers
  /// that contain them.
  fileprivate func precedes(_ other: NamedLayer) -> Bool {
    for (number, otherNumber) in zip(order, other.order) where number != otherNumber {
      return number < otherNumber
    }
    return order.count > other.order.count
  }
}
