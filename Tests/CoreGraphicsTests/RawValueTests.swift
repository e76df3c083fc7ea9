import CoreGraphics
import Testing

/// Raw values, which bitmap formats and archives contain, are equal to those in Apple's headers.
@Suite struct RawValueTests {
  @Test func `bitmap formats are numbered as in Apple's header`() {
    let alphas: [CGImageAlphaInfo] = [
      .none, .premultipliedLast, .premultipliedFirst, .last, .first, .noneSkipLast, .noneSkipFirst,
      .alphaOnly,
    ]
    #expect(alphas.map(\.rawValue) == Array(0..<8))
    let orders: [CGImageByteOrderInfo] = [
      .orderDefault, .order16Little, .order32Little, .order16Big, .order32Big, .orderMask,
    ]
    #expect(orders.map(\.rawValue) == [0, 0x1000, 0x2000, 0x3000, 0x4000, 0x7000])
    let infos: [CGBitmapInfo] = [
      .byteOrder16Little, .byteOrder32Little, .byteOrder16Big, .byteOrder32Big, .byteOrderMask,
    ]
    #expect(infos.map(\.rawValue) == [0x1000, 0x2000, 0x3000, 0x4000, 0x7000])
    #expect(
      [CGBitmapInfo.alphaInfoMask, .floatComponents, .floatInfoMask].map(\.rawValue) == [0x1F, 0x100, 0xF00])
  }

  @Test func `drawing parameters are numbered as in Apple's headers`() {
    let qualities: [CGInterpolationQuality] = [.default, .none, .low, .high, .medium]
    #expect(qualities.map(\.rawValue) == [0, 1, 2, 3, 4])
    let options: [CGGradientDrawingOptions] = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    #expect(options.map(\.rawValue) == [1, 2])
    #expect([CGLineCap.butt, .round, .square].map(\.rawValue) == [0, 1, 2])
    #expect([CGLineJoin.miter, .round, .bevel].map(\.rawValue) == [0, 1, 2])
    #expect([CGPathFillRule.winding, .evenOdd].map(\.rawValue) == [0, 1])
    let modes: [CGPathDrawingMode] = [.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4])
    let blends: [CGBlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceIn, .sourceOut,
      .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker,
      .plusLighter,
    ]
    #expect(blends.map(\.rawValue) == Array(0..<28))
  }
}
