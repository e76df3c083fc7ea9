import CoreGraphics
import MotionCore

// A pattern color has no components: the methods write nothing and return false.

extension UIColor {
  @discardableResult
  func writeRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components = components(in: CGColorSpace.extendedSRGB) else { return false }
    write(components, to: [red, green, blue, alpha])
    return true
  }

  @discardableResult
  func writeHue(
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

  @discardableResult
  func writeWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?)
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
