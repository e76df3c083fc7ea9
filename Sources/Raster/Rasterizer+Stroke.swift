extension Rasterizer {
  /// Hands the pixels of the path's stroke to `sink`. The pen is a disc in the path's space.
  func stroke(
    _ path: Path, _ style: StrokeStyle, transform: Affine, clip: PixelRect, into sink: inout some SpanSink
  ) {
    let clip = clip.intersection(.reachable)
    guard !path.strokeBounds(style, transform: transform, within: clip).isEmpty else { return }
    edges.begin(clip: clip)
    stroker.stroke(path, style, transform: transform) { polygon in edges.addPolygon(polygon, transform) }
    coverEdges(rule: .nonZero, into: &sink)
  }
}

extension Path {
  /// Pixels that contain the path's stroke in device space, cut to `limit`.
  func strokeBounds(_ style: StrokeStyle, transform: Affine, within limit: PixelRect) -> PixelRect {
    guard !isEmpty, isFinite, transform.isFinite else { return .empty }
    let miter = style.join == .miter && style.miterLimit > 1.5 ? style.miterLimit : 1.5
    let reach = style.width / 2 * miter
    guard reach.isFinite, reach > 0 else { return reach > 0 ? limit : .empty }
    let box = controlBox.insetBy(-reach).applying(transform)
    return box.min.isFinite && box.max.isFinite ? PixelRect(covering: box, within: limit) : limit
  }
}
