import CoreGraphics
import LayerTree
import Raster

extension DisplayListBuilder {
  /// The picture that a layer shows in its bounds.
  func contents(of layer: LayerSnapshot, _ context: RenderingContext) -> [DrawCommand] {
    let values = layer.values
    guard let contents = values.contents, let image = contents as? CGImage else { return [] }
    let source = values.sourceBox(of: image)
    let place = values.contentsBox(ofSize: CGSize(width: source.width, height: source.height))
    guard !source.isEmpty, !place.isEmpty else { return [] }
    // The picture's first row lies at the smallest y.
    let scale = Point(place.width / source.width, place.height / source.height)
    let toLayer = Affine(
      a: scale.x, b: 0, c: 0, d: scale.y, tx: place.min.x - source.min.x * scale.x,
      ty: place.min.y - source.min.y * scale.y)
    let transform = toLayer.concatenating(context.transform)
    let used = PixelRect(covering: source, within: image.bitmap.bounds)
    let paint = ImagePaint(
      image.bitmap, source: used, transform: transform, filter: values.filter(for: transform))
    return fill(Outline(Path(rect: place), context.transform), .image(paint), context)
  }
}

extension LayerValues {
  /// The part of a picture that `contentsRect` shows, in its pixels.
  fileprivate func sourceBox(of image: CGImage) -> Box {
    let part = contentsRect
    guard part.isDrawable else { return .empty }
    return Box(
      x: Double(part.minX) * Double(image.width), y: Double(part.minY) * Double(image.height),
      width: Double(part.width) * Double(image.width), height: Double(part.height) * Double(image.height))
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

  fileprivate func filter(for transform: Affine) -> ImagePaint.Filter {
    let isSmaller = abs(transform.determinant) < 1
    switch isSmaller ? rare.minificationFilter : rare.magnificationFilter {
    case .nearest: return .nearest
    case .trilinear: return .averaged
    default: return .linear
    }
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
