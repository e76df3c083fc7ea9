import TestSupport
import Testing

@testable import LottiePlayer

/// Numbers and colors in hexadecimal digits.
@Suite struct HexadecimalDigitsTests {
  @Test func `all numbers have eight digits or fewer, in either case`() {
    var generator = SeededGenerator(seed: 25)
    for _ in 0..<200 {
      let number = UInt32.random(in: 0...(.max), using: &generator)
      let digits = String(number, radix: 16)
      for text in [digits, digits.uppercased(), String(repeating: "0", count: 20) + digits] {
        #expect(UInt32(hexadecimal: text.utf8) == number, "\(text)")
      }
    }
    #expect(UInt32(hexadecimal: "ffffffff".utf8) == .max && UInt32(hexadecimal: "".utf8) == 0)
  }

  @Test(arguments: ["g", "1 ", "+1", "-1", "0x1", "é", "1\0", "100000000", "fffffffff"])
  func `any other byte and larger numbers are refused`(_ text: String) {
    #expect(UInt32(hexadecimal: text.utf8) == nil)
  }

  @Test func `colors have three, six or eight digits`() {
    let red = LottieColor(r: 1, g: 0, b: 0)
    for text in ["#f00", "F00", "#ff0000", "FF0000", "#ff0000ff", "ff0000FF"] {
      #expect(LottieColor(hex: text) == red, "\(text)")
    }
    #expect(LottieColor(hex: "#123") == LottieColor(hex: "112233"))
    #expect(
      LottieColor(hex: "#09cF6380")
        == LottieColor(r: 9 / 255.0, g: 207 / 255.0, b: 99 / 255.0, a: 128 / 255.0))
    for text in [
      "", "#", "#f", "#ff", "#ffff", "#fffff", "#fffffff", "#fffffffff", "##f00", "#f0g", "+12345", "red",
    ] {
      #expect(LottieColor(hex: text) == nil, "\(text)")
    }
  }
}
