import TestSupport
import Testing

@testable import Raster

@Suite struct MaskTests {
  static let left = Mask(
    bounds: PixelRect(x: 0, y: 0, width: 3, height: 2), coverage: [255, 128, 10, 255, 0, 90])
  static let right = Mask(
    bounds: PixelRect(x: 1, y: -1, width: 3, height: 3), coverage: [9, 9, 9, 255, 128, 7, 200, 51, 3])

  @Test func `there is no coverage outside the bounds`() {
    #expect(Self.left[2, 1] == 90)
    #expect(Self.left[3, 1] == 0)
    #expect(Self.left[0, -1] == 0)
  }

  @Test func `a product of masks is exact and has the common bounds`() {
    let product = Self.left.multiplied(by: Self.right)
    #expect(product.bounds == PixelRect(x: 1, y: 0, width: 2, height: 2))
    #expect(product.coverage == [128, 5, 0, 18])
    #expect(Self.right.multiplied(by: Self.left) == product)
    #expect(Self.left.multiplied(by: Self.right.translated(x: 9, y: 0)).coverage.isEmpty)
  }

  @Test func `a factor is clamped and rounded`() {
    #expect(Self.left.multiplied(by: 0.5).coverage == [128, 64, 5, 128, 0, 45])
    #expect(Self.left.multiplied(by: 7) == Self.left)
    #expect(Self.left.multiplied(by: .nan).coverage.allSatisfy { $0 == 0 })
  }

  @Test func `cropping keeps the coverage inside`() {
    let cropped = Self.left.cropped(to: PixelRect(x: 1, y: 1, width: 50, height: 50))
    #expect(cropped.bounds == PixelRect(x: 1, y: 1, width: 2, height: 1))
    #expect(cropped.coverage == [0, 90])
  }

  @Test func `a mask can be made from a bitmap's alpha`() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0x8040_2010, 0xff00_0000])
    let mask = Mask(alphaOf: bitmap, x: 5, y: 6)
    #expect(mask[5, 6] == 0x80)
    #expect(mask[6, 6] == 255)
  }

  @Test func `a filled mask is no larger than the shape and the limit`() {
    let path = Path(rect: Box(x: 2.5, y: 3, width: 4, height: 90))
    let mask = Mask(filling: path, within: PixelRect(x: 0, y: 0, width: 50, height: 10))
    #expect(mask.bounds == PixelRect(x: 2, y: 3, width: 5, height: 7))
    #expect(Mask(filling: path, within: PixelRect(x: 9, y: 9, width: 5, height: 5)).coverage.isEmpty)
    #expect(Mask(filling: Path(), within: .reachable).coverage.isEmpty)
  }

  @Test func `values that don't fill the bounds trap`() async {
    await #expect(processExitsWith: .failure) {
      _ = Mask(bounds: PixelRect(x: 0, y: 0, width: 2, height: 2), coverage: [1, 2, 3])
    }
  }
}
