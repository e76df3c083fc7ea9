/// The inside of a path, with open subpaths closed. A path with a coordinate that isn't finite covers
/// nothing.
package struct FilledPath: Shape {
  let path: Path
  /// The transform from the path's space to device space.
  let transform: Affine
  let rule: FillRule
  /// The hard edges at which pixels are cut off.
  let hardEdges: [HardEdge]

  package init(path: Path, transform: Affine, rule: FillRule, hardEdges: [HardEdge] = []) {
    (self.path, self.transform, self.rule, self.hardEdges) = (path, transform, rule, hardEdges)
  }

  func cover(within clip: PixelRect, using rasterizer: Rasterizer, into sink: inout some SpanSink) {
    guard !hardEdges.isEmpty else { return coverAll(within: clip, using: rasterizer, into: &sink) }
    let area = bounds(within: clip)
    for y in area.minY..<area.maxY {
      coverAll(within: hardEdges.columns(ofRow: y, within: area), using: rasterizer, into: &sink)
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
    rasterizer.begin(clip: clip)
    guard rasterizer.add(path, transform) else { return }
    rasterizer.coverEdges(rule: rule, into: &sink)
  }

  /// Returns the pixels that the shape can touch, clamped to `limit`.
  package func bounds(within limit: PixelRect) -> PixelRect {
    var box = Box.empty
    var isFinite = true
    path.forEachPoint { point in
      let devicePoint = transform.apply(point)
      isFinite = isFinite && devicePoint.isFinite
      box.extend(to: devicePoint)
    }
    return isFinite ? PixelRect(covering: box.insetBy(-path.deviceReach), within: limit) : .empty
  }
}
