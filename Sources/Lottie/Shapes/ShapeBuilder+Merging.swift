extension ShapeBuilder {
  /// The path that a merge makes of those of some items; of a group, all paths together count as one.
  func mergedPath(_ merged: MergedItems, depth: Int) -> Animated<ShapePath>? {
    guard depth < Self.maximumDepth else {
      film.report("merges inside each other, more than \(Self.maximumDepth) deep", of: layerName)
      return nil
    }
    let paths = paths(mergedFrom: merged.items.withMergedPaths, depth: depth + 1)
    guard !paths.isEmpty else { return nil }
    let joined = film.samples.joined(paths)
    let size = joined.keyframes.map(\.value.size).max() ?? 0
    guard merged.mode != .merge else { return joined }
    guard size <= Self.maximumVertexCount, film.samples.takes(size) else {
      film.report("a merge of paths with too many vertices", of: layerName)
      return joined
    }
    guard !joined.isStill else { return Animated(ShapePath(merging: paths.map(\.first), merged.mode)) }
    return film.samples.property(over: joined.span, work: size) { frame in
      ShapePath(merging: paths.map { $0.value(at: frame) }, merged.mode)
    }
  }

  private static let maximumVertexCount = 5000

  private func paths(mergedFrom items: [ShapeItem], depth: Int) -> [Animated<ShapePath>] {
    items.enumerated().compactMap { place, item in
      let modifiers = items[(place + 1)...].filter(\.isPathModifier)
      switch item {
      case .group(let group):
        let paths = paths(of: group, modifiedBy: modifiers, depth: depth)
        return paths.isEmpty ? nil : film.samples.joined(paths)
      case .repeater:
        film.report("a repeater among merged paths", of: layerName)
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
    modifiers.compactMap(\.trim).reduce(paths) { paths, trim in
      let trim = StrokeTrim(trim, time, film.samples)
      return paths.map { trim.part(of: $0, film.samples) }
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
