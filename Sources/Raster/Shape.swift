/// Something that covers device pixels.
protocol Shape {
  /// Hands the shape's pixels within `clip` to `sink`.
  func cover(within clip: PixelRect, using rasterizer: Rasterizer, into sink: inout some SpanSink)
}

/// The inside of a path, its open subpaths closed. A path with a coordinate that isn't finite covers nothing.
struct FilledPath: Shape {
  let path: Path
  /// From the path's space to device space.
  let transform: Affine
  let rule: FillRule

  func cover(within clip: PixelRect, using rasterizer: Rasterizer, into sink: inout some SpanSink) {
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
  func bounds(within limit: PixelRect) -> PixelRect {
    var box = Box.empty
    for point in path.points {
      let devicePoint = transform.apply(point)
      guard devicePoint.isFinite else { return .empty }
      box.extend(to: devicePoint)
    }
    return PixelRect(covering: box, within: limit)
  }
}

/// The stroke of a path: a disc moved along it in the path's own space.
struct StrokedPath: Shape {
  let path: Path
  let style: StrokeStyle
  let transform: Affine

  func cover(within clip: PixelRect, using rasterizer: Rasterizer, into sink: inout some SpanSink) {
    let clip = clip.intersection(.reachable)
    guard !bounds(within: clip).isEmpty else { return }
    rasterizer.edges.begin(clip: clip)
    rasterizer.stroker.stroke(path, style, transform: transform) { polygon in
      rasterizer.edges.addPolygon(polygon, transform)
    }
    rasterizer.coverEdges(rule: .nonZero, into: &sink)
  }

  /// Pixels that contain the shape, cut to `limit`.
  func bounds(within limit: PixelRect) -> PixelRect {
    guard !path.isEmpty, path.isFinite, transform.isFinite else { return .empty }
    let miter = style.join == .miter && style.miterLimit > 1.5 ? style.miterLimit : 1.5
    let reach = style.width / 2 * miter
    guard reach.isFinite, reach > 0 else { return reach > 0 ? limit : .empty }
    let box = path.controlBox.insetBy(-reach).applying(transform)
    return box.min.isFinite && box.max.isFinite ? PixelRect(covering: box, within: limit) : limit
  }
}

/// A mask moved by whole pixels.
struct MovedMask: Shape {
  let mask: Mask
  var x = 0
  var y = 0

  func cover(within clip: PixelRect, using rasterizer: Rasterizer, into sink: inout some SpanSink) {
    cover(within: clip, into: &sink)
  }

  func cover(within clip: PixelRect, into sink: inout some SpanSink) {
    let bounds = mask.bounds.translated(x: x, y: y)
    let area = bounds.intersection(clip)
    guard !area.isEmpty else { return }
    mask.coverage.withUnsafeBufferPointer { values in
      for row in area.minY..<area.maxY {
        let start = (row - bounds.minY) * bounds.width + area.minX - bounds.minX
        sink.cover(
          x: area.minX, y: row, coverage: UnsafeBufferPointer(rebasing: values[start..<start + area.width]))
        sink.finishRow()
      }
    }
  }
}

extension PixelRect: Shape {
  func cover(within clip: PixelRect, using rasterizer: Rasterizer, into sink: inout some SpanSink) {
    let area = intersection(clip)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      sink.cover(x: area.minX, y: y, count: area.width, coverage: 255)
      sink.finishRow()
    }
  }
}
