/// The inside of a path, its open subpaths closed. A path with a coordinate that isn't finite covers nothing.
package struct FilledPath: Shape {
  let path: Path
  /// From the path's space to device space.
  let transform: Affine
  let rule: FillRule
  /// The hard edges that cut pixels off.
  let limits: [PixelLimit]

  package init(path: Path, transform: Affine, rule: FillRule, limits: [PixelLimit] = []) {
    (self.path, self.transform, self.rule, self.limits) = (path, transform, rule, limits)
  }

  func cover(within clip: PixelRect, using rasterizer: Rasterizer, into sink: inout some SpanSink) {
    guard !limits.isEmpty else { return coverAll(within: clip, using: rasterizer, into: &sink) }
    let area = bounds(within: clip)
    for y in area.minY..<area.maxY {
      coverAll(within: limits.columns(ofRow: y, within: area), using: rasterizer, into: &sink)
    }
  }

  private func coverAll(
    within clip: PixelRect, using rasterizer: Rasterizer, into sink: inout some SpanSink
  ) {
    let clip = clip.intersection(.reachable)
    guard !clip.isEmpty else { return }
    if let rectangle = GridRectangle(path, transform) {
      rectangle.cover(within: clip, into: &sink)
      return
    }
    rasterizer.edges.begin(clip: clip)
    guard rasterizer.edges.add(path, transform) else { return }
    rasterizer.coverEdges(rule: rule, into: &sink)
  }

  /// Pixels that contain the shape, cut to `limit`.
  package func bounds(within limit: PixelRect) -> PixelRect {
    var box = Box.empty
    for point in path.points {
      let devicePoint = transform.apply(point)
      guard devicePoint.isFinite else { return .empty }
      box.extend(to: devicePoint)
    }
    return PixelRect(covering: box, within: limit)
  }
}
