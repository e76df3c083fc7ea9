import CoreGraphics

extension FilmColor {
  /// The colour in the device's space: what gradients between such colours keep exactly at their ends.
  var cgColor: CGColor {
    CGColor(
      colorSpace: CGColorSpaceCreateDeviceRGB(), components: [red, green, blue, alpha].map { CGFloat($0) })!
  }
}
