import Foundation
import QuartzCore
import Testing

@testable import LottiePlayer

/// Rules L1, L2, L6, L7 and L8: what lottie-ios's player makes of a file.
@Suite struct PlayerRuleTests {
  private func built(
    _ layers: [String], _ features: LottieFeatures = .standard
  ) throws -> BuiltComposition {
    let document = try LottieAnimation(text: SampleJSON.animation(layers: layers)).document
    return BuiltComposition(document, images: ImageSource(imageData: { _ in nil }), features: features)
  }

  private func shapes(_ layer: CALayer) -> [CAShapeLayer] {
    [layer as? CAShapeLayer].compactMap(\.self) + (layer.sublayers ?? []).flatMap(shapes)
      + (layer.mask.map(shapes) ?? [])
  }

  private func shapeLayer(_ items: String..., transform: String = "") throws -> [String] {
    [SampleJSON.layer(name: "Shape", transform: transform, items: items)]
  }

  // MARK: - L1

  private static let line =
    #"{"ty":"sh","ks":{"k":{"v":[[0,0],[100,0]],"i":[[0,0],[0,0]],"o":[[0,0],[0,0]],"c":false}}}"#
  private static let stroke = #"{"ty":"st","c":{"k":[1,0,0,1]},"w":{"k":2},"o":{"k":100}}"#
  private static let gradientStroke =
    #"{"ty":"gs","w":{"k":2},"o":{"k":100},"t":1,"s":{"k":[0,0]},"e":{"k":[9,0]},"g":{"p":2,"k":{"k":[0,1,1,1,1,0,0,0]}}}"#

  private static func trim(_ start: Int, _ end: Int, offset: Int = 0) -> String {
    #"{"ty":"tm","s":{"k":\#(start)},"e":{"k":\#(end)},"o":{"k":\#(offset)}}"#
  }

  private func trimmed(_ stroke: String, _ features: LottieFeatures = .standard, _ trims: String...) throws
    -> [CGFloat]
  {
    let items = [Self.line, stroke] + trims
    let composition = try built([SampleJSON.layer(name: "Shape", transform: "", items: items)], features)
    let shape = try #require(shapes(composition.layer).first)
    let box = try #require(shape.path?.boundingBox)
    return [box.minX + box.width * shape.strokeStart, box.minX + box.width * shape.strokeEnd]
  }

  @Test func `of several trims the first that isn't empty acts`() throws {
    #expect(try trimmed(Self.stroke, .standard, Self.trim(0, 50), Self.trim(20, 40)) == [0, 50])
    #expect(
      try trimmed(Self.stroke, .standard, Self.trim(0, 100, offset: 90), Self.trim(20, 40)) == [20, 40])
    #expect(
      try trimmed(Self.gradientStroke, .standard, Self.trim(0, 100), Self.trim(20, 40)) == [0, 100],
      "the first of all for gradient strokes")
  }

  @Test func `nested trims each trim the result of those before`() throws {
    let ends = try trimmed(
      Self.stroke, [.standard, .nestedTrims], Self.trim(20, 60), Self.trim(0, 100), Self.trim(50, 100))
    #expect(ends == [40, 60])
    let report = "a trim of trimmed paths"
    for (features, isReported) in [(LottieFeatures.standard, true), ([.standard, .nestedTrims], false)] {
      let items = [Self.line, Self.stroke, Self.trim(0, 50), Self.trim(0, 50)]
      let composition = try built([SampleJSON.layer(name: "Shape", transform: "", items: items)], features)
      #expect(composition.unsupported.contains { $0.feature == report } == isReported)
    }
  }

  @Test func `a trim that gradient strokes ignore is reported`() throws {
    let (all, part) = (Self.trim(0, 100), Self.trim(20, 40))
    for (stroke, trims, isReported) in [
      (Self.gradientStroke, [all, part], true), (Self.gradientStroke, [part, all], false),
      (Self.gradientStroke, [all], false), (Self.stroke, [all, part], false),
    ] {
      let items = [Self.line, stroke] + trims
      let composition = try built([SampleJSON.layer(name: "Shape", transform: "", items: items)])
      #expect(composition.unsupported.contains { $0.feature == "a trim of a gradient stroke" } == isReported)
    }
  }

  // MARK: - L2

  private func animations(_ transform: String) throws -> [CAKeyframeAnimation] {
    let items = [SampleJSON.boxGroup]
    return try built([SampleJSON.layer(name: "Box", transform: transform, items: items)])
      .animatedLayers.flatMap(\.animations).compactMap { $0 as? CAKeyframeAnimation }
  }

  @Test func `a flipped or skewed layer has one animation of whole transforms`() throws {
    let flip = #""s":{"k":[{"t":0,"s":[100,100]},{"t":20,"s":[-100,100]}]}"#
    let together = try animations(flip + #","p":{"k":[{"t":0,"s":[0,0]},{"t":20,"s":[50,0]}]}"#)
    #expect(together.map(\.keyPath) == ["transform"])
    let last = try #require(together.first?.values?.last as? CATransform3D)
    #expect((last.m11, last.m22, last.m41) == (-1, 1, 50) && together[0].values?.count == 2)
    let apart = try animations(flip + #","p":{"k":[{"t":0,"s":[0,0]},{"t":30,"s":[60,0]}]}"#)
    #expect(apart.map(\.keyPath) == ["transform"] && apart[0].calculationMode == .discrete)
    let values = try #require(apart[0].values as? [CATransform3D])
    #expect(values.count > 290 && abs(values[100].m41 - 20) < 1e-9 && abs(values[100].m11) < 1e-9)
    let skewed = try animations(#""sk":{"k":[{"t":0,"s":[0]},{"t":10,"s":[40]}]}"#)
    #expect(skewed.map(\.keyPath) == ["transform"] && skewed[0].calculationMode == .discrete)
    let upright = try animations(#""s":{"k":[{"t":0,"s":[100,100]},{"t":20,"s":[100,-100]}]}"#)
    #expect(Set(upright.map(\.keyPath)) == ["transform.scale.x", "transform.scale.y"])
  }

  // MARK: - L6

  @Test
  func `reversed ellipses, rectangles and stars keep their first vertex, and free paths aren't reversed`()
    throws
  {
    func points(_ item: String) throws -> [CGPoint] {
      let fill = #"{"ty":"fl","c":{"k":[1,0,0,1]},"o":{"k":100}}"#
      let shape = try #require(shapes(built(shapeLayer(item, fill)).layer).first)
      var points: [CGPoint] = []
      shape.path?.applyWithBlock {
        let count = [.moveToPoint: 1, .addLineToPoint: 1, .addCurveToPoint: 3][$0.pointee.type] ?? 0
        if count > 0 { points.append($0.pointee.points[count - 1]) }
      }
      return points
    }
    for shape in [
      #""ty":"el","p":{"k":[0,0]},"s":{"k":[40,20]}"#,
      #""ty":"rc","p":{"k":[0,0]},"s":{"k":[40,20]},"r":{"k":0}"#,
      #""ty":"rc","p":{"k":[0,0]},"s":{"k":[40,20]},"r":{"k":4}"#,
      #""ty":"sr","sy":1,"p":{"k":[0,0]},"pt":{"k":5},"r":{"k":0},"or":{"k":30},"ir":{"k":10},"os":{"k":0},"is":{"k":0}"#,
    ] {
      let (forward, backward) = (try points("{\(shape)}"), try points(#"{\#(shape),"d":3}"#))
      #expect(forward == backward.reversed() && forward.first == backward.first)
    }
    let free =
      #""ty":"sh","ks":{"k":{"v":[[0,0],[9,0],[9,9]],"i":[[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0]],"c":true}}"#
    #expect(try points("{\(free)}") == points(#"{\#(free),"d":3}"#))
  }

  @Test func `segments without tangents are lines`() {
    let corner = BezierPath.Vertex(point: SIMD2(9, 0), inTangent: .zero, outTangent: SIMD2(0, 2))
    let start = BezierPath.Vertex(point: .zero, inTangent: .zero, outTangent: .zero)
    let path = ShapePath(paths: [BezierPath(vertices: [start, corner], isClosed: true)]).cgPath()
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    #expect(types == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
  }

  // MARK: - L7

  @Test func `a style's shadow has half its size as radius, and falls a quarter turn before its angle`()
    throws
  {
    let style =
      #""sy":[{"ty":1,"c":{"k":[0,0,0,1]},"o":{"k":50},"a":{"k":30},"d":{"k":10},"s":{"k":8}}]"#
    let layer = SampleJSON.layer(name: "Box", transform: "", items: [SampleJSON.boxGroup])
    let shadowed = try #require(built([layer.dropLast() + "," + style + "}"]).layer.sublayers?.first)
    #expect(shadowed.shadowRadius == 4 && shadowed.shadowOpacity == 0.5)
    #expect(abs(shadowed.shadowOffset.width - 10 * cos(120 * .pi / 180)) < 1e-9)
    #expect(abs(shadowed.shadowOffset.height - 10 * sin(120 * .pi / 180)) < 1e-9)
  }

  // MARK: - L8

  @Test func `a solid's color has a key path`() throws {
    let solid = #"{"ty":1,"nm":"Back","ip":0,"op":60,"sw":100,"sh":100,"sc":"\#("#ff0000")","ks":{}}"#
    let layer = LottieAnimationLayer(try LottieAnimation(text: SampleJSON.animation(layers: [solid])))
    #expect(layer.allHierarchyKeypaths().contains("Back.Color"))
    #expect(layer.getValue(for: "Back.Color") as? LottieColor == LottieColor(r: 1, g: 0, b: 0))
    layer.setValueProvider(ColorValueProvider(LottieColor(r: 0, g: 0, b: 1)), keypath: "**.Color")
    #expect(layer.pixel(50, 50) == 0xFFFF_0000)
  }
}
