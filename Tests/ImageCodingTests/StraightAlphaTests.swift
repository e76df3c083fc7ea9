import Testing

@testable import ImageCoding

@Suite struct StraightAlphaTests {
  @Test func `premultiplied to straight and back is exact`() {
    for alpha in 0...255 as ClosedRange<UInt32> {
      for component in 0...alpha {
        let pixel = component | (alpha - component) << 8 | alpha << 16 | alpha << 24
        #expect(StraightAlpha.multiply(StraightAlpha.divide(pixel)) == pixel)
      }
    }
  }

  @Test func `straight components are rounded to nearest`() {
    #expect(StraightAlpha.divide(0x8040_2000) == 0x8080_4000)
    #expect(StraightAlpha.divide(0x0100_0001) == 0x0100_00FF)
    #expect(StraightAlpha.divide(0) == 0)
  }

  @Test func `components above alpha are clamped`() {
    #expect(StraightAlpha.divide(0x01FF_0000) == 0x01FF_0000)
  }
}
