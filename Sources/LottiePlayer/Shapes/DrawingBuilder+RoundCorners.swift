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
  /// Before its first sample, an animation of paths shows the path of that sample, unless all samples have as many segments
  /// and a line in this one is a curve in another. That's impossible if this one is sharp: a rounded corner is one more
  /// segment, and sharp paths have the segments of the keyframes.
  func deferredRounding(
    of paths: [Animated<ShapePath>], by styles: [ShapeItem]
  ) -> DeferredProperty<ShapePath>? {
    let modifiers = styles.compactMap(\.roundCorners)
    guard context.sampler.defersSamples, paths.count == 1, modifiers.count == 1,
      !styles.contains(where: \.cutsPaths)
    else { return nil }
    let (path, radius) = (paths[0], time.global(modifiers[0].radius))
    let firstFrame = context.sampler.firstSampledFrame(of: path.changingSpan(with: radius))
    guard !path.isConstant, !radius.isConstant, path.needsSamples(with: radius), !path.first.isDiscrete,
      radius.value(at: firstFrame) <= 0, path.keyframes.allSatisfy({ path.first.hasStructure(of: $0.value) })
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

  /// Whether the item cuts the paths before they are drawn, at each sampled frame.
  fileprivate var cutsPaths: Bool {
    switch self {
    case .trim: true
    case .stroke(let style): style.line.hasAnimatedDashes
    case .gradientStroke(let style): style.line.hasAnimatedDashes
    default: false
    }
  }
}
