/// The paint that fills a shape.
package enum Paint: Hashable, Sendable {
  case color(Color)
  // Stored out of line, because they are many times as large as a color.
  indirect case gradient(Gradient)
  indirect case image(ImagePaint)
}

extension Paint {
  /// Whether the paint is a gradient with a fade, which acts like a mask.
  package var fades: Bool {
    guard case .gradient(let gradient) = self else { return false }
    return gradient.fade != nil
  }
}
