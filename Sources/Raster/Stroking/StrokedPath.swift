/// The stroke of a path: a disc moved along it in the path's own space.
package struct StrokedPath: Shape {
  let path: Path
  let style: StrokeStyle
  let transform: Affine

  package init(path: Path, style: StrokeStyle, transform: Affine) {
    (self.path, self.style, self.transform) = (path, style, transform)
  }

  func cover(within clip: PixelRect, using rasterizer: Rasterizer, into sink: inout some SpanSink) {
    let clip = clip.intersection(.reachable)
    let bounds = bounds(within: clip)
    guard !bounds.isEmpty else { return }
    rasterizer.begin(clip: clip)
    let isWithinClip = bounds.intersection(clip.insetBy(1)) == bounds
    // A local copy, because a closure that used the stroke's property would copy the whole stroke.
    let transform = transform
    rasterizer.stroker.stroke(path, style, transform: transform, visible: isWithinClip ? nil : clip.box) {
      polygon in
      rasterizer.edges.addPolygon(polygon, transform)
    }
    rasterizer.coverEdges(rule: .nonZero, into: &sink)
  }

  /// Returns the pixels that the shape can touch, clamped to `limit`.
  package func bounds(within limit: PixelRect) -> PixelRect {
    guard !path.isEmpty, path.isFinite, transform.isFinite else { return .empty }
    let miter = style.join == .miter && style.miterLimit > 1.5 ? style.miterLimit : 1.5
    let reach = style.width / 2 * miter
    guard reach.isFinite, reach > 0 else { return reach > 0 ? limit : .empty }
    let box = path.controlBox.insetBy(-reach).applying(transform)
    return box.min.isFinite && box.max.isFinite ? PixelRect(covering: box, within: limit) : limit
  }
}
