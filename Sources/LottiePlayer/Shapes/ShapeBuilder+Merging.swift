extension ShapeBuilder {
  /// Returns the path that a merge modifier makes of items. All paths of a group together count as one.
  func mergedPath(_ merged: MergedItems, depth: Int) -> Animated<ShapePath>? {
    guard depth < Self.maximumDepth else {
      context.report("merges nested more than \(Self.maximumDepth) deep", of: layerName)
      return nil
    }
    let paths = paths(mergedFrom: merged.items.withMergedPaths, depth: depth + 1)
    guard !paths.isEmpty else { return nil }
    let joined = context.sampler.joined(paths)
    let size = joined.keyframes.map(\.value.elementCount).max() ?? 0
    guard merged.mode != .merge else { return joined }
    guard size <= Self.maximumVertexCount, context.sampler.reservePoints(size) else {
      context.report("a merge of paths with too many vertices", of: layerName)
      return joined
    }
    guard !joined.isConstant else { return Animated(ShapePath(merging: paths.map(\.first), merged.mode)) }
    return context.sampler.sample(over: joined.span, cost: size) { frame in
      ShapePath(merging: paths.map { $0.value(at: frame) }, merged.mode)
    }
  }

  private static let maximumVertexCount = 5000

  private func paths(mergedFrom items: [ShapeItem], depth: Int) -> [Animated<ShapePath>] {
    items.enumerated().compactMap { index, item in
      let modifiers = items[(index + 1)...].filter(\.isPathModifier)
      switch item {
      case .group(let group):
        let paths = paths(of: group, modifiedBy: modifiers, depth: depth)
        return paths.isEmpty ? nil : context.sampler.joined(paths)
      case .repeater:
        context.report("a repeater among merged paths", of: layerName)
        return nil
      default:
        let drawing = ShapeList.Drawing(paths: [item], styles: modifiers)
        return trimmed(DrawingBuilder(self).paths(of: drawing, depth: depth), by: modifiers).first
      }
    }
  }

  private func trimmed(
    _ paths: [Animated<ShapePath>], by modifiers: [ShapeItem]
  ) -> [Animated<ShapePath>] {
    modifiers.compactMap(\.trim).reduce(paths) { paths, modifier in
      let trim = StrokeTrim(modifier, time, context.sampler)
      return paths.map { trim.trimmed($0, context.sampler) }
    }
  }
}

extension ShapeItem {
  fileprivate var isPathModifier: Bool {
    switch self {
    case .roundCorners, .trim: true
    default: false
    }
  }
}
