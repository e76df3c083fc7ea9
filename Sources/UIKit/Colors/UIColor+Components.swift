public import CoreGraphics
import MotionCore

// A pattern color has no components: the methods write nothing and return false.

extension UIColor {
  /// Writes the components in extended sRGB to the pointers that aren't nil. Colors outside of sRGB have components
  /// outside 0…1.
  @discardableResult
  public final func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components = components(in: CGColorSpace.extendedSRGB) else { return false }
    write(components, to: [red, green, blue, alpha])
    return true
  }

  /// Writes hue, saturation, brightness and alpha to the pointers that aren't nil.
  ///
  /// A color created from a hue returns the original values. Otherwise the hue is in 0…1, and 0 for red and grays.
  @discardableResult
  public final func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let rgb = components(in: CGColorSpace.extendedSRGB)?.map({ Double($0) }) else { return false }
    let color = originalHSB ?? HSBColor(RGBColor(red: rgb[0], green: rgb[1], blue: rgb[2]))
    write(
      [color.hue, color.saturation, color.brightness, rgb[3]].map { CGFloat($0) },
      to: [hue, saturation, brightness, alpha])
    return true
  }

  /// Writes the equally bright gray and alpha to the pointers that aren't nil.
  @discardableResult
  public final func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?)
    -> Bool
  {
    guard let components = components(in: CGColorSpace.extendedGray) else { return false }
    write(components, to: [white, alpha])
    return true
  }

  private func components(in name: CFString) -> [CGFloat]? {
    let color = cgColor
    guard color.pattern == nil, let space = CGColorSpace(name: name) else { return nil }
    return color.converted(to: space, intent: .defaultIntent, options: nil)?.components
  }

  private func write(_ components: [CGFloat], to pointers: [UnsafeMutablePointer<CGFloat>?]) {
    for (component, pointer) in zip(components, pointers) { pointer?.pointee = component }
  }
}
