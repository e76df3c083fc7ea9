import CoreGraphics
import LayerTree
import Raster

extension DisplayListBuilder {
  /// The picture that a layer shows in its bounds.
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
    let place = store.values.contentsBox(ofSize: CGSize(width: source.width, height: source.height))
    guard !source.isEmpty, !place.isEmpty else { return [] }
    let hardEdges = store.hardEdges(in: context)
    return store.values.pieces(of: source, in: place).map {
      // Smooth edges between the pieces would let what is below shine through.
      let edges = hardEdges.union($0.place.edges(within: place))
      return piece($0.source, of: image, at: $0.place, edges, store, context)
    }
  }

  /// A part of a picture, given in its pixels.
  private func piece(
    _ source: Box, of image: CGImage, at place: Box, _ hardEdges: CAEdgeAntialiasingMask,
    _ store: LayerStore, _ context: RenderingContext
  ) -> DrawCommand {
    // The picture's first row lies at the smallest y.
    let scale = Point(place.width / source.width, place.height / source.height)
    let toLayer = Affine(
      a: scale.x, b: 0, c: 0, d: scale.y, tx: place.min.x - source.min.x * scale.x,
      ty: place.min.y - source.min.y * scale.y)
    let transform = toLayer.concatenating(context.transform)
    let used = PixelRect(covering: source, within: image.bitmap.bounds)
    let paint = ImagePaint(
      image.bitmap, source: used, transform: transform,
      filter: store.rare.pictureFilters.filter(for: transform, context.mode))
    return fill(store.outline(of: place, hardEdges, context), .image(paint), context)
  }
}

extension Box {
  /// The edges that a rectangle doesn't share with one that it is a part of.
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
  /// The part of the unit square of the picture, in its pixels.
  func part(_ part: CGRect) -> Box {
    guard part.isDrawable else { return .empty }
    return Box(
      x: Double(part.minX) * Double(width), y: Double(part.minY) * Double(height),
      width: Double(part.width) * Double(width), height: Double(part.height) * Double(height))
  }
}

extension CommonValues {
  /// The parts of a picture that are stretched each by itself, and where they lie.
  ///
  /// What `contentsCenter` names is stretched, the corners around it keep their size and the sides between them are
  /// stretched along. A centre without extent counts as one pixel; where the corners have no room they shrink.
  fileprivate func pieces(of source: Box, in place: Box) -> [(source: Box, place: Box)] {
    let center = rare.contentsCenter
    guard center != CGRect(x: 0, y: 0, width: 1, height: 1), center.isDrawable else {
      return [(source, place)]
    }
    let scale = contentsScale > 0 && contentsScale.isFinite ? Double(contentsScale) : 1
    let columns = Stretch(
      source: source.min.x...source.max.x, place: place.min.x...place.max.x, scale: scale,
      center: Double(center.minX)...Double(center.maxX))
    let rows = Stretch(
      source: source.min.y...source.max.y, place: place.min.y...place.max.y, scale: scale,
      center: Double(center.minY)...Double(center.maxY))
    var pieces: [(source: Box, place: Box)] = []
    for row in rows.parts {
      for column in columns.parts {
        pieces.append(
          (
            source: Box(
              min: Point(column.source.lowerBound, row.source.lowerBound),
              max: Point(column.source.upperBound, row.source.upperBound)),
            place: Box(
              min: Point(column.place.lowerBound, row.place.lowerBound),
              max: Point(column.place.upperBound, row.place.upperBound))
          ))
      }
    }
    return pieces
  }

  /// Where a picture of a size in pixels lies, in the layer's space.
  func contentsBox(ofSize pixels: CGSize) -> Box {
    let box = Box(bounds.standardized)
    let scale = contentsScale > 0 && contentsScale.isFinite ? Double(contentsScale) : 1
    let own = Point(Double(pixels.width) / scale, Double(pixels.height) / scale)
    guard own.x > 0, own.y > 0 else { return .empty }
    let size: Point
    switch contentsGravity {
    case .resize: size = Point(box.width, box.height)
    case .resizeAspect: size = own * min(box.width / own.x, box.height / own.y)
    case .resizeAspectFill: size = own * max(box.width / own.x, box.height / own.y)
    default: size = own
    }
    let slack = Point(box.width, box.height) - size
    let corner = box.min + slack * contentsGravity.share
    return Box(min: corner, max: corner + size)
  }
}

extension CALayerContentsGravity {
  /// How much of the slack lies before the picture, in x and in y; "top" is where y is greatest.
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

/// How a picture is stretched along one axis: in the middle only.
private struct Stretch {
  typealias Part = (source: ClosedRange<Double>, place: ClosedRange<Double>)

  /// What has an extent of the part before the middle, the middle and the part after it.
  private(set) var parts: [Part] = []

  /// - Parameters:
  ///   - source: What there is of the picture, in its pixels.
  ///   - place: Where it goes.
  ///   - scale: How many of its pixels make a point where it isn't stretched.
  ///   - center: What is stretched, in parts of the source.
  init(
    source: ClosedRange<Double>, place: ClosedRange<Double>, scale: Double, center: ClosedRange<Double>
  ) {
    let length = source.upperBound - source.lowerBound
    let room = place.upperBound - place.lowerBound
    var low = min(max(center.lowerBound, 0), 1) * length
    var high = min(max(center.upperBound, 0), 1) * length
    if high - low < 1 {
      low = min(max((low + high) / 2 - 0.5, 0), max(length - 1, 0))
      high = min(low + 1, length)
    }
    let (before, after) = (low / scale, (length - high) / scale)
    let shrinking = min(1, room / max(before + after, .leastNonzeroMagnitude))
    let cuts = [low, high].map { source.lowerBound + $0 }
    let ends = [place.lowerBound + before * shrinking, place.upperBound - after * shrinking]
    let sources = [source.lowerBound, cuts[0], cuts[1], source.upperBound]
    let places = [place.lowerBound, ends[0], max(ends[0], ends[1]), place.upperBound]
    for index in 0..<3 where sources[index] < sources[index + 1] && places[index] < places[index + 1] {
      parts.append((sources[index]...sources[index + 1], places[index]...places[index + 1]))
    }
  }
}
