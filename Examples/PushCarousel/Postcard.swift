import QuartzCore

/// A picture of a sky, a ground, and a disk.
struct Postcard {
  let sky: CGColor
  let ground: CGColor
  let disk: CGRect

  static let sunset = Postcard(
    sky: CGColor(srgbRed: 0.98, green: 0.60, blue: 0.35, alpha: 1),
    ground: CGColor(srgbRed: 0.40, green: 0.20, blue: 0.35, alpha: 1),
    disk: CGRect(x: 60, y: 30, width: 40, height: 40))
  static let forest = Postcard(
    sky: CGColor(srgbRed: 0.80, green: 0.90, blue: 0.85, alpha: 1),
    ground: CGColor(srgbRed: 0.15, green: 0.40, blue: 0.25, alpha: 1),
    disk: CGRect(x: 100, y: 55, width: 20, height: 20))
  static let sea = Postcard(
    sky: CGColor(srgbRed: 0.55, green: 0.80, blue: 0.95, alpha: 1),
    ground: CGColor(srgbRed: 0.10, green: 0.35, blue: 0.60, alpha: 1),
    disk: CGRect(x: 20, y: 55, width: 24, height: 24))

  /// The picture, of 160 × 90 pixels.
  var image: CGImage? {
    let context = CGContext(
      data: nil, width: 160, height: 90, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.setFillColor(sky)
    context?.fill(CGRect(x: 0, y: 0, width: 160, height: 90))
    context?.setFillColor(CGColor(srgbRed: 1, green: 0.95, blue: 0.7, alpha: 1))
    context?.fillEllipse(in: disk)
    context?.setFillColor(ground)
    context?.fill(CGRect(x: 0, y: 0, width: 160, height: 40))
    return context?.makeImage()
  }
}
