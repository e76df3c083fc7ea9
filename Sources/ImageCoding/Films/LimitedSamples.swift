import Foundation

/// The conversion of opaque pixels to Y′CbCr in limited range (Rec. ITU-R BT.709-6, items 3.2, 3.3, and 4.6).
///
/// With Y′ = 0.2126·R′ + 0.7152·G′ + 0.0722·B′, luma is 16 + 219·Y′, Cb is 128 + 224·(B′ − Y′)/1.8556, and Cr is
/// 128 + 224·(R′ − Y′)/1.5748. The factors are integers in units of 2⁻²⁴, so that the bytes are the same everywhere.
enum LimitedSamples {
  /// Returns the planes of luma, Cb and Cr, in this order.
  static func planes(_ pixels: [UInt32]) -> Data {
    let count = pixels.count
    return Data(
      [UInt8](unsafeUninitializedCapacity: 3 * count) { buffer, initializedCount in
        for (index, pixel) in pixels.enumerated() {
          let sample = sample(pixel)
          buffer.initializeElement(at: index, to: sample.luma)
          buffer.initializeElement(at: count + index, to: sample.cb)
          buffer.initializeElement(at: 2 * count + index, to: sample.cr)
        }
        initializedCount = 3 * count
      })
  }

  static func sample(_ pixel: UInt32) -> (luma: UInt8, cb: UInt8, cr: UInt8) {
    let components = (Int(pixel & 255), Int(pixel >> 8 & 255), Int(pixel >> 16 & 255))
    return (row(luma, components, 16), row(cb, components, 128), row(cr, components, 128))
  }

  private typealias Row = (red: Int, green: Int, blue: Int)

  private static let weights = (red: 0.2126, green: 0.7152, blue: 0.0722)
  private static let luma = scaled(219, weights)
  private static let cb = scaled(
    224 / 1.8556, (red: -weights.red, green: -weights.green, blue: 1 - weights.blue))
  private static let cr = scaled(
    224 / 1.5748, (red: 1 - weights.red, green: -weights.green, blue: -weights.blue))

  private static func scaled(_ scale: Double, _ row: (red: Double, green: Double, blue: Double)) -> Row {
    let unit = scale / 255 * Double(1 << 24)
    return (
      Int((row.red * unit).rounded()), Int((row.green * unit).rounded()), Int((row.blue * unit).rounded())
    )
  }

  private static func row(_ row: Row, _ pixel: (Int, Int, Int), _ offset: Int) -> UInt8 {
    let sum = row.red * pixel.0 + row.green * pixel.1 + row.blue * pixel.2
    return UInt8(offset + (sum + 1 << 23) >> 24)
  }
}
