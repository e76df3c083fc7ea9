import CoreGraphics
import TestSupport
import Testing

@testable import LottiePlayer

@Suite struct TextPathTests {
  private func outline(_ points: [SIMD2<Double>], isClosed: Bool = false, bend: Double = 0) -> BezierPath {
    BezierPath(
      vertices: points.map {
        .init(point: $0, inTangent: SIMD2(-bend, bend), outTangent: SIMD2(bend, -bend))
      }, isClosed: isClosed)
  }

  private func isNear(_ one: SIMD2<Double>, _ other: SIMD2<Double>) -> Bool { (one - other).length < 1e-6 }

  // MARK: - Lengths

  @Test func `an open path continues straight before its start and after its end`() throws {
    let line = try #require(MeasuredPath(outline([SIMD2(0, 0), SIMD2(30, 0), SIMD2(30, 40)])))
    #expect(abs(line.length - 70) < 1e-9)
    #expect(isNear(line.position(at: 15).point, SIMD2(15, 0)) && line.position(at: 15).angle == 0)
    #expect(isNear(line.position(at: -5).point, SIMD2(-5, 0)))
    #expect(isNear(line.position(at: 50).point, SIMD2(30, 20)))
    #expect(isNear(line.position(at: 80).point, SIMD2(30, 50)))
    #expect(abs(line.position(at: 80).angle - .pi / 2) < 1e-12)
  }

  @Test(arguments: 0..<8)
  func `a closed path repeats, and a reversed one is the same from its other end`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let points = (0..<5).map { _ in
      SIMD2(Double.random(in: 0...100, using: &random), .random(in: 0...100, using: &random))
    }
    for isClosed in [false, true] {
      let shape = outline(points, isClosed: isClosed, bend: 9)
      let line = try #require(MeasuredPath(shape))
      let reversed = try #require(MeasuredPath(shape, isReversed: true))
      #expect(abs(line.length - reversed.length) < 1e-6)
      for distance in [0.3, 0.55, 0.9].map({ $0 * line.length }) {
        let (position, other) = (line.position(at: distance), reversed.position(at: line.length - distance))
        #expect(isNear(position.point, other.point), "seed \(seed)")
        #expect(abs(cos(position.angle - other.angle) + 1) < 1e-6, "seed \(seed)")
        guard isClosed else { continue }
        #expect(isNear(line.position(at: distance - 2 * line.length).point, position.point))
        #expect(isNear(line.position(at: distance + line.length).point, position.point))
      }
    }
  }

  @Test func `a path without length can't be measured`() {
    for points in [[], [SIMD2(3, 3)], [SIMD2(3, 3), SIMD2(3, 3)], [SIMD2(0, 0), SIMD2(.infinity, 0)]] {
      #expect(MeasuredPath(outline(points)) == nil)
    }
  }

  // MARK: - Letters

  /// The middles of letters' baselines along a path of 100 points to the right at y 20.
  private func middles(_ text: String, _ options: String) throws -> [SIMD2<Double>] {
    let json = TextSample.json(text, mask: #"{"v":[[0,20],[100,20]],"i":[],"o":[],"c":false}"#, path: options)
    let document = try TextSample.document(json)
    let model = try TextSample.model(document)
    let sampler = PropertySampler(0...20)
    let options = try #require(model.path)
    let time = CompositionTime(sampler, easing: .byEachComponent)
    let path = try #require(TextPath(options, document.layers[0].masks, time, sampler))
    let layout = try TextSample.layout(document, \.leftAligned)
    let alignment = model.documents[0].document.alignment
    return layout.letters.indices.map { number in
      let model = path.transform(ofLetter: number, in: layout, alignment).first
      return SIMD2(model.position.x, model.position.y)
    }
  }

  /// The letters are 7, 5 and 4 points wide, with a tracking of 1 point.
  @Test(arguments: [
    (#""j":0"#, "", [3.5, 10.5, 16]), (#""j":0"#, #","f":{"k":10},"l":{"k":-30}"#, [13.5, 20.5, 26]),
    (#""j":1"#, "", [85.5, 92.5, 98]), (#""j":1"#, #","f":{"k":10},"l":{"k":-30}"#, [55.5, 62.5, 68]),
    (#""j":2"#, "", [44.5, 51.5, 57]), (#""j":2"#, #","f":{"k":10},"l":{"k":-30}"#, [34.5, 41.5, 47]),
    (#""j":0"#, #","a":{"k":1}"#, [3.5, 50.75, 98]),
    (#""j":0"#, #","a":{"k":1},"f":{"k":10},"l":{"k":-30}"#, [13.5, 40.75, 68]),
  ])
  func `letters are aligned or spread between the margins`(
    _ row: (alignment: String, options: String, xs: [Double])
  ) throws {
    let middles = try middles(#""t":"ABC","tr":100,"# + row.alignment, row.options)
    #expect(middles.map(\.y) == [20, 20, 20])
    #expect(zip(middles, row.xs).allSatisfy { abs($0.x - $1) < 1e-6 }, "\(middles)")
  }

  @Test func `each line of a text is aligned by itself`() throws {
    let middles = try middles(#""t":"A\rBC","j":1"#, "")
    #expect(zip(middles, [96.5, 93.5, 98]).allSatisfy { abs($0.x - $1) < 1e-6 }, "\(middles)")
  }

  @Test func `tracking and animators move letters along the path, vertical offsets away from it`() throws {
    let motion = try TextSample.motion(
      #""t":"AB""#, animators: #"{"s":{"b":1,"sh":1,"r":1},"a":{"t":{"k":3},"p":{"k":[10,-4]}}}"#)
    #expect([0, 1].map { motion.shift(ofLetter: $0).first } == [10, 13])
    guard case .combined(let position) = motion.transform(ofLetter: 1, isAlongPath: true).position else {
      return
    }
    #expect(position.first.y == -4)
    #expect(position.first.x == motion.transform(ofLetter: 1).anchor!.first.x + 7)
  }

  @Test func `margins have key paths`() throws {
    let json = TextSample.json(
      #""t":"A""#, mask: #"{"v":[[0,20],[100,20]],"i":[],"o":[],"c":false}"#, path: #","f":{"k":7}"#)
    let layer = LottieAnimationLayer(try LottieAnimation(text: json))
    let keypath: AnimationKeypath = "text.Path Options.First Margin"
    #expect(layer.getValue(for: keypath) as? LottieVector1D == LottieVector1D(7))
    layer.setValueProvider(FloatValueProvider(9), keypath: keypath)
    #expect(layer.getValue(for: keypath) as? LottieVector1D == LottieVector1D(9))
  }
}
