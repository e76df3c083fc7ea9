import Raster

extension Outline {
  /// The outline on device pixels; in perspective made of lines, which matter within `clip` only.
  func flattened(within clip: PixelRect) -> FilledPath {
    if !hardEdges.isEmpty, let sharpened = sharpened(within: clip) { return sharpened }
    guard let perspective else { return FilledPath(path: path, transform: transform, rule: rule) }
    let seen = path.projected(by: perspective.after(transform), within: clip)
    return FilledPath(path: seen, transform: .identity, rule: rule)
  }
}

extension StrokedShape {
  /// The outline of the stroke, seen in perspective.
  func projectedPath(within clip: PixelRect) -> Path {
    guard let perspective = outline.perspective?.after(outline.transform) else { return Path() }
    return outline.path.stroked(style, scale: perspective.greatestScale(over: outline.path.controlBox))
      .projected(by: perspective, within: clip)
  }
}

extension Projection {
  /// About how much the nearest part of a box is magnified; what is so near that it's hardly ever seen doesn't count.
  fileprivate func greatestScale(over box: Box) -> Double {
    let corners = ConvexPolygon(box).points
    let farthest = corners.reduce(0) { max($0, apply($1).z) }
    let nearest = corners.reduce(farthest) { min($0, max(apply($1).z, farthest / 64)) }
    let scale = (abs(determinant) / (nearest * nearest * nearest)).squareRoot()
    return scale.isFinite && scale > 0 ? min(scale, 1024) : 1
  }
}

extension DisplayListExecutor {
  /// Draws as much of a picture flat as is seen, and then that in perspective.
  func draw(_ picture: WarpedPicture, on canvas: inout Canvas) {
    // A transparent pixel around it makes the picture's sides smooth.
    let whole = picture.bounds.insetBy(-1)
    let seen = picture.perspective.part(of: ConvexPolygon(whole.box), visibleIn: canvas.clip.box)
    // What is interpolated reaches a pixel farther.
    let needed = PixelRect(covering: seen.bounds.insetBy(-2), within: whole)
    guard !needed.isEmpty else { return }
    var paint = paint(picture.commands, whole, needed: needed, transform: .identity)
    paint.perspective = picture.perspective
    canvas.fill(picture.perspective.image(of: whole.box).path, paint: .image(paint))
  }

  /// Draws planes each by itself, a few rows at a time, and from these what shows.
  func draw(_ crossing: CrossingPlanes, on canvas: inout Canvas) {
    let area = crossing.bounds.intersection(canvas.clip)
    guard !area.isEmpty else { return }
    let rowCount = max(1, Self.crossingRoom / (area.width * crossing.planes.count))
    for top in stride(from: area.minY, to: area.maxY, by: rowCount) {
      var rows = area
      (rows.minY, rows.maxY) = (top, min(top + rowCount, area.maxY))
      let pictures = crossing.planes.map { DeepPicture(picture(of: $0.commands, rows), depth: $0.depth) }
      canvas.composite(
        Bitmap(merging: pictures, x: rows.minX, y: rows.minY), x: rows.minX, y: rows.minY)
    }
  }

  /// The most pixels of planes that cross that are held at a time, rounded up to a row.
  private static var crossingRoom: Int { 1 << 20 }
}
