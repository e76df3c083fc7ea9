import CoreGraphics
import LayerTree
import Raster

extension DisplayListBuilder {
  /// The commands that draw a layer's contents.
  func contents(of store: LayerStore, _ context: RenderingContext) -> [DrawCommand] {
    guard let fade = store.contentsFade else {
      return (store.values.contents as? CGImage).map { contents($0, of: store, context) } ?? []
    }
    let (from, to) = (fade.from, fade.to)
    return Self.dissolve(
      from.map { contents($0, of: store, context) } ?? [],
      to.map { contents($0, of: store, context) } ?? [], at: fade.share)
  }

  private func contents(
    _ image: CGImage, of store: LayerStore, _ context: RenderingContext
  ) -> [DrawCommand] {
    let source = image.part(store.values.contentsRect)
    let destination = store.values.contentsBox(ofSize: CGSize(width: source.width, height: source.height))
    guard !source.isEmpty, !destination.isEmpty else { return [] }
    let hardEdges = store.hardEdges(in: context)
    return store.values.pieces(of: source, in: destination).map {
      // Antialiased edges between the pieces would let the content below shine through.
      let edges = hardEdges.union($0.destination.edges(within: destination))
      return piece($0.source, of: image, in: $0.destination, edges, store, context)
    }
  }

  /// The command that draws a part of an image, given in its pixels, into a box of the layer.
  private func piece(
    _ source: Box, of image: CGImage, in destination: Box, _ hardEdges: CAEdgeAntialiasingMask,
    _ store: LayerStore, _ context: RenderingContext
  ) -> DrawCommand {
    // The image's first row is at the smallest y.
    let scale = Point(destination.width / source.width, destination.height / source.height)
    let toLayer = Affine(
      a: scale.x, b: 0, c: 0, d: scale.y, tx: destination.min.x - source.min.x * scale.x,
      ty: destination.min.y - source.min.y * scale.y)
    let transform = toLayer.concatenating(context.transform)
    let used = PixelRect(covering: source, within: image.bitmap.bounds)
    var paint = ImagePaint(
      image.bitmap, source: used, transform: transform,
      filter: store.rare.pictureFilters.averagingFilter(for: transform, context.mode))
    if case .trilinear(let level) = paint.filter {
      paint = paint.reduced(by: level) { image.bitmap(halved: $0) }
    }
    return fill(store.outline(of: destination, hardEdges, context), .image(paint), context)
  }
}

extension Box {
  /// The edges that the box doesn't share with an enclosing box.
  fileprivate func edges(within whole: Box) -> CAEdgeAntialiasingMask {
    var edges: CAEdgeAntialiasingMask = []
    if min.x > whole.min.x { edges.insert(.layerLeftEdge) }
    if max.x < whole.max.x { edges.insert(.layerRightEdge) }
    if min.y > whole.min.y { edges.insert(.layerBottomEdge) }
    if max.y < whole.max.y { edges.insert(.layerTopEdge) }
    return edges
  }
}

extension CGImage {
  /// Converts a part of the image's unit square to its pixels.
  func part(_ part: CGRect) -> Box {
    guard part.isDrawable else { return .empty }
    return Box(
      x: Double(part.minX) * Double(width), y: Double(part.minY) * Double(height),
      width: Double(part.width) * Double(width), height: Double(part.height) * Double(height))
  }
}

extension CommonValues {
  /// The parts of an image that are stretched separately, each with the box that it fills.
  ///
  /// The `contentsCenter` rectangle is stretched in both directions, the corners around it keep their size, and the
  /// sides between corners are stretched along their length. An empty center counts as one pixel; corners that don't
  /// fit shrink.
  fileprivate func pieces(of source: Box, in destination: Box) -> [(source: Box, destination: Box)] {
    let center = rare.contentsCenter
    guard center != CGRect(x: 0, y: 0, width: 1, height: 1), center.isDrawable else {
      return [(source, destination)]
    }
    let scale = contentsScale > 0 && contentsScale.isFinite ? Double(contentsScale) : 1
    let columns = Stretch(
      source: source.min.x...source.max.x, destination: destination.min.x...destination.max.x, scale: scale,
      center: Double(center.minX)...Double(center.maxX))
    let rows = Stretch(
      source: source.min.y...source.max.y, destination: destination.min.y...destination.max.y, scale: scale,
      center: Double(center.minY)...Double(center.maxY))
    var pieces: [(source: Box, destination: Box)] = []
    for row in rows.segments {
      for column in columns.segments {
        pieces.append(
          (
            source: Box(
              min: Point(column.source.lowerBound, row.source.lowerBound),
              max: Point(column.source.upperBound, row.source.upperBound)),
            destination: Box(
              min: Point(column.destination.lowerBound, row.destination.lowerBound),
              max: Point(column.destination.upperBound, row.destination.upperBound))
          ))
      }
    }
    return pieces
  }

  /// The box that an image of a size in pixels fills, in the layer's space.
  func contentsBox(ofSize pixels: CGSize) -> Box {
    let box = Box(bounds.standardized)
    let scale = contentsScale > 0 && contentsScale.isFinite ? Double(contentsScale) : 1
    let natural = Point(Double(pixels.width) / scale, Double(pixels.height) / scale)
    guard natural.x > 0, natural.y > 0 else { return .empty }
    let size: Point
    switch contentsGravity {
    case .resize: size = Point(box.width, box.height)
    case .resizeAspect: size = natural * min(box.width / natural.x, box.height / natural.y)
    case .resizeAspectFill: size = natural * max(box.width / natural.x, box.height / natural.y)
    default: size = natural
    }
    let slack = Point(box.width, box.height) - size
    let corner = box.min + slack * contentsGravity.share
    return Box(min: corner, max: corner + size)
  }
}

extension CALayerContentsGravity {
  /// The fraction of the slack that is before the image, in x and in y; "top" is at the greatest y.
  fileprivate var share: Point {
    let x: Double
    switch self {
    case .left, .topLeft, .bottomLeft: x = 0
    case .right, .topRight, .bottomRight: x = 1
    default: x = 0.5
    }
    switch self {
    case .bottom, .bottomLeft, .bottomRight: return Point(x, 0)
    case .top, .topLeft, .topRight: return Point(x, 1)
    default: return Point(x, 0.5)
    }
  }
}

/// The division of an image along one axis into a stretched center and the unstretched segments before and after it.
private struct Stretch {
  typealias Segment = (source: ClosedRange<Double>, destination: ClosedRange<Double>)

  /// The segments that aren't empty, in the order before the center, center, after the center.
  private(set) var segments: [Segment] = []

  /// - Parameters:
  ///   - source: The used range of the image, in its pixels.
  ///   - destination: The range that it fills, in the layer's space.
  ///   - scale: The number of the image's pixels per point outside the center.
  ///   - center: The stretched range, as fractions of the source.
  init(
    source: ClosedRange<Double>, destination: ClosedRange<Double>, scale: Double, center: ClosedRange<Double>
  ) {
    let length = source.upperBound - source.lowerBound
    let available = destination.upperBound - destination.lowerBound
    var low = min(max(center.lowerBound, 0), 1) * length
    var high = min(max(center.upperBound, 0), 1) * length
    if high - low < 1 {
      low = min(max((low + high) / 2 - 0.5, 0), max(length - 1, 0))
      high = min(low + 1, length)
    }
    let (before, after) = (low / scale, (length - high) / scale)
    let shrinking = min(1, available / max(before + after, .leastNonzeroMagnitude))
    let cuts = [low, high].map { source.lowerBound + $0 }
    let ends = [destination.lowerBound + before * shrinking, destination.upperBound - after * shrinking]
    let sources = [source.lowerBound, cuts[0], cuts[1], source.upperBound]
    let destinations = [destination.lowerBound, ends[0], max(ends[0], ends[1]), destination.upperBound]
    for index in 0..<3
    where sources[index] < sources[index + 1] && destinations[index] < destinations[index + 1] {
      segments.append(
        (sources[index]...sources[index + 1], destinations[index]...destinations[index + 1]))
    }
  }
}
