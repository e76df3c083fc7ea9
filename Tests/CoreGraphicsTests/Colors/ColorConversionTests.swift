import TestSupport
import Testing

@testable import CoreGraphics

/// The conversions between color spaces, by IEC 61966-2-1 and by the definition of chromaticity.
@Suite struct ColorConversionTests {
  @Test(arguments: [TransferCurve.linear, .sRGB, .gamma(2.2), .gamma(1.8)])
  func `a transfer curve's two directions are inverse, and mirrored below 0`(_ curve: TransferCurve) {
    for value in [0, 0.001, 0.003, 0.0031308, 0.0032, 0.04, 0.04045, 0.0405, 0.2, 0.5, 0.9, 1, 1.5] {
      #expect(isClose(curve.encode(curve.decode(value)), value, within: 1e-7))
      #expect(isClose(curve.decode(curve.encode(value)), value, within: 1e-7))
      #expect(curve.decode(-value) == -curve.decode(value) && curve.encode(-value) == -curve.encode(value))
    }
    #expect(isClose(curve.decode(1), 1, within: 1e-12) && curve.decode(0) == 0)
  }

  @Test func `transfer curves have their known values`() {
    #expect(TransferCurve.linear.decode(0.3) == 0.3 && TransferCurve.linear.encode(0.3) == 0.3)
    #expect(isClose(TransferCurve.gamma(2).decode(0.5), 0.25, within: 1e-15))
    #expect(isClose(TransferCurve.gamma(2).encode(0.25), 0.5, within: 1e-15))
    #expect(isClose(TransferCurve.sRGB.decode(0.5), 0.21404114, within: 1e-8))
    #expect(isClose(TransferCurve.sRGB.decode(0.04), 0.04 / 12.92, within: 1e-15))
    #expect(isClose(TransferCurve.sRGB.encode(0.003), 0.003 * 12.92, within: 1e-15))
  }

  @Test func `a matrix times its inverse is the identity`() {
    let matrix = ColorMatrix(
      red: Tristimulus(2, 1, 0.5), green: Tristimulus(-1, 3, 0.25), blue: Tristimulus(0.5, 0.125, 4))
    for product in [matrix.concatenating(matrix.inverse), matrix.inverse.concatenating(matrix)] {
      let units = [Tristimulus(1, 0, 0), Tristimulus(0, 1, 0), Tristimulus(0, 0, 1)]
      for (column, unit) in zip([product.red, product.green, product.blue], units) {
        #expect((column - unit).max() < 1e-14 && (unit - column).max() < 1e-14)
      }
    }
    #expect(matrix.apply(Tristimulus(1, 2, 4)) == Tristimulus(2, 7.5, 17))
  }

  // The matrix from linear Display P3 to linear sRGB, as in CSS Color 4.
  @Test func `the primaries of Display P3 have their known places in sRGB`() {
    let matrix = RGBPrimaries.displayP3.toLinearSRGB
    let expected = [
      Tristimulus(1.2249402, -0.0420570, -0.0196376), Tristimulus(-0.2249402, 1.0420570, -0.0786361),
      Tristimulus(0, 0, 1.0982736),
    ]
    for (column, known) in zip([matrix.red, matrix.green, matrix.blue], expected) {
      #expect((column - known).max() < 2e-4 && (known - column).max() < 2e-4)
    }
    for primaries in [RGBPrimaries.sRGB, .displayP3, .adobeRGB, .genericRGB] {
      let white = primaries.toLinearSRGB.apply(Tristimulus(1, 1, 1))
      #expect((white - 1).max() < 1e-12 && (1 - white).max() < 1e-12)
    }
    #expect(RGBPrimaries.sRGB.toLinearSRGB == .identity && ColorEncoding.sRGB.isEncodedSRGB)
    #expect(
      !ColorEncoding(.rgb(.displayP3), .sRGB).isEncodedSRGB
        && !ColorEncoding(.rgb(.sRGB), .linear).isEncodedSRGB)
    #expect(!ColorEncoding(.gray, .gamma(2)).isEncodedSRGB && !ColorEncoding.sRGB.isExtended)
  }

  @Test func `components are clamped unless the space is extended`() {
    let wide = ColorEncoding.Components(1.5, -0.25, 0.5, 0)
    let linear = ColorEncoding(.rgb(.sRGB), .linear)
    let extended = ColorEncoding(.rgb(.sRGB), .linear, isExtended: true)
    #expect(
      extended.convert(wide, to: linear) == [1, 0, 0.5, 0] && linear.convert(wide, to: extended) == wide)
    let gray = linear.convert([1, 0.5, 0.25, 0], to: ColorEncoding(.gray, .linear))
    #expect(isClose(gray.x, 0.2126 + 0.3576 + 0.01805, within: 1e-12))
    #expect(ColorEncoding(.cmyk, .sRGB).encodedSRGB(of: [0.25, 0.5, 1, 0.5]) == Tristimulus(0.375, 0.25, 0))
    let inks = ColorEncoding.sRGB.convert([0.375, 0.25, 0, 0], to: ColorEncoding(.cmyk, .sRGB))
    #expect(isClose((0..<4).map { inks[$0] }, [0, 1.0 / 3, 1, 0.625], within: 1e-12))
    #expect(ColorEncoding.sRGB.convert(.zero, to: ColorEncoding(.cmyk, .sRGB)) == [0, 0, 0, 1])
  }
}
