extension DrawingBuilder {
  /// Returns paths with their corners rounded by the modifiers among a drawing's styles.
  func rounded(_ paths: [Animated<ShapePath>], by styles: [ShapeItem]) -> [Animated<ShapePath>] {
    styles.compactMap(\.roundCorners).reduce(paths) { paths, modifier in
      let radius = time.global(modifier.radius)
      return paths.map { context.sampler.combine($0, radius, Self.rounded) }
    }
  }

  /// Returns a drawing's only path with rounded corners, which is sampled when that is needed; nil if it isn't sampled, or
  /// if its layers depend on the samples.
  ///
  /// Until its first sample, a path animation shows that sample's path. The exception is a segment that is a line in it and a
  /// curve in another sample, if all samples have as many segments: it's drawn as a curve. This can't happen here, because
  /// rounding adds a segment and a sharp path has the segments of its keyframes.
  func deferredRounding(
    of paths: [Animated<ShapePath>], by styles: [ShapeItem]
  ) -> DeferredProperty<ShapePath>? {
    let modifiers = styles.compactMap(\.roundCorners)
    guard context.sampler.defersSamples, paths.count == 1, modifiers.count == 1,
      !paths[0].isConstant, !modifiers[0].radius.isConstant, !styles.contains(where: \.needsAllSamples)
    else { return nil }
    let (path, radius) = (paths[0], time.global(modifiers[0].radius))
    let firstFrame = context.sampler.firstSampledFrame(of: path.changingSpan(with: radius))
    let sharpPath = path.value(at: firstFrame)
    guard !radius.isConstant, radius.value(at: firstFrame) <= 0, path.needsSamples(with: radius),
      !sharpPath.isDiscrete, path.keyframes.allSatisfy({ sharpPath.hasStructure(of: $0.value) })
    else { return nil }
    return context.sampler.deferredSamples(of: path, radius, Self.rounded)
  }

  private static func rounded(_ path: ShapePath, _ radius: Double) -> ShapePath {
    path.map { $0.withRoundCorners(radius) }
  }
}

extension ShapeItem {
  fileprivate var roundCorners: RoundCornersModifier? {
    if case .roundCorners(let modifier) = self { modifier } else { nil }
  }

  /// Whether the item's layers depend on all samples of the paths.
  fileprivate var needsAllSamples: Bool {
    switch self {
    case .trim: true
    case .stroke(let style): style.line.hasAnimatedDashes
    case .gradientStroke(let style): style.line.hasAnimatedDashes
    default: false
    }
  }
}
