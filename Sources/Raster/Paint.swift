/// What a shape is filled with.
package enum Paint: Hashable, Sendable {
  case color(Color)
  /// A bitmap with its top left pixel at a whole device pixel, transparent beyond its sides.
  case bitmap(Bitmap, x: Int, y: Int)
}
