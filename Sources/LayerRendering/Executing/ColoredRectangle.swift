import Raster

/// An upright rectangle of one color: the most common command.
struct ColoredRectangle {
  let shape: GridRectangle
  let color: Color
  let opacity: Double
}

extension DrawCommand {
  /// The rectangle that the command fills; nil if it draws anything else, or a rectangle that was built line by line.
  ///
  /// Only numbers are read. Copying a whole command would count the references to all of its parts.
  var coloredRectangle: ColoredRectangle? {
    guard case .fill(let shape) = self, case .color(let color) = shape.paint,
      !shape.outline.isInPerspective, shape.outline.hardEdges.isEmpty,
      let box = shape.outline.path.rectangle, let rectangle = GridRectangle(box, shape.outline.transform)
    else { return nil }
    return ColoredRectangle(shape: rectangle, color: color, opacity: shape.opacity)
  }
}
