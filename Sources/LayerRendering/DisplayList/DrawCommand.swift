/// One step of a display list.
package enum DrawCommand: Equatable, Sendable {
  /// A rectangle of one color, stored in place.
  case rectangle(ColoredRectangle)
  /// Any other filled shape; ``fill(_:)`` chooses between both.
  indirect case shape(FilledShape)
  indirect case stroke(StrokedShape)
  indirect case shadow(ShapeShadow)
  indirect case group(DrawGroup)
  indirect case rasterized(RasterizedGroup)
  indirect case sprites(SpriteBatch)
  indirect case backdrop(BackdropFilter)
  indirect case warped(WarpedPicture)
  indirect case crossing(CrossingPlanes)
}

extension DrawCommand {
  /// The command that fills a shape.
  package static func fill(_ shape: FilledShape) -> DrawCommand {
    ColoredRectangle(shape).map(DrawCommand.rectangle) ?? .shape(shape)
  }

  /// Whether the command fills a shape.
  var isFill: Bool {
    switch self {
    case .rectangle, .shape: true
    default: false
    }
  }

  /// The shape that the command fills; nil if it does anything else.
  var filledShape: FilledShape? {
    switch self {
    case .rectangle(let rectangle): rectangle.shape
    case .shape(let shape): shape
    default: nil
    }
  }
}

extension DrawCommand {
  /// Whether a predicate holds for any of the command lists nested directly in this command, masks included.
  func containsList(where predicate: ([DrawCommand]) -> Bool) -> Bool {
    switch self {
    case .group(let group): predicate(group.commands) || group.mask.map(predicate) == true
    case .rasterized(let group): predicate(group.commands)
    case .backdrop(let backdrop): backdrop.mask.map(predicate) == true
    case .warped(let picture): predicate(picture.commands)
    case .crossing(let planes): planes.planes.contains { predicate($0.commands) }
    case .rectangle, .shape, .stroke, .shadow, .sprites: false
    }
  }
}
