import Foundation
import Testing

@testable import LottiePlayer

@Suite struct TextMotionTests {
  static let all = #"{"b":1,"sh":1,"r":1,"s":{"k":0},"e":{"k":100}}"#
  static let half = #"{"b":1,"sh":1,"r":1,"s":{"k":0},"e":{"k":50}}"#

  func motion(_ values: String, _ selector: String = all, text: String = #""t":"ABCA""#) throws -> TextMotion
  {
    try TextSample.motion(text, animators: #"{"s":\#(selector),"a":\#(values)}"#)
  }

  func position(_ motion: TextMotion, _ letter: Int, at frame: Double = 0) -> SIMD2<Double> {
    let model = motion.transform(ofLetter: letter)
    guard case .combined(let position) = model.position, let anchor = model.anchor else { return .zero }
    let (end, origin) = (position.value(at: frame), anchor.value(at: frame))
    return SIMD2(end.x - origin.x, end.y - origin.y)
  }

  @Test func `letters without animators have their positions in the layout`() throws {
    let layout = try TextSample.layout(#""t":"ABCA""#)
    let motion = try motion(#"{"o":{"k":50}}"#)
    for (number, letter) in layout.letters.enumerated() {
      #expect((position(motion, number) - letter.position).length < 1e-12)
    }
  }

  @Test func `an animator of full weight transforms all letters alike`() throws {
    let layout = try TextSample.layout(#""t":"ABCA""#)
    let motion = try motion(
      #"""
      {"p":{"k":[3,-4,0]},"r":{"k":30},"s":{"k":[200,50]},"o":{"k":25},"sk":{"k":10},"sa":{"k":45},
       "rx":{"k":5},"ry":{"k":6},"sw":{"k":2},"fc":{"k":[1,0,0]}}
      """#)
    for (number, letter) in layout.letters.enumerated() {
      let model = motion.transform(ofLetter: number)
      #expect((position(motion, number) - letter.position - SIMD2(3, -4)).length < 1e-12)
      #expect(model.scale == Animated(Vector(x: 200, y: 50, z: 100)))
      #expect([model.rotation, model.skew, model.skewAxis].map { $0?.first } == [30, 10, 45])
      #expect([model.rotationX, model.rotationY].map { $0?.first } == [5, 6])
      #expect(motion.opacity(ofLetter: number) == Animated(25))
      #expect(motion.paint(ofLetter: number, from: TextPaint(TextDocument())).strokeWidth == Animated(2))
      #expect(
        motion.color(ofLetter: number, from: .black, \.fill) == Animated(LottieColor(r: 1, g: 0, b: 0))
      )
    }
  }

  @Test func `letters outside the range stay unchanged`() throws {
    let motion = try motion(#"{"p":{"k":[3,-4,0]},"o":{"k":25},"s":{"k":[0,0]}}"#, Self.half)
    #expect((0...3).map { motion.opacity(ofLetter: $0)?.first } == [25, 25, 100, 100])
    #expect((0...3).map { motion.transform(ofLetter: $0).scale?.first.x } == [0, 0, 100, 100])
  }

  @Test func `an anchor moves letters the other way`() throws {
    let still = try motion(#"{"o":{"k":50}}"#)
    let moved = try motion(#"{"a":{"k":[2,5,0]}}"#)
    #expect((position(moved, 1) - position(still, 1) - SIMD2(-2, -5)).length < 1e-12)
  }

  @Test func `letters rotate about the middle of their baseline, moved by the alignment`() throws {
    let animator = #"{"s":\#(Self.all),"a":{"r":{"k":9}}}"#
    for (alignment, x) in [(0.0, 3.5), (100, 7), (-100, 0)] {
      let options = #"{"g":1,"a":{"k":[\#(alignment),0]}}"#
      let motion = try TextSample.motion(#""t":"ABCA""#, animators: animator, options: options)
      #expect(motion.transform(ofLetter: 0).anchor == Animated(Vector(x: x, y: 0)))
    }
  }

  @Test(arguments: [(1, [3.5, 9.5]), (2, [6.0, 6]), (3, [10.5, 10.5]), (4, [10.5, 10.5])])
  func `letters of a group share one anchor`(_ grouping: Int, _ anchors: [Double]) throws {
    // "AB" is 12 points wide, the space 3 and "CB" 9. The line ends before its last space.
    let motion = try TextSample.motion(
      #""t":"AB CB ""#, animators: #"{"s":\#(Self.all),"a":{"r":{"k":9}}}"#,
      options: #"{"g":\#(grouping),"a":{"k":[0,0]}}"#)
    for (letter, x) in anchors.enumerated() {
      let model = motion.transform(ofLetter: letter)
      guard case .combined(let position) = model.position else { return }
      #expect(abs(position.first.x - (grouping < 3 ? x : 12)) < 1e-12)
    }
  }

  @Test(arguments: [(0, 0.0), (1, 1), (2, 0.5)])
  func `tracking adds equal gaps between letters, from the aligned end of the line`(_ side: (Int, Double))
    throws
  {
    let text = #""t":"ABCA\rBB","j":\#(side.0)"#
    let layout = try TextSample.layout(text)
    let motion = try motion(#"{"t":{"k":6}}"#, text: text)
    let gaps: [Double] = [0, 1, 2, 3, 0, 1]
    for (number, letter) in layout.letters.enumerated() {
      let growth = (letter.line == 0 ? 3 : 1) * 6 * side.1
      #expect(abs(position(motion, number).x - letter.position.x - (gaps[number] * 6 - growth)) < 1e-9)
    }
  }

  @Test func `positions of two animators add up, scales and opacities multiply`() throws {
    let values = #"{"p":{"k":[1,2,0]},"s":{"k":[50,50]},"o":{"k":50},"r":{"k":10}}"#
    let animator = #"{"s":\#(Self.all),"a":\#(values)}"#
    let motion = try TextSample.motion(#""t":"A""#, animators: animator + "," + animator)
    #expect(position(motion, 0) == SIMD2(2, 4))
    #expect(motion.transform(ofLetter: 0).scale?.first.x == 25)
    #expect(motion.opacity(ofLetter: 0)?.first == 25)
    #expect(motion.transform(ofLetter: 0).rotation?.first == 20)
  }

  @Test func `an animated range is sampled, a constant one keeps the keyframes`() throws {
    let moving = #"{"b":1,"sh":1,"r":1,"s":{"k":0},"e":{"k":[{"t":0,"s":[0]},{"t":20,"s":[100]}]}}"#
    let sampled = try motion(#"{"o":{"k":0}}"#, moving)
    let opacities = (0...3).map { sampled.opacity(ofLetter: $0)!.value(at: 10) }
    #expect(zip(opacities, [0.0, 0, 100, 100]).allSatisfy { abs($0 - $1) < 1e-9 })
    let kept = try motion(#"{"o":{"k":[{"t":0,"s":[0]},{"t":20,"s":[100]}]}}"#)
    #expect(kept.opacity(ofLetter: 0)?.keyframes.count == 2)
  }

  @Test(arguments: [
    ("fh", 120.0, [0.0, 1, 0]), ("fh", -120, [0, 0, 1]), ("fs", -100, [1, 1, 1]), ("fb", -50, [0.5, 0, 0]),
  ])
  func `hue, saturation and brightness change a color`(_ row: (String, Double, [Double])) throws {
    let motion = try motion(#"{"\#(row.0)":{"k":\#(row.1)}}"#)
    let color = motion.color(ofLetter: 0, from: LottieColor(r: 1, g: 0, b: 0), \.fill).first
    #expect(zip([color.r, color.g, color.b], row.2).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `a full turn of the hue changes no color`() throws {
    let motion = try motion(#"{"fh":{"k":360}}"#)
    for color in [
      LottieColor(r: 0.2, g: 0.7, b: 0.4), LottieColor(r: 0.5, g: 0.5, b: 0.5), .black,
    ] {
      let turned = motion.color(ofLetter: 0, from: color, \.fill).first
      #expect(
        abs(turned.r - color.r) + abs(turned.g - color.g) + abs(turned.b - color.b) < 1e-9)
    }
  }
}
