/// What a shape is filled with.
package enum Paint: Hashable, Sendable {
  case color(Color)
  case gradient(Gradient)
  case image(ImagePaint)
}
