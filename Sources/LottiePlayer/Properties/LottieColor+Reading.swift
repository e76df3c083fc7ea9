import MotionCore

extension LottieColor {
  static let black = LottieColor(r: 0, g: 0, b: 0)

  /// Creates a color from the numbers of a file. If any component is above 1, as in old files, all are on a scale of
  /// 255. A fourth component is ignored, as in other players: opacities are separate properties.
  init(_ numbers: NumberList) {
    let components = SIMD3(numbers.number(at: 0), numbers.number(at: 1), numbers.number(at: 2))
    let scale = components.max() > 1 ? 255.0 : 1
    self.init(r: components.x / scale, g: components.y / scale, b: components.z / scale)
  }

  /// Creates a color from `#rgb`, `#rrggbb` or `#rrggbbaa`, with or without the number sign; nil for any other text.
  package init?(hex text: String) {
    let text = Array(text.utf8)
    let digits = text.first == UInt8(ascii: "#") ? text.dropFirst() : text[...]
    guard let bits = UInt32(hexadecimal: digits) else { return nil }
    let bytes: UInt32
    switch digits.count {
    case 3: bytes = (bits >> 8) * 0x1100_0000 | (bits >> 4 & 15) * 0x11_0000 | (bits & 15) * 0x1100 | 255
    case 6: bytes = bits << 8 | 255
    case 8: bytes = bits
    default: return nil
    }
    func component(_ shift: UInt32) -> Double { Double(bytes >> shift & 255) / 255 }
    self.init(r: component(24), g: component(16), b: component(8), a: component(0))
  }
}

extension LottieColor: LottieValue {
  init(reading json: JSONNode) throws(JSONError) { self.init(try NumberList(json)) }

  static var placeholder: LottieColor { black }

  static var memoryCost: Double { 5 }

  func interpolated(to end: LottieColor, at fraction: Double) -> LottieColor {
    LottieColor(
      r: r.interpolated(to: end.r, at: fraction), g: g.interpolated(to: end.g, at: fraction),
      b: b.interpolated(to: end.b, at: fraction), a: a.interpolated(to: end.a, at: fraction))
  }
}
