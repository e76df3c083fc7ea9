import Foundation

/// The relation between an encoded component and linear light, both from 0 to 1.
///
/// Below 0, each curve is extended by point reflection, as defined for the extended color spaces.
enum TransferCurve: Hashable, Sendable {
  case linear
  /// The piecewise curve of IEC 61966-2-1.
  case sRGB
  /// A power function with an exponent above 0.
  case gamma(Double)

  /// Returns the linear light of an encoded component.
  func decode(_ encoded: Double) -> Double {
    switch self {
    case .linear: encoded
    case .gamma(let exponent): mirrored(encoded) { $0 == 0 ? 0 : pow($0, exponent) }
    case .sRGB: mirrored(encoded) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    }
  }

  /// Returns the component that encodes an amount of linear light.
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
