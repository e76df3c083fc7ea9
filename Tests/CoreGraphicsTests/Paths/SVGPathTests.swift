import CoreGraphics
import Foundation
import TestSupport
import Testing

@Suite struct SVGPathTests {
  /// Returns the elements as text with absolute commands.
  private func elements(_ path: CGPath) -> String {
    var words: [String] = []
    path.applyWithBlock { element in
      func points(_ count: Int) -> String {
        (0..<count).map { "\(element.pointee.points[$0].x),\(element.pointee.points[$0].y)" }.joined(
          separator: " ")
      }
      switch element.pointee.type {
      case .moveToPoint: words.append("M \(points(1))")
      case .addLineToPoint: words.append("L \(points(1))")
      case .addQuadCurveToPoint: words.append("Q \(points(2))")
      case .addCurveToPoint: words.append("C \(points(3))")
      case .closeSubpath: words.append("Z")
      }
    }
    return words.joined(separator: " ")
  }

  private func svg(_ data: String) throws -> String { elements(try CGPath(svg: data)) }

  // MARK: - Laws

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `a path written as SVG and read again is the same`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func point() -> CGPoint {
      let range = [1.0, 1e-6, 1e9].randomElement(using: &generator)!
      return CGPoint(x: generator.double(in: -range...range), y: generator.double(in: -range...range))
    }
    let path = CGMutablePath()
    path.move(to: point())
    for _ in 0..<20 {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: path.addLine(to: point())
      case 1: path.addQuadCurve(to: point(), control: point())
      case 2: path.addCurve(to: point(), control1: point(), control2: point())
      case 3: path.move(to: point())
      default:
        path.closeSubpath()
        path.move(to: point())
      }
    }
    #expect(try CGPath(svg: elements(path)) == path, "seed \(seed)")
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `an arc is on its ellipse, ends at its ends, and turns the way its flags say`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (rx, ry) = (generator.double(in: 1...50), generator.double(in: 1...50))
    let degrees = generator.double(in: -360...360)
    let center = CGPoint(x: generator.double(in: -9...9), y: generator.double(in: -9...9))
    let transform = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: degrees * .pi / 180)
      .scaledBy(x: rx, y: ry)
    let from = generator.double(in: -.pi ... .pi)
    let sweep = generator.double(in: 0.1...6.1) * (Bool.random(using: &generator) ? 1 : -1)
    func point(_ angle: Double) -> CGPoint { CGPoint(x: cos(angle), y: sin(angle)).applying(transform) }
    let (start, end) = (point(from), point(from + sweep))
    // Within rounding errors of half a turn, either arc is right.
    guard abs(abs(sweep) - .pi) > 0.01 else { return }
    let data =
      "M\(start.x),\(start.y)A\(rx),\(ry),\(degrees),\(abs(sweep) > .pi ? 1 : 0)\(sweep > 0 ? 1 : 0)\(end.x),\(end.y)"
    let path = try CGPath(svg: data)
    #expect(path.currentPoint == end)
    // The middle of the arc is at a seam or in the middle of a curve, where the curve is exact.
    var (last, turned, largestError) = (start, 0.0, 0.0)
    path.applyWithBlock { element in
      guard element.pointee.type == .addCurveToPoint else { return }
      let points = (0..<3).map { element.pointee.points[$0] }
      for step in 1...8 {
        let t = Double(step) / 8
        let weights = [
          (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t,
        ]
        let x = zip(weights, [last] + points).reduce(0) { $0 + $1.0 * $1.1.x }
        let y = zip(weights, [last] + points).reduce(0) { $0 + $1.0 * $1.1.y }
        let unit = CGPoint(x: x, y: y).applying(transform.inverted())
        largestError = max(largestError, abs((unit.x * unit.x + unit.y * unit.y).squareRoot() - 1))
      }
      let (a, b) = (last.applying(transform.inverted()), points[2].applying(transform.inverted()))
      turned += atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y)
      last = points[2]
    }
    #expect(largestError < 3e-4, "seed \(seed)")
    #expect(abs(turned - sweep) < 1e-6, "seed \(seed): \(turned) instead of \(sweep)")
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `random text makes a path or an error with a position, never a crash`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, \n✂️x")
    for _ in 0..<200 {
      let text = String(
        (0..<Int.random(in: 0...40, using: &generator)).map { _ in alphabet.randomElement(using: &generator)!
        })
      do {
        let box = try CGPath(svg: text).boundingBox
        #expect(box.isNull || (box.width.isFinite && box.height.isFinite), "\(text)")
      } catch {
        #expect(0...text.utf8.count ~= error.offset && !error.message.isEmpty, "\(text)")
      }
    }
  }

  // MARK: - Samples

  @Test(arguments: [
    ("", ""), (" \n ", ""),
    ("M1,2L3,4", "M 1.0,2.0 L 3.0,4.0"),
    ("m1 2l3 4", "M 1.0,2.0 L 4.0,6.0"),
    ("M1 2 3 4 5 6", "M 1.0,2.0 L 3.0,4.0 L 5.0,6.0"),
    ("m1 2 3 4 5 6", "M 1.0,2.0 L 4.0,6.0 L 9.0,12.0"),
    ("M0 0H5V6h-1v-2", "M 0.0,0.0 L 5.0,0.0 L 5.0,6.0 L 4.0,6.0 L 4.0,4.0"),
    ("M0 0H1 2 3", "M 0.0,0.0 L 1.0,0.0 L 2.0,0.0 L 3.0,0.0"),
    ("M0 0C1 2 3 4 5 6S9 9 7 7", "M 0.0,0.0 C 1.0,2.0 3.0,4.0 5.0,6.0 C 7.0,8.0 9.0,9.0 7.0,7.0"),
    ("M1 1S3 4 5 6", "M 1.0,1.0 C 1.0,1.0 3.0,4.0 5.0,6.0"),
    ("M1 1c1 2 3 4 5 6s1 1 2 2", "M 1.0,1.0 C 2.0,3.0 4.0,5.0 6.0,7.0 C 8.0,9.0 7.0,8.0 8.0,9.0"),
    ("M0 0Q1 2 3 4T5 5t1 1", "M 0.0,0.0 Q 1.0,2.0 3.0,4.0 Q 5.0,6.0 5.0,5.0 Q 5.0,4.0 6.0,6.0"),
    ("M0 0C1 1 2 2 3 3T4 4", "M 0.0,0.0 C 1.0,1.0 2.0,2.0 3.0,3.0 Q 3.0,3.0 4.0,4.0"),
    ("M1 1L2 2zM5 5", "M 1.0,1.0 L 2.0,2.0 Z M 5.0,5.0"),
    ("M1 1L2 2zl1 0", "M 1.0,1.0 L 2.0,2.0 Z M 1.0,1.0 L 2.0,1.0"),
    ("M1.5.5-2-.5", "M 1.5,0.5 L -2.0,-0.5"),
    ("M1e1-1E-1+2e+0,3.", "M 10.0,-0.1 L 2.0,3.0"),
    ("M0 0A5 5 0 0 1 0 0", "M 0.0,0.0"),
    ("M0 0A0 5 0 0 1 3 4", "M 0.0,0.0 L 3.0,4.0"),
  ])
  func `commands, their repetitions, and their numbers`(_ pair: (data: String, elements: String)) throws {
    #expect(try svg(pair.data) == pair.elements)
  }

  @Test func `radii that are too small grow until the arc reaches`() throws {
    let path = try CGPath(svg: "M0 0A1 1 0 0 1 10 0")
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
    #expect(abs(path.boundingBoxOfPath.minY + 5) < 0.01 && abs(path.boundingBoxOfPath.maxY) < 0.01)
  }

  @Test(arguments: [
    ("L1 2", 0, "a path begins with M or m"),
    ("1 2", 0, "unexpected '1'; expected a command, one of MmLlHhVvCcSsQqTtAaZz"),
    ("M1 2 x", 5, "unexpected 'x'; expected a command, one of MmLlHhVvCcSsQqTtAaZz"),
    ("M1", 2, "the path ends here; expected a number"),
    ("M1 2L3", 6, "the path ends here; expected a number"),
    ("M1 2L3 z", 7, "unexpected 'z'; expected a number"),
    ("M,1 2", 1, "unexpected ','; expected a number"),
    ("M1,,2", 3, "unexpected ','; expected a number"),
    ("M0 0A1 1 0 2 1 5 5", 11, "unexpected '2'; expected a flag, 0 or 1"),
    ("M1e999 0", 1, "the number 1e999 is too large"),
    ("M1e200 0", 8, "a coordinate is beyond ±1e100"),
    ("M0 0z5", 5, "unexpected '5'; expected a command, one of MmLlHhVvCcSsQqTtAaZz"),
    ("M0 0 é", 5, "unexpected 'é'; expected a command, one of MmLlHhVvCcSsQqTtAaZz"),
  ])
  func `errors have a position and an expectation`(_ row: (data: String, offset: Int, message: String)) {
    #expect(throws: SVGPathError(offset: row.offset, row.message)) { _ = try CGPath(svg: row.data) }
  }
}
