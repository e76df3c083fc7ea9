import Foundation
import Testing

@testable import Lottie

@Suite struct TextMotionTests {
  static let all = #"{"b":1,"sh":1,"r":1,"s":{"k":0},"e":{"k":100}}"#
  static let half = #"{"b":1,"sh":1,"r":1,"s":{"k":0},"e":{"k":50}}"#

  func motion(_ values: String, _ selector: String = all, text: String = #""t":"ABCA""#) throws -> TextMotion
  {
    try TextFilm.motion(text, animators: #"{"s":\#(selector),"a":\#(values)}"#)
  }

  func place(_ motion: TextMotion, _ letter: Int, at frame: Double = 0) -> SIMD2<Double> {
    let model = motion.transform(ofLetter: letter)
    guard case .whole(let position) = model.position, let anchor = model.anchor else { return .zero }
    let (end, start) = (position.value(at: frame), anchor.value(at: frame))
    return SIMD2(end.x - start.x, end.y - start.y)
  }

  @Test func `without anything that moves them, letters stand where the layout has them`() throws {
    let layout = try TextFilm.layout(#""t":"ABCA""#)
    let motion = try motion(#"{"o":{"k":50}}"#)
    for (number, letter) in layout.letters.enumerated() {
      #expect((place(motion, number) - letter.position).length < 1e-12)
    }
  }

  @Test func `an animator of full weight moves, turns, grows and fades all letters alike`() throws {
    let layout = try TextFilm.layout(#""t":"ABCA""#)
    let motion = try motion(
      #"""
      {"p":{"k":[3,-4,0]},"r":{"k":30},"s":{"k":[200,50]},"o":{"k":25},"sk":{"k":10},"sa":{"k":45},
       "rx":{"k":5},"ry":{"k":6},"sw":{"k":2},"fc":{"k":[1,0,0]}}
      """#)
    for (number, letter) in layout.letters.enumerated() {
      let model = motion.transform(ofLetter: number)
      #expect((place(motion, number) - letter.position - SIMD2(3, -4)).length < 1e-12)
      #expect(model.scale == Animated(Vector(x: 200, y: 50, z: 100)))
      #expect([model.rotation, model.skew, model.skewAxis].map { $0?.first } == [30, 10, 45])
      #expect([model.rotationX, model.rotationY].map { $0?.first } == [5, 6])
      #expect(motion.opacity(ofLetter: number) == Animated(25))
      #expect(motion.strokeGrowth(ofLetter: number) == Animated(2))
      #expect(
        motion.color(ofLetter: number, from: .black, \.fill) == Animated(FilmColor(red: 1, green: 0, blue: 0))
      )
    }
  }

  @Test func `letters outside of the range stay as they are`() throws {
    let motion = try motion(#"{"p":{"k":[3,-4,0]},"o":{"k":25},"s":{"k":[0,0]}}"#, Self.half)
    #expect((0...3).map { motion.opacity(ofLetter: $0)?.first } == [25, 25, 100, 100])
    #expect((0...3).map { motion.transform(ofLetter: $0).scale?.first.x } == [0, 0, 100, 100])
  }

  @Test func `an anchor moves what stays in place`() throws {
    let still = try motion(#"{"o":{"k":50}}"#)
    let moved = try motion(#"{"a":{"k":[2,5,0]}}"#)
    #expect((place(moved, 1) - place(still, 1) - SIMD2(-2, -5)).length < 1e-12)
  }

  @Test func `letters turn about the middle of their baseline, moved by the alignment`() throws {
    let animator = #"{"s":\#(Self.all),"a":{"r":{"k":9}}}"#
    for (alignment, x) in [(0.0, 3.5), (100, 7), (-100, 0)] {
      let options = #"{"g":1,"a":{"k":[\#(alignment),0]}}"#
      let motion = try TextFilm.motion(#""t":"ABCA""#, animators: animator, options: options)
      #expect(motion.transform(ofLetter: 0).anchor == Animated(Vector(x: x, y: 0)))
    }
  }

  @Test(arguments: [(1, [3.5, 9.5]), (2, [6.0, 6]), (3, [10.5, 10.5]), (4, [10.5, 10.5])])
  func `letters of a group have one anchor`(_ grouping: Int, _ anchors: [Double]) throws {
    // A and B are 12 wide, the space 3, C and B 9; the line ends before its last space.
    let motion = try TextFilm.motion(
      #""t":"AB CB ""#, animators: #"{"s":\#(Self.all),"a":{"r":{"k":9}}}"#,
      options: #"{"g":\#(grouping),"a":{"k":[0,0]}}"#)
    for (letter, x) in anchors.enumerated() {
      let model = motion.transform(ofLetter: letter)
      guard case .whole(let position) = model.position else { return }
      #expect(abs(position.first.x - (grouping < 3 ? x : 12)) < 1e-12)
    }
  }

  @Test(arguments: [(0, 0.0), (1, 1), (2, 0.5)])
  func `tracking adds as much between letters, from where lines are aligned`(_ side: (Int, Double)) throws {
    let text = #""t":"ABCA\rBB","j":\#(side.0)"#
    let layout = try TextFilm.layout(text)
    let motion = try motion(#"{"t":{"k":6}}"#, text: text)
    let gaps: [Double] = [0, 1, 2, 3, 0, 1]
    for (number, letter) in layout.letters.enumerated() {
      let growth = (letter.line == 0 ? 3 : 1) * 6 * side.1
      #expect(abs(place(motion, number).x - letter.position.x - (gaps[number] * 6 - growth)) < 1e-9)
    }
  }

  @Test func `two animators add what they move and multiply what they scale and fade`() throws {
    let values = #"{"p":{"k":[1,2,0]},"s":{"k":[50,50]},"o":{"k":50},"r":{"k":10}}"#
    let animator = #"{"s":\#(Self.all),"a":\#(values)}"#
    let motion = try TextFilm.motion(#""t":"A""#, animators: animator + "," + animator)
    #expect(place(motion, 0) == SIMD2(2, 4))
    #expect(motion.transform(ofLetter: 0).scale?.first.x == 25)
    #expect(motion.opacity(ofLetter: 0)?.first == 25)
    #expect(motion.transform(ofLetter: 0).rotation?.first == 20)
  }

  @Test func `a range that moves is sampled, one that stays keeps the keyframes`() throws {
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
  func `hue, saturation and brightness change a colour`(_ row: (String, Double, [Double])) throws {
    let motion = try motion(#"{"\#(row.0)":{"k":\#(row.1)}}"#)
    let color = motion.color(ofLetter: 0, from: FilmColor(red: 1, green: 0, blue: 0), \.fill).first
    #expect(zip([color.red, color.green, color.blue], row.2).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `a full turn of the hue changes no colour`() throws {
    let motion = try motion(#"{"fh":{"k":360}}"#)
    for color in [
      FilmColor(red: 0.2, green: 0.7, blue: 0.4), FilmColor(red: 0.5, green: 0.5, blue: 0.5), .black,
    ] {
      let turned = motion.color(ofLetter: 0, from: color, \.fill).first
      #expect(
        abs(turned.red - color.red) + abs(turned.green - color.green) + abs(turned.blue - color.blue) < 1e-9)
    }
  }
}
