import Foundation

/// How an encoded component stands for light, 0 for none and 1 for the most.
///
/// Below 0 each curve continues as its mirror image, as the extended color spaces define it.
enum TransferCurve: Hashable, Sendable {
  case linear
  /// The two-part curve of IEC 61966-2-1.
  case sRGB
  /// The power of an exponent above 0.
  case gamma(Double)

  /// The light of an encoded component.
  func decode(_ encoded: Double) -> Double {
    switch self {
    case .linear: encoded
    case .gamma(let exponent): mirrored(encoded) { pow($0, exponent) }
    case .sRGB: mirrored(encoded) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    }
  }

  /// The component that encodes an amount of light.
  func encode(_ light: Double) -> Double {
    switch self {
    case .linear: light
    case .gamma(let exponent): mirrored(light) { pow($0, 1 / exponent) }
    case .sRGB: mirrored(light) { $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
    }
  }

  private func mirrored(_ value: Double, _ curve: (Double) -> Double) -> Double {
    value < 0 ? -curve(-value) : curve(value)
  }
}
