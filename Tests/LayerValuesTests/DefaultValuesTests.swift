import CoreGraphics
import LayerValues
import TestSupport
import Testing

/// DEF-LAYER and the interface table.
@Suite struct DefaultValuesTests {
  @Test func `a cell's numbers are 0 by default, except its scales, its rectangle and its color`() {
    let cell = CAEmitterCell()
    // Colors are converted to sRGB, with a rounding error.
    for property in LayerProperty.allCases where property.owner == .cell {
      let expected: [Double] =
        switch property {
        case .cellEnabled, .cellContentsScale, .cellScale: [1]
        case .cellContentsRect: [0, 0, 1, 1]
        case .cellColor: [1, 1, 1, 1]
        default: Array(repeating: 0, count: property.kind.numberCount)
        }
      #expect(isClose(cell.numbers(of: property), expected, within: 1e-12), "\(property)")
    }
    #expect(cell.minificationFilter == "linear" && cell.magnificationFilter == "linear" && cell.name == nil)
    #expect(cell.contents == nil && cell.emitterCells == nil && cell.style == nil)
    #expect(cell.duration == .infinity && cell.speed == 1 && cell.beginTime == 0 && cell.timeOffset == 0)
    #expect(
      cell.repeatCount == 0 && cell.repeatDuration == 0 && !cell.autoreverses && cell.fillMode == .removed)
  }

  @Test func `a filter's numbers have defaults, which depend on its type`() {
    let defaults: [LayerProperty: [Double]] = [
      .filterEnabled: [1], .filterRadius: [10], .filterAmount: [1], .filterAngle: [0], .filterIntensity: [1],
      .filterSaturation: [1], .filterBrightness: [0], .filterContrast: [1], .filterBias: [0],
      .filterColor: [1, 1, 1, 1],
      .filterColorMatrix: [],
    ]
    for property in LayerProperty.allCases where property.owner == .filter {
      for (type, amount) in [
        ("colorSaturate", 1.0), ("unknown", 1), ("colorBrightness", 0), ("CIColorBrightness", 0),
      ] {
        let expected = property == .filterAmount ? [amount] : defaults[property] ?? []
        #expect(
          isClose(FilterValues(type: type).numbers(of: property), expected, within: 1e-12),
          "\(type) \(property)")
      }
    }
    let values = FilterValues(type: "xor")
    #expect(values.name == "xor" && !values.isText && !values.actsInContexts && values.colorMatrix == nil)
  }

  @Test func `layers have Core Animation's defaults`() {
    let values = CommonValues()
    #expect(
      values.bounds == .zero && values.position == .zero && values.zPosition == 0 && values.anchorPointZ == 0)
    #expect(values.anchorPoint == CGPoint(x: 0.5, y: 0.5) && CATransform3DIsIdentity(values.transform))
    #expect(values.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) && values.contentsScale == 1)
    #expect(values.contentsGravity == .resize && values.cornerRadius == 0 && values.borderWidth == 0)
    #expect(
      values.maskedCorners.rawValue == 15 && values.opacity == 1 && values.allowsGroupOpacity
        && values.isDoubleSided)
    #expect(
      values.shadowOpacity == 0 && values.shadowOffset == CGSize(width: 0, height: -3)
        && values.shadowRadius == 3)
    #expect(values.borderColor == .black && values.shadowColor == .black && values.backgroundColor == nil)
    #expect(
      values.rare.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1)
        && values.rare.contentsHeadroom == 0)
    #expect(values.rare.minificationFilterBias == 0 && values.rare.rasterizationScale == 1)
  }

  @Test func `the contents of layer classes have Core Animation's defaults`() {
    let shape = ShapeValues()
    #expect(shape.strokeStart == 0 && shape.strokeEnd == 1 && shape.lineWidth == 1 && shape.miterLimit == 10)
    #expect(shape.lineDashPhase == 0 && shape.fillColor == .black && shape.strokeColor == nil)
    let gradient = GradientValues()
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(gradient.focus == .zero && gradient.type == .axial && gradient.locations == nil)
    #expect(TextValues().fontSize == 36 && TextValues().foregroundColor == .white)
    let emitter = EmitterValues()
    #expect(emitter.birthRate == 1 && emitter.lifetime == 1 && emitter.velocity == 1 && emitter.scale == 1)
    #expect(
      emitter.spin == 1 && emitter.seed == 0 && emitter.emitterDepth == 0 && emitter.emitterZPosition == 0)
    #expect(emitter.emitterPosition == .zero && emitter.emitterSize == .zero && emitter.rates.tracedTime == 0)
    let timing = TimingValues()
    #expect(
      timing.duration == 0 && timing.beginTime == 0 && timing.timeOffset == 0 && timing.repeatDuration == 0)
    #expect(timing.speed == 1 && timing.repeatCount == 0 && TimingValues(duration: 2.5).duration == 2.5)
  }

  @Test func `masks have Core Animation's bits`() {
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    #expect(corners.map(\.rawValue) == [1, 2, 4, 8])
    let edges: [CAEdgeAntialiasingMask] = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test func `a range of frame rates has no preference and no limits by default`() {
    #expect(CAFrameRateRange.default == CAFrameRateRange(minimum: 0, maximum: 0))
    #expect(CAFrameRateRange() == .default && CAFrameRateRange.default.preferred == nil)
    let range = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60)
    #expect(range.minimum == 30 && range.maximum == 120 && range.preferred == 60)
  }
}
