import Raster

extension Outline {
  /// The outline on device pixels; in perspective it's flattened to lines, which are accurate within `clip` only.
  func flattened(within clip: PixelRect) -> FilledPath {
    if !hardEdges.isEmpty, let sharpened = sharpened(within: clip) { return sharpened }
    guard let perspective else { return FilledPath(path: path, transform: transform, rule: rule) }
    let projected = path.projected(by: perspective.after(transform), within: clip)
    return FilledPath(path: projected, transform: .identity, rule: rule)
  }
}

extension StrokedShape {
  /// The outline of the stroke, projected onto the device.
  func projectedPath(within clip: PixelRect) -> Path {
    guard let perspective = outline.perspective?.after(outline.transform) else { return Path() }
    return outline.path.stroked(style, scale: perspective.greatestScale(over: outline.path.controlBox))
      .projected(by: perspective, within: clip)
  }
}

extension Projection {
  /// The approximate magnification of the nearest part of a box. Parts very near to the eye are hardly ever visible
  /// and are ignored.
  fileprivate func greatestScale(over box: Box) -> Double {
    let corners = ConvexPolygon(box).points
    let farthest = corners.reduce(0) { max($0, apply($1).z) }
    let nearest = corners.reduce(farthest) { min($0, max(apply($1).z, farthest / 64)) }
    let scale = (abs(determinant) / (nearest * nearest * nearest)).squareRoot()
    return scale.isFinite && scale > 0 ? min(scale, 1024) : 1
  }
}

extension DisplayListExecutor {
  /// Draws the visible part of a picture flat, then projects it.
  func draw(_ picture: WarpedPicture, on canvas: inout Canvas) {
    // A border of one transparent pixel antialiases the picture's sides.
    let paddedBounds = picture.bounds.insetBy(-1)
    let visible = picture.perspective.part(of: ConvexPolygon(paddedBounds.box), visibleIn: canvas.clip.box)
    // Interpolation reads one more pixel on each side.
    let needed = PixelRect(covering: visible.bounds.insetBy(-2), within: paddedBounds)
    guard !needed.isEmpty else { return }
    var paint = paint(picture.commands, paddedBounds, needed: needed, transform: .identity)
    paint.perspective = picture.perspective
    canvas.fill(picture.perspective.image(of: paddedBounds.box).path, paint: .image(paint))
  }

  /// Draws each plane separately, a few rows at a time, then merges them by depth.
  func draw(_ crossing: CrossingPlanes, on canvas: inout Canvas) {
    let area = crossing.bounds.intersection(canvas.clip)
    guard !area.isEmpty else { return }
    let rowCount = max(1, Self.maximumPlanePixelCount / (area.width * crossing.planes.count))
    for top in stride(from: area.minY, to: area.maxY, by: rowCount) {
      var rows = area
      (rows.minY, rows.maxY) = (top, min(top + rowCount, area.maxY))
      let pictures = crossing.planes.map { DeepPicture(picture(of: $0.commands, rows), depth: $0.depth) }
      canvas.composite(
        Bitmap(merging: pictures, x: rows.minX, y: rows.minY), x: rows.minX, y: rows.minY)
    }
  }

  /// The largest number of pixels of intersecting planes that are in memory at a time, rounded up to a row.
  private static var maximumPlanePixelCount: Int { 1 << 20 }
}
