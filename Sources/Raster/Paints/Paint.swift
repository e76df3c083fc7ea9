/// What a shape is filled with.
package enum Paint: Hashable, Sendable {
  case color(Color)
  case gradient(Gradient)
  case image(ImagePaint)
}

extension Paint {
  /// Whether it stands for a paint and a mask over it.
  package var fades: Bool {
    guard case .gradient(let gradient) = self else { return false }
    return gradient.fade != nil
  }
}
