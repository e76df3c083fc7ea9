import Testing

@testable import LottiePlayer
@testable import LottieExpressions

/// Numbers, vectors and interpolation. Values of linear and ease are taken from After Effects'
/// documentation.
@Suite struct ArithmeticTests {
  @Test(arguments: [
    ("linear(time, 0, 2, 20, 80)", [0: 20.0, 20: 50, 40: 80, 60: 80]),
    ("linear(time, 10, 30)", [0: 10, 10: 20, 20: 30, 40: 30]),
    ("linear(time, 2, 0, 80, 20)", [0: 20, 20: 50, 40: 80]),
    ("ease(time, 0, 2, 20, 80)", [0: 20, 20: 50, 40: 80]),
    ("clamp(time, 0.5, 1.5)", [0: 0.5, 20: 1, 60: 1.5]),
    ("degreesToRadians(radiansToDegrees(time))", [20: 1]),
    ("length([3, 4]) + length([1, 1], [4, 5])", [0: 10]),
    ("dot([1, 2, 3], [4, 5, 6]) + cross([1, 0, 0], [0, 1, 0])[2]", [0: 33]),
    ("normalize([3, 4])[0]", [0: 0.6]),
    ("$bm_sum($bm_mul([1, 2], 3), [10, 20])[1] + $bm_div([4, 8], 4)[1] + $bm_sub(5, 3)", [0: 30]),
    ("$bm_neg([1, 2])[1] + $bm_mod(7, 4) + add(1, 2) + sub(2, 1) + mul(2, 3) + div(8, 4)", [0: 13]),
    ("timeToFrames(time) + framesToTime(40) + timeToFrames(1, 30)", [0: 32, 20: 52]),
    ("thisComp.width + thisComp.height + thisComp.duration + thisComp.frameDuration * 20", [0: 204]),
    ("inPoint + outPoint + index + thisComp.numLayers", [0: 5]),
    ("posterizeTime(5); time", [0: 0, 3: 0, 4: 0.2, 7: 0.2, 8: 0.4]),
    ("const a = 2; let b = a * 3; b", [0: 6]),
    ("var $bm_rt;\n$bm_rt = time > 1 ? 5 : 'no letter const a' && 6;", [0: 6, 40: 5]),
    ("Math.max.apply(null, hslToRgb(rgbToHsl([0.2, 0.5, 0.7, 1])).slice(0, 3))", [0: 0.7]),
    ("hexToRgb('#ff8000')[1] * 255", [0: 128]),
  ])
  func `a word has the value of After Effects`(_ expression: String, _ expected: [Int: Double]) throws {
    let angles = try ExpressionFile.angles(expression)
    for (frame, value) in expected { #expect(abs(angles[frame] - value) < 1e-9, "frame \(frame)") }
  }

  @Test func `easing is slow at its eased ends only`() throws {
    func slopes(_ word: String) throws -> (start: Double, end: Double) {
      let angles = try ExpressionFile.angles("\(word)(time, 0, 2, 0, 40)")
      return (angles[1] - angles[0], angles[40] - angles[39])
    }
    let (both, into, out) = try (slopes("ease"), slopes("easeIn"), slopes("easeOut"))
    // Straight, each frame would change the value by 1.
    #expect(both.start < 0.2 && both.end < 0.2)
    #expect(into.start < 0.2 && into.end > 0.9)
    #expect(out.start > 0.9 && out.end < 0.2)
  }

  @Test func `a vector keeps the components that an expression omits`() throws {
    let evaluation = try ExpressionFile(layers: [
      ExpressionFile.layer(
        1, "Own", transform: #""s":"# + ExpressionFile.property("[10,20,30]", "[time, value[1] + 1]"))
    ]).evaluation()
    #expect(evaluation.reports.isEmpty)
    let scale = try #require(evaluation.animation.document.layers[0].transform.scale)
    #expect(scale.value(at: 40) == Vector(x: 2, y: 21, z: 30))
  }
}
