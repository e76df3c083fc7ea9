import Foundation
import QuartzCore
import Testing

@testable import LottiePlayer

@Suite struct TextBuilderTests {
  func build(_ json: String, texts: TextSource = TextSource()) throws -> (
    layer: CALayer, builder: CompositionBuilder
  ) {
    let builder = try TextSample.builder(json, texts: texts)
    return (builder.rootLayer(), builder)
  }

  func shapes(_ layer: CALayer) -> [CAShapeLayer] {
    (layer.sublayers ?? []).flatMap { [$0 as? CAShapeLayer].compactMap(\.self) + shapes($0) }
  }

  @Test func `a text without animators is one path`() throws {
    let shape = try #require(shapes(try build(TextSample.json(#""t":"AB""#)).layer).first)
    #expect(shape.path?.boundingBox == CGRect(x: 0, y: -7, width: 10, height: 7))
    #expect(shape.strokeColor == nil)
  }

  @Test func `a stroke is above or below the fill`() throws {
    let stroke = #""t":"A","sc":[1,0,0],"sw":2"#
    let over = shapes(try build(TextSample.json(stroke + #","of":true"#)).layer)
    #expect(over.map { $0.fillColor != nil } == [true])
    #expect(over.map { $0.strokeColor != nil } == [true])
    let under = shapes(try build(TextSample.json(stroke + #","of":false"#)).layer)
    #expect(under.map { $0.fillColor != nil } == [false, true])
    #expect(under.map { $0.strokeColor != nil } == [true, false])
  }

  @Test func `with an animator each visible letter has a layer`() throws {
    let animator = #"{"s":{"b":1},"a":{"o":{"k":50}}}"#
    let letters = shapes(try build(TextSample.json(#""t":"A B""#, animators: animator)).layer)
    #expect(letters.map(\.opacity) == [0.5, 0.5])
  }

  @Test func `each of several texts is visible at its time`() throws {
    let json = TextSample.json(#""t":"A""#).replacingOccurrences(
      of: #""t":"A"}}"#, with: #""t":"A"}},{"t":10,"s":{"f":"Own","s":10,"fc":[0,0,0],"t":"AB"}}"#)
    let (layer, builder) = try build(json)
    #expect(shapes(layer).count == 2)
    let hiding = builder.context.animations.entries.flatMap(\.animations).filter { $0.keyPath == "hidden" }
    #expect(hiding.count >= 2)
  }

  @Test func `a program's text replaces the file's`() throws {
    var source = TextSource()
    source.text = { name, original in name == "text" ? original + "B" : original }
    let shape = try #require(shapes(try build(TextSample.json(#""t":"A""#), texts: source).layer).first)
    #expect(shape.path?.boundingBox.width == 10)
  }

  @Test(arguments: [
    (#"{"s":{"t":1},"a":{"o":{"k":50}}}"#, "expression"),
    (#"{"s":{},"a":{"bl":{"k":[5,1]}}}"#, "evenly blurred"),
  ])
  func `undrawn features are reported once`(_ row: (String, String)) throws {
    let builder = try build(TextSample.json(#""t":"AB""#, animators: row.0 + "," + row.0)).builder
    #expect(builder.context.unsupported.count == 1)
    #expect(builder.context.unsupported.first?.feature.contains(row.1) == true)
    #expect(builder.context.unsupported.first?.layer == "text")
  }

  @Test func `a text of a million characters is cut and reported`() throws {
    let text = String(repeating: "A", count: 1_000_000)
    let (layer, builder) = try build(TextSample.json(#""t":"\#(text)""#))
    #expect(shapes(layer).count == 1)
    #expect(builder.context.unsupported.count == 1)
  }

  @Test func `the number of values for letters and frames stays within the limit`() throws {
    let text = String(repeating: "AB ", count: 1000)
    let animator =
      #"{"s":{"b":1,"s":{"k":[{"t":0,"s":[0]},{"t":20,"s":[100]}]}},"a":{"o":{"k":0},"p":{"k":[1,1]},"t":{"k":1}}}"#
    let (_, builder) = try build(TextSample.json(#""t":"\#(text)""#, animators: animator))
    let values = builder.context.animations.entries.flatMap(\.animations).reduce(0) { sum, animation in
      sum + ((animation as? CAKeyframeAnimation)?.values?.count ?? 0)
    }
    #expect(values > 0 && values < 400_000)
  }

  private func invalid(_ text: String) throws -> [CALayer] {
    let animator = #"{"s":{"s":{"k":"x"},"e":{"k":1e300},"sh":77,"b":-1},"a":{"t":{"k":1e9},"s":{"k":[]}}}"#
    let plain = try build(TextSample.json(text)).layer
    let animated = try build(TextSample.json(text, animators: animator, options: #"{"g":0,"a":5}"#)).layer
    return [plain, animated]
  }

  @Test(arguments: [
    #""t":"A","s":0"#, #""t":"A","s":-5"#, #""t":"A","s":1e300"#, #""t":"A","f":7"#, #""t":"A B","sz":[]"#,
    #""t":"A B","sz":[-1,-1],"ps":[]"#, #""t":"A","lh":-3,"tr":1e9"#, #""t":"A","fc":[],"sc":[1]"#,
    #""t":"A","ca":9,"j":99"#,
  ])
  func `invalid fields beside a text leave its letters`(_ text: String) throws {
    #expect(try invalid(text).allSatisfy { $0.sublayers?.isEmpty == false })
  }

  @Test(arguments: [#""t":5"#, #""t":"","s":10"#, #""t":"\u0000\u0003\r\n\u202e""#])
  func `a text without visible characters has no letters`(_ text: String) throws {
    #expect(try invalid(text).allSatisfy { $0.sublayers?.isEmpty != false })
  }
}
