import TestSupport
import Testing

@testable import Raster

@Suite struct DeepPictureTests {
  private func picture(_ color: UInt32, _ depth: SIMD3<Double>, width: Int = 8) -> DeepPicture {
    DeepPicture(
      Bitmap(width: width, height: 1, pixels: Array(repeating: color, count: width)), depth: depth)
  }

  private let red: UInt32 = 0xff00_00ff
  private let blue: UInt32 = 0xffff_0000

  @Test func `the nearest plane is in front, and of equally near ones the last`() {
    let (near, far) = (SIMD3(0, 0, 2.0), SIMD3(0, 0, 1.0))
    #expect(Bitmap(merging: [picture(red, near), picture(blue, far)], x: 0, y: 0)[3, 0] == red)
    #expect(Bitmap(merging: [picture(red, far), picture(blue, near)], x: 0, y: 0)[3, 0] == blue)
    #expect(Bitmap(merging: [picture(red, far), picture(blue, far)], x: 0, y: 0)[3, 0] == blue)
  }

  /// The planes cross at x = 3.25, a quarter into a pixel.
  @Test func `a pixel on the intersection of two planes shows both in proportion to their areas`() {
    let merged = Bitmap(
      merging: [picture(red, SIMD3(1, 0, -3.25)), picture(blue, SIMD3(0, 0, 0))], x: 0, y: 0)
    let pixels = (0..<8).map { PixelTests.components(merged[$0, 0]) }
    #expect(pixels[2] == [0, 0, 255, 255] && pixels[4] == [255, 0, 0, 255])
    #expect(abs(pixels[3][0] - 191) <= 1 && abs(pixels[3][2] - 64) <= 1 && pixels[3][3] == 255)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `the share of a plane is the area in which it is in front`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let slope = Point(random.double(in: -1...1), random.double(in: -1...1))
    let line = SIMD3(slope.x, slope.y, -slope.dot(Point(0.5, 0.5)) + random.double(in: -0.5...0.5))
    let merged = Bitmap(merging: [picture(blue, .zero, width: 1), picture(red, line, width: 1)], x: 0, y: 0)
    var count = 0
    for y in 0..<100 {
      for x in 0..<100 {
        let point = Point(Double(x) + 0.5, Double(y) + 0.5) / 100
        if slope.dot(point) + line.z > 0 { count += 1 }
      }
    }
    let red = Double(PixelTests.components(merged[0, 0])[0])
    #expect(abs(red - Double(count) * 0.0255) <= 2, "seed \(seed)")
  }

  @Test func `where one plane is transparent, the intersection isn't visible`() {
    let half: UInt32 = 0x8000_0080
    let alone = Bitmap(
      merging: [picture(half, SIMD3(1, 0, -3.25)), picture(0, SIMD3(0, 0, 0))], x: 0, y: 0)
    #expect(alone.pixels.allSatisfy { $0 == half })
  }
}
