import Raster

/// A rectangle of one color: the most common command.
///
/// It consists of numbers alone, so that lists store it in place, and copy it without counting references.
package struct ColoredRectangle: Equatable, Sendable {
  // Compared first, because it differs most often.
  /// The mapping from the rectangle's space to device pixels.
  let transform: Affine
  private let box: Box
  var color: Color
  var opacity: Double

  /// Creates a rectangle that is drawn like a shape, or returns nil if there is none.
  ///
  /// A shape with another paint or outline has none, nor has one whose path was built line by line, or whose numbers aren't
  /// finite.
  init?(_ shape: FilledShape) {
    let outline = shape.outline
    guard let box = outline.path.rectangle, case .color(let color) = shape.paint, outline.rule == .nonZero,
      outline.hardEdges.isEmpty, !outline.isInPerspective, box.min.isFinite, box.max.isFinite,
      outline.transform.isFinite, color.isFinite, shape.opacity.isFinite
    else { return nil }
    self.init(box, outline.transform, color, opacity: shape.opacity)
  }

  /// Creates a rectangle from finite numbers. With NaN, it would differ from itself.
  init(_ box: Box, _ transform: Affine, _ color: Color, opacity: Double) {
    (self.box, self.transform, self.color, self.opacity) = (box, transform, color, opacity)
  }

  /// The same rectangle as a shape.
  var shape: FilledShape { FilledShape(outline: outline, paint: .color(color), opacity: opacity) }

  var outline: Outline { Outline(Path(rect: box), transform) }

  /// The pixels that the rectangle can touch; not stored, because a command takes 128 bytes already.
  var deviceBounds: PixelRect { PixelRect(covering: box.applying(transform), within: .addressable) }

  /// The rectangle on the grid that coverage is measured on; nil if it isn't upright there.
  var gridRectangle: GridRectangle? { GridRectangle(box, transform) }
}

extension Color {
  /// Whether all components are finite.
  var isFinite: Bool { (red + green + blue + alpha).isFinite }
}
