import CoreGraphics
import Foundation
import Raster
import TestSupport
import Testing

@testable import ImageCoding

/// Pictures as text for terminals.
@Suite struct TerminalEncoderTests {
  private static let red: UInt32 = 0xFF00_00FF
  private static let blue: UInt32 = 0xFFFF_0000

  private func image(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> CGImage {
    let pixels = (0..<height).flatMap { y in (0..<width).map { pixel($0, y) } }
    return CGImage(bitmap: Bitmap(width: width, height: height, pixels: pixels))
  }

  // MARK: Half blocks

  @Test func `a half block shows two pixels, and equal neighbors share their colors`() {
    let text = HalfBlockEncoder().encode(image(2, 2) { _, y in y == 0 ? Self.red : Self.blue })
    #expect(text == "\u{1B}[38;2;255;0;0;48;2;0;0;255m▀▀\u{1B}[0m\r\n")
  }

  @Test func `transparent halves have the terminal's background`() {
    let text = HalfBlockEncoder().encode(image(3, 3) { x, y in x == y ? Self.red : 0 })
    let lines = text.components(separatedBy: "\r\n")
    #expect(
      lines == [
        "\u{1B}[0;38;2;255;0;0m▀\u{1B}[0;38;2;255;0;0m▄\u{1B}[0m \u{1B}[0m",
        "\u{1B}[0m  \u{1B}[0;38;2;255;0;0m▀\u{1B}[0m", "",
      ])
  }

  // MARK: kitty

  @Test(arguments: [1, 40, 200])
  func `the chunks for kitty contain a PNG with the picture's pixels`(_ side: Int) throws {
    var random = SeededGenerator(seed: 4)
    let picture = image(side, side) { _, _ in UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000 }
    let sequences = try KittyEncoder().encode(picture).components(separatedBy: "\u{1B}\\").dropLast()
    var payload = ""
    for (index, sequence) in sequences.enumerated() {
      #expect(sequence.hasPrefix("\u{1B}_G"))
      let parts = sequence.dropFirst(3).split(separator: ";", maxSplits: 1)
      #expect(parts[0].hasSuffix(index == sequences.count - 1 ? "m=0" : "m=1"))
      #expect(parts[0].hasPrefix("a=T,f=100") == (index == 0))
      #expect(parts[1].count <= 4096 && (parts[1].count % 4 == 0))
      payload += parts[1]
    }
    let data = try #require(Data(base64Encoded: payload))
    #expect(try PNGDecoder().decode(data).bitmap == picture.bitmap)
  }

  // MARK: Sixels

  @Test func `one band has the sixels of each color, with runs`() {
    let text = SixelEncoder().encode(image(5, 2) { x, y in y == 0 ? Self.red : x == 4 ? Self.blue : 0 })
    // Row 0 is bit 0 and row 1 is bit 1; "?" + mask. Colors are in ascending order of their pixels.
    #expect(
      text
        == "\u{1B}P0;1;0q\"1;1;5;2#0;2;100;0;0#1;2;0;0;100#0!5@#1!4?A\u{1B}\\"
        .replacingOccurrences(of: "#0!5@#1", with: "#0!5@$#1"))
  }

  @Test(arguments: [(1, 1), (7, 6), (13, 7), (20, 25)])
  func `sixels have the picture's pixels`(_ width: Int, _ height: Int) throws {
    var random = SeededGenerator(seed: 9)
    let colors: [UInt32] = [0, Self.red, Self.blue, 0xFF00_FF00, 0xFFFF_FFFF, 0xFF00_0000]
    let picture = image(width, height) { _, _ in colors[Int.random(in: colors.indices, using: &random)] }
    let decoded = try #require(decodedSixels(SixelEncoder().encode(picture)))
    #expect(decoded == picture.bitmap)
  }

  /// Decodes the sixels that the encoder writes, whose components are 0 or 100 percent.
  private func decodedSixels(_ text: String) -> Bitmap? {
    guard let body = text.firstMatch(of: /\x1BP0;1;0q"1;1;(\d+);(\d+)(.*)\x1B\\/.dotMatchesNewlines()),
      let width = Int(body.1), let height = Int(body.2)
    else { return nil }
    var bitmap = Bitmap(width: width, height: height)
    var palette: [Int: UInt32] = [:]
    var (color, x, y) = (0, 0, 0)
    for token in body.3.matches(of: /#(\d+);2;(\d+);(\d+);(\d+)|#(\d+)|!(\d+)([?-~])|[?-~]|[$-]/) {
      let match = token.output
      if let name = match.1.flatMap({ Int($0) }) {
        let components = [match.2, match.3, match.4].compactMap { $0.flatMap { UInt32($0) } }
        palette[name] = components.enumerated().reduce(0xFF00_0000) {
          $0 | (($1.element * 255 / 100) << (8 * UInt32($1.offset)))
        }
      } else if let name = match.5.flatMap({ Int($0) }) {
        color = name
      } else if match.0 == "$" {
        x = 0
      } else if match.0 == "-" {
        (x, y) = (0, y + 6)
      } else {
        guard let mask = (match.7 ?? match.0).utf8.first.map({ Int($0) - 63 }) else { return nil }
        for _ in 0..<(match.6.flatMap { Int($0) } ?? 1) {
          for bit in 0..<6 where mask >> bit & 1 == 1 {
            guard x < width, y + bit < height else { return nil }
            bitmap.pixels[(y + bit) * width + x] = palette[color] ?? 0
          }
          x += 1
        }
      }
    }
    return bitmap
  }
}
