import Foundation
import Testing

@testable import LottieExpressions
@testable import LottiePlayer

/// Tables of expressions and their values. Each expression is the rotation of a layer of its own, and all are evaluated
/// together.
@Suite struct WordTableTests {
  private static let more = [
    #"{"ty":3,"ind":801,"nm":"Child","parent":802,"ip":5,"op":45,"st":10,"ks":{"a":{"k":[5,6]},"p":{"k":[30,20]},"s":{"k":[200,50]},"r":{"k":90}}}"#,
    #"{"ty":3,"ind":802,"nm":"Parent","ip":0,"op":60,"hd":true,"ks":{"p":{"k":[{"t":0,"s":[100,7]},{"t":20,"s":[200,7]}]},"s":{"k":[50,50]}}}"#,
    #"{"ty":3,"ind":803,"nm":"Curve","ip":0,"op":60,"ks":{"p":{"k":[{"t":0,"s":[0,0],"to":[10,0],"ti":[0,-10]},{"t":20,"s":[30,40]}]},"s":{"k":[{"t":0,"s":[0,0],"o":{"x":[0.4,0.2],"y":[0,0.3]},"i":{"x":[0.5,0.7],"y":[1,0.9]}},{"t":20,"s":[100,200]}]}}}"#,
    #"{"ty":3,"ind":804,"nm":"Split","ip":0,"op":60,"ks":{"p":{"s":true,"x":{"k":4},"y":{"k":5}},"o":{"k":30}}}"#,
    #"{"ty":0,"ind":805,"nm":"Nested","refId":"c","w":70,"h":80,"ip":0,"op":60,"ks":{}}"#,
    #"{"ty":1,"ind":806,"nm":"Solid","sw":11,"sh":12,"ip":0,"op":60,"ks":{}}"#,
  ]
  private static let assets =
    #","assets":[{"id":"c","nm":"Inside","w":33,"h":44,"layers":[]},{"id":"d","layers":[]}],"markers":[{"cm":"a","tm":10,"dr":4},{"cm":"b","tm":30,"dr":2}]"#

  /// Expects values at a frame.
  private func expect(_ table: [(String, Double)], at frame: Int, value: String = "0") throws {
    let layers = table.enumerated().map { index, row in
      ExpressionFile.layer(
        index + 1, "L\(index)", transform: #""r":"# + ExpressionFile.property(value, row.0))
    }
    let evaluation = try ExpressionFile(layers: layers + Self.more, more: Self.assets).evaluation()
    #expect(evaluation.reports.map(\.description) == [])
    for (index, row) in table.enumerated() {
      let found = evaluation.animation.document.layers[index].transform.rotation?.value(at: Double(frame))
      #expect(abs((found ?? .nan) - row.1) < 1e-6, "\(row.0): \(found ?? .nan) instead of \(row.1)")
    }
  }

  @Test func `operators work on numbers, vectors and texts`() throws {
    try expect(
      [
        ("sum([1, 2], 5)[0]", 6), ("sum([1, 2], 5)[1]", 2), ("sum(5, [1, 2])[0]", 6),
        ("sum(5, [1, 2])[1]", 2),
        ("sum([1], [2, 3])[1]", 3), ("sum([2, 3], [1])[1]", 3), ("sum('1', 2) * 1", 12),
        ("sum(1, '2') * 1", 12), ("sum(new String('1'), 2) * 1", 12), ("sum(1, 2)", 3),
        ("sub([1, 2], 5)[0]", -4), ("sub(5, [1, 2])[1]", -2), ("sub([1, 2], [4, 8])[1]", -6),
        ("sub(7, 4)", 3),
        ("mul(2, [3, 4])[1]", 8), ("mul([3, 4], 2)[0]", 6), ("mul(3, 5)", 15), ("div([3, 4], 2)[1]", 2),
        ("div(9, 2)", 4.5), ("mod([7, 9], 4)[1]", 1), ("mod([7, 9], 4)[0]", 3), ("mod(7, 4)", 3),
        ("$bm_neg(5)", -5),
        ("$bm_neg([1, 2])[1]", -2), ("$bm_add(1, 2)", 3), ("$bm_isInstanceOfArray([1]) ? 1 : 2", 1),
        ("$bm_isInstanceOfArray(1) ? 1 : 2", 2), ("true", 1), ("false", 0), ("[4, 5]", 4),
        ("new Number(3)", 3),
        ("sum('a', 'b') === 'ab' ? 1 : 2", 1),
      ], at: 0)
  }

  @Test func `vectors have products, lengths and directions`() throws {
    let degrees = 180 / Double.pi
    try expect(
      [
        ("dot([1, 2, 3], [4, 5, 6])", 32), ("dot([1, 2, 3], [4, 5])", 14), ("dot([1, 2], [4, 5, 6])", 14),
        ("length(-3)", 3), ("length(3, 7)", 4), ("length([3, 4, 12])", 13), ("length([1, 1], [4, 5])", 5),
        ("normalize([0, 0])[0]", 0), ("normalize([3, 4])[1]", 0.8), ("normalize([0.3, 0.4])[0]", 0.6),
        ("cross([1, 2, 3], [4, 5, 7])[0]", -1), ("cross([1, 2, 3], [4, 5, 7])[1]", 5),
        ("cross([1, 2, 3], [4, 5, 7])[2]", -3), ("cross([1, 2], [4, 5])[2]", -3),
        ("cross([1, 2], [4, 5])[0]", 0), ("cross([1, 2], [4, 5])[1]", 0),
        ("lookAt([1, 2, 3], [3, 5, 7])[0]", -atan2(3, 20.0.squareRoot()) * degrees),
        ("lookAt([1, 2, 3], [3, 5, 7])[1]", atan2(2, 4) * degrees), ("lookAt([1, 2, 3], [3, 5, 7])[2]", 0),
        ("lookAt([1, 2], [4, 6])[0]", -atan2(4, 3) * degrees), ("lookAt([1, 2], [4, 6])[1]", 90),
        ("radiansToDegrees(2)", 2 * degrees), ("degreesToRadians(90)", .pi / 2),
        ("radians_to_degrees(2)", 2 * degrees), ("degrees_to_radians(90)", .pi / 2),
        ("clamp(5, 10, 1)", 5), ("clamp(-5, 10, 1)", 1), ("clamp(15, 10, 1)", 10), ("clamp(15, 1, 10)", 10),
        ("clamp([5, -5], [0, 0], [3, 3])[0]", 3), ("clamp([5, -5], [0, 0], [3, 3])[1]", 0),
        ("clamp([5, -5], -1, 2)[1]", -1), ("clamp([5, -5], -1, 2)[0]", 2),
      ], at: 0)
  }

  /// The values of timing curves were computed by bisection.
  @Test func `values are interpolated between two ranges`() throws {
    try expect(
      [
        ("linear(0.25, 1, 3)", 1.5), ("linear(-1, 1, 3)", 1), ("linear(2, 1, 3)", 3),
        ("linear(0.5, [0, 10], [4, 30])[1]", 20), ("linear(-1, [1, 2], [3, 4])[1]", 2),
        ("linear(9, [1, 2], [3, 4])[0]", 3), ("linear(5, 0, 20, 1, 2)", 1.25),
        ("linear(4, 10, 0, 1, 2)", 1.6),
        ("linear(0, 10, 0, 1, 2)", 2), ("linear(10, 10, 0, 1, 2)", 1), ("linear(3, 3, 3, 1, 2)", 1),
        ("ease(0.3, 0, 1)", 0.21610582093970668), ("ease(0.8, 0, 1)", 0.8959078197410262),
        ("easeIn(0.3, 0, 1)", 0.1558437434673432), ("easeIn(0.8, 0, 1)", 0.7462349331190845),
        ("easeOut(0.3, 0, 1)", 0.38717344254322533), ("easeOut(0.8, 0, 1)", 0.9231420682173049),
        ("ease(5.5, 4, 9, 100, 300)", 100 + 200 * 0.21610582093970668),
        ("ease(0.8, [0, 1], [1, 3])[1]", 1 + 2 * 0.8959078197410262), ("ease(-1, 2, 3)", 2),
        ("ease(1, 2, 3)", 3),
      ], at: 0)
  }

  @Test func `colors are converted`() throws {
    try expect(
      [
        ("rgbToHsl([0.2, 0.5, 0.7, 1])[0]", 17.0 / 30), ("rgbToHsl([0.2, 0.5, 0.7, 1])[1]", 5.0 / 9),
        ("rgbToHsl([0.2, 0.5, 0.7, 1])[2]", 0.45), ("rgbToHsl([0.9, 0.5, 0.7, 1])[0]", 11.0 / 12),
        ("rgbToHsl([0.9, 0.5, 0.7, 1])[1]", 2.0 / 3), ("rgbToHsl([0.9, 0.7, 0.5, 1])[0]", 1.0 / 12),
        ("rgbToHsl([0.2, 0.5, 0.1, 1])[0]", 7.0 / 24), ("rgbToHsl([0.2, 0.5, 0.1, 1])[1]", 2.0 / 3),
        ("rgbToHsl([0.4, 0.4, 0.4, 1])[0]", 0), ("rgbToHsl([0.4, 0.4, 0.4, 1])[1]", 0),
        ("rgbToHsl([0.4, 0.4, 0.4, 1])[2]", 0.4), ("rgbToHsl([1, 0, 0])[3]", 1),
        ("rgbToHsl([1, 0, 0, 0.5])[3]", 0.5), ("hslToRgb([17 / 30, 5 / 9, 0.45, 1])[0]", 0.2),
        ("hslToRgb([17 / 30, 5 / 9, 0.45, 1])[1]", 0.5), ("hslToRgb([17 / 30, 5 / 9, 0.45, 1])[2]", 0.7),
        ("hslToRgb([11 / 12, 2 / 3, 0.7, 1])[0]", 0.9), ("hslToRgb([11 / 12, 2 / 3, 0.7, 1])[1]", 0.5),
        ("hslToRgb([7 / 24, 2 / 3, 0.3])[3]", 1), ("hslToRgb([7 / 24, 2 / 3, 0.3, 0.5])[3]", 0.5),
        ("hslToRgb([7 / 24, 2 / 3, 0.3])[1]", 0.5), ("hslToRgb([1 / 12, 2 / 3, 0.7])[2]", 0.5),
        ("hexToRgb('#102030')[0] * 255", 16), ("hexToRgb('#102030')[1] * 255", 32),
        ("hexToRgb('#102030')[2] * 255", 48), ("hexToRgb('102030')[3]", 1),
        ("hexToRgb('ff8001ff')[1] * 255", 128), ("hexToRgb('ff8001ff')[0] * 255", 255),
        ("hexToRgb('ff8001ff')[2] * 255", 1),
      ], at: 0)
  }

  @Test func `times are converted to frames`() throws {
    try expect(
      [
        ("time", 0.65), ("timeToFrames()", 13), ("timeToFrames(1.5)", 30), ("timeToFrames(-0.33)", -7),
        ("timeToFrames(-0.33, 20, true)", -6), ("timeToFrames(0.33, 20, true)", 6),
        ("timeToFrames(0.5, 30)", 15),
        ("framesToTime(30)", 1.5), ("framesToTime(30, 10)", 3), ("posterizeTime(4); time", 0.5),
        ("posterizeTime(20); time", 0.65), ("posterizeTime(0.5); time", 0), ("colorDepth", 8),
        ("propertyIndex", 1), ("thisComp.frameDuration", 0.05), ("thisComp.duration", 3),
        ("thisComp.displayStartTime", 0), ("thisComp.pixelAspect", 1), ("startTime", 0), ("inPoint", 0),
        ("outPoint", 3), ("width", 100), ("height", 100), ("active ? 1 : 2", 1), ("enabled ? 1 : 2", 1),
        ("thisComp.layer('Child').inPoint", 0.25), ("thisComp.layer('Child').outPoint", 2.25),
        ("thisComp.layer('Child').startTime", 0.5), ("thisComp.layer('Child').active ? 1 : 2", 1),
        ("thisComp.layer('Parent').active ? 1 : 2", 2), ("thisComp.layer('Parent').enabled ? 1 : 2", 2),
        ("thisComp.layer('Nested').width", 70), ("thisComp.layer('Nested').height", 80),
        ("thisComp.layer('Solid').width", 11), ("thisComp.layer('Solid').height", 12),
        ("comp('Inside').width", 33), ("comp('Inside').height", 44), ("comp('d').width", 100),
        ("comp('Inside').numLayers", 0), ("thisComp.marker.numKeys", 2),
        ("thisComp.marker.key('b').time", 1.5),
        ("thisComp.marker.key(1).duration", 0.2), ("thisComp.marker.key(2).index", 2),
        ("thisComp.marker.key(2).comment === 'b' ? 1 : 2", 1), ("thisComp.marker.nearestKey(1.2).index", 2),
        ("thisComp.marker.nearestKey(0.9).index", 1),
      ], at: 13)
    let bounds = [(4, 2.0), (5, 1), (44, 1), (45, 2)]
    for (frame, value) in bounds {
      try expect([("thisComp.layer('Child').active ? 1 : 2", value)], at: frame)
    }
  }

  /// The child's point (8, 10) is (3, 4) from its anchor. It's scaled to (6, 2), turned to (−2, 6), and moved to (28, 26).
  /// The parent halves and moves that to (114, 20).
  @Test func `points are converted between layers`() throws {
    let child = "thisComp.layer('Child')."
    try expect(
      [
        ("toComp([8, 10])[0]", 114.0), ("toComp([8, 10])[1]", 20), ("toWorld([8, 10])[0]", 114),
        ("toComp([8, 10, 3])[2]", 3), ("toComp([8, 10], 1)[0]", 214), ("fromComp([114, 20])[0]", 8),
        ("fromComp([114, 20])[1]", 10), ("fromWorld([114, 20])[1]", 10), ("fromComp([214, 20], 1)[0]", 8),
        ("toCompVec([3, 4])[0]", -1), ("toCompVec([3, 4])[1]", 3), ("toWorldVec([3, 4])[1]", 3),
        ("fromCompVec([-1, 3])[0]", 3), ("fromCompVec([-1, 3])[1]", 4), ("fromWorldVec([-1, 3])[0]", 3),
        ("anchorPoint[0]", 5), ("anchorPoint[1]", 6), ("scale[0]", 200), ("scale[1]", 50), ("opacity", 100),
        ("rotation", 90), ("position[1]", 20), ("index", 801), ("parent.index", 802),
        ("hasParent ? 1 : 2", 1),
        ("parent.hasParent ? 1 : 2", 2), ("parent.parent === null ? 1 : 2", 1),
        ("transform('Opacity')", 100), ("transform.anchorPoint[1]", 6), ("parent.transform.rotation", 0),
        ("parent.position[0]", 100), ("toComp([8, 10])[1]", 20),
      ].map { (child + $0.0, $0.1) }, at: 0)
    try expect(
      [
        ("thisComp.layer('Split').position[0]", 4), ("thisComp.layer('Split').position[1]", 5),
        ("thisComp.layer('Split').transform.xPosition", 4),
        ("thisComp.layer('Split').transform.yPosition", 5),
        ("thisComp.layer('Split').opacity", 30), ("thisComp.layer(804).opacity", 30),
        ("thisComp.layer(thisComp.layer('Curve'), 1).opacity", 30), ("thisComp('Split').opacity", 30),
      ], at: 0)
  }

  @Test func `positions follow curves, and components have their own timing`() throws {
    // At half of the progress, the weights of a Bézier curve are 1/8, 3/8, 3/8 and 1/8.
    try expect(
      [
        ("thisComp.layer('Curve').position[0]", 18.75), ("thisComp.layer('Curve').position[1]", 16.25),
        ("thisComp.layer('Curve').scale[0]", 100 * Self.bezier(0.4, 0, 0.5, 1)),
        ("thisComp.layer('Curve').scale[1]", 200 * Self.bezier(0.2, 0.3, 0.7, 0.9)),
      ], at: 10)
  }

  /// The y of a timing curve at the x of 0.5, by bisection.
  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if cubic(x1, x2, middle) < 0.5 { low = middle } else { high = middle }
    }
    return cubic(y1, y2, low)
  }

  // MARK: - Keyframes

  /// Straight from 0° at frame 10 to 90° at frame 20 and 30° at frame 25.
  private static let straight = #"[{"t":10,"s":[0]},{"t":20,"s":[90]},{"t":25,"s":[30]}]"#

  @Test(
    arguments: [
      (
        4,
        [
          ("loopIn('cycle')", 81), ("loopIn()", 81), ("loopIn('offset')", 51), ("loopIn('pingpong')", 54),
          ("loopIn('continue')", -54), ("loopIn('cycle', 1)", 36), ("loopIn('offset', 1)", -54),
          ("loopIn('cycle', 9)", 81), ("loopInDuration('cycle', 0.25)", 36), ("loopInDuration('cycle')", 30),
          ("loopOut('cycle')", 0), ("value", 0), ("velocity", 0),
        ]
      ),
      (
        27,
        [
          ("loopOut('cycle')", 18), ("loopOut()", 18), ("loopOut('offset')", 48), ("loopOut('pingpong')", 54),
          ("loopOut('continue')", 6), ("loopOut('cycle', 1)", 66), ("loopOut('offset', 1)", 6),
          ("loopOut('pingpong', 1)", 54), ("loopOut('cycle', 9)", 18), ("loopOut('cycle', 0)", 18),
          ("loopOutDuration('cycle', 0.25)", 66), ("loopOutDuration('offset', 0.5)", 48),
          ("loopIn('cycle')", 30),
          ("value", 30),
        ]
      ),
      (
        40,
        [
          ("loopOutDuration('cycle')", 45), ("loopOut('offset')", 60), ("loopOut('pingpong')", 0),
          ("loopOut('cycle')", 0), ("loopOut('pingpong', 1)", 90),
        ]
      ),
      (
        13,
        [
          ("value", 27), ("velocity", 180), ("speed", 180), ("valueAtTime(0.75)", 45), ("valueAtTime(1)", 90),
          ("velocityAtTime(1.1)", -240), ("speedAtTime(1.1)", 240), ("numKeys", 3), ("key(2).value", 90),
          ("key(2).time", 1), ("key(3).index", 3), ("nearestKey(1.2).time", 1.25), ("nearestKey(0).index", 1),
          ("nearestKey(0.76).index", 2), ("nearestKey(0.74).index", 1), ("loopOut()", 27), ("loopIn()", 27),
          ("thisProperty.valueAtTime(0.75)", 45), ("thisProperty.velocity", 180), ("thisProperty.speed", 180),
          ("thisProperty.numKeys", 3), ("thisProperty.propertyIndex", 1), ("thisProperty + 1", 28),
          ("thisProperty.toFixed(1) * 1", 27), ("propertyGroup(1).name === 'Transform' ? 1 : 2", 1),
          ("thisProperty.key(1).value", 0), ("key(2) + 1", 91),
        ]
      ),
    ] as [(Int, [(String, Double)])])
  func `keyframes are read and looped`(_ frame: Int, _ table: [(String, Double)]) throws {
    try expect(table, at: frame, value: Self.straight)
  }

  @Test func `keyframes can hold, and have values in earlier forms of the format`() throws {
    try expect(
      [("value", 0), ("valueAtTime(1)", 90)], at: 13, value: #"[{"t":10,"s":[0],"h":1},{"t":20,"s":[90]}]"#)
    let ends = #"[{"t":10,"s":[0],"e":[90]},{"t":20,"e":[30]},{"t":25}]"#
    try expect(
      [("value", 27), ("valueAtTime(1)", 90), ("valueAtTime(1.1)", 66), ("valueAtTime(9)", 30)], at: 13,
      value: ends)
  }

  // MARK: - Chance

  /// The values are those of the same functions in another language.
  @Test func `random numbers and noise are the same in every version`() throws {
    let table: [(String, Double, Double)] = [
      ("random()", 0.7147000054828823, 0.15663315262645483),
      ("random(); random()", 0.5819148265291005, 0.2422312016133219),
      ("random(5)", 3.024933293927461, 2.6704439660534263),
      ("random(-3, 5)", 4.375248653814197, -1.6009733490645885),
      ("random([4, 6])", 1.3694500802084804, 1.5309839844703674),
      ("random([4, 6])[1]", 0.6743570258840919, 0.8493954059667885),
      ("random([1, 2], [4, 6])[1]", 3.5948854833841324, 2.4168621487915516),
      ("random([1], [4, 6])[1]", 4.06525919912383, 2.2001584488898516),
      ("random(2, [4, 6])[1]", 2.349921151995659, 4.683150309138),
      ("random([1, 2], 9)[1]", 3.94089651084505, 5.422083785524592),
      ("gaussRandom()", 0.8156136578780894, 0.5169979593967414),
      ("gaussRandom(10, 20)", 21.58175304910077, 13.316651884331026),
      ("seedRandom(4); random()", 0.45743279973976314, 0.46338294725865126),
      ("seedRandom(4.5, true); random()", 0.6992764382157475, 0.6992764382157475),
      ("seedRandom('x', true); random()", 0.42037641745992005, 0.42037641745992005),
      ("Math.random()", 0.2014674146194011, 0.16741318674758077),
      ("wiggle(3, 20)", -9.674630630761385, -0.3639604755916226),
      ("wiggle(3, 20, 3)", 10.40899922605604, 10.467629699337577),
      ("wiggle(3, 20, 2.9, 0.8)", 6.475742410868406, 2.8868379979507064),
      ("wiggle(3, 20, 0, 0.8)", -2.045134138315916, 4.8582787951365525),
      ("wiggle(3, 20, 99, 0.5)", -13.665566224235306, 1.8530773623583459),
      ("wiggle(3, 20, 1, 0.5, 1.3)", -5.417154812985663, -5.417154812985663),
      ("wiggle(3, [20, 5])", 7.874169293791056, 2.6058950242891488),
      ("temporalWiggle(3, 20)", 12.366329776123166, 13.314551605858211),
      ("thisProperty.wiggle(3, 20)", -1.4373449888080359, -2.94016784185108),
      ("seedRandom(7); wiggle(3, 20)", -12.054045302793384, -9.28395632991374),
      ("noise(1.3)", -0.13692, -0.13692),
      ("noise(time * 3.1 + 0.2)", -0.14208, -0.2549506723908129),
      ("noise([0.3, 1.6])", -0.2883888691200005, -0.2883888691200005),
      ("noise([-0.3, 1.6, 7.9])", 0.3254424386390022, 0.3254424386390022),
      ("noise([4.5, 2.25, -3.75])", 0.18752670288085938, 0.18752670288085938),
    ]
    try expect(table.map { ($0.0, $0.1) }, at: 0)
    try expect(table.map { ($0.0, $0.2) }, at: 13)
  }

  // MARK: - Errors

  @Test func `errors are described`() throws {
    let table = [
      ("[]", "TypeError: the result has a list of 0 numbers where a number was expected"),
      ("undefined", "TypeError: the result has nothing where a number was expected"),
      ("({})", "TypeError: the result has an object where a number was expected"),
      ("'text'", "TypeError: the result has a string where a number was expected"),
      ("0 / 0", "RangeError: the result isn't a finite number"),
      ("mul([1], [2])", "TypeError: two vectors can't be multiplied; one number was expected"),
      ("div(1, [2])", "TypeError: a vector can't be a divisor; a number was expected"),
      ("thisComp.layer(999)", "ReferenceError: no layer 999 in the composition"),
      ("thisComp.layer('x')", "ReferenceError: no layer 'x' in the composition"),
      ("comp('x').width", "ReferenceError: no composition 'x'"),
      ("thisComp.marker.key(3)", "RangeError: no marker 3"),
      ("key(1)", "RangeError: no key 1 of 0 in L11.Transform.Rotation"),
      ("posterizeTime(0)", "RangeError: posterizeTime expects a number of frames per second above 0"),
      (
        "loopOut('x')",
        "TypeError: no loop 'x'; cycle, pingpong, offset or continue was expected"
      ),
      ("effect('x')", "ReferenceError: no 'x' in the effects of 'L14'"),
      ("transform('x')", "ReferenceError: no 'x' in the transform"),
      ("throw new Error('mine')", "mine"),
      ("throw new Error('')", "an error without a message"),
      ("[[1, 2]]", "TypeError: the result has a list of 2 numbers where a number was expected"),
      ("[[1]]", "TypeError: the result has a list of 1 number where a number was expected"),
    ]
    let layers = table.enumerated().map { index, row in
      ExpressionFile.layer(index + 1, "L\(index)", transform: #""r":"# + ExpressionFile.property("0", row.0))
    }
    let reports = try ExpressionFile(layers: layers, more: Self.assets).evaluation().reports
    #expect(reports.map(\.property) == table.indices.map { "L\($0).Transform.Rotation" })
    for (report, row) in zip(reports, table) { #expect(report.message == row.1, "\(row.0)") }
  }
}
