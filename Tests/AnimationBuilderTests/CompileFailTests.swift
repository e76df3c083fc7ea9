import Foundation
import TestSupport
import Testing

/// Statements that must not compile, checked by the compiler with the modules that the tests were built with.
@Suite struct CompileFailTests {
  /// Statements with an error that the types rule out.
  private static let wrong = [
    "CALayer().animate { $0.strokeEnd.value(from: 0, to: 1, duration: 1) }",
    "CAGradientLayer().animate { $0.fontSize.value(to: 1, duration: 1) }",
    "CATextLayer().animate { $0.colors.value(to: [], duration: 1) }",
    "CAShapeLayer().animate { $0.instanceCount.value(to: 1, duration: 1) }",
    "CAReplicatorLayer().animate { $0.emitterSize.value(to: .zero, duration: 1) }",
    "CALayer().animate { $0.frame.value(to: .zero, duration: 1) }",
    "CALayer().animate { $0.filters.value(to: [], duration: 1) }",
    "CALayer().animate { $0.name.value(to: \"a\", duration: 1) }",
    "CALayer().animate { $0.opacity.value(from: 0, to: \"1\", duration: 1) }",
    "CALayer().animate { $0.position.value(from: .zero, to: CGSize.zero, duration: 1) }",
    "CALayer().animate { $0.backgroundColor.value(from: 0, to: 1, duration: 1) }",
    "CALayer().animate { $0.cornerRadius.values([CGPoint.zero], duration: 1) }",
    "CALayer().animate { $0.isHidden.value(to: 1, duration: 1) }",
    "CALayer().animate { $0.size.value(along: path, duration: 1) }",
    "CALayer().animate { $0.cornerRadius.x.value(to: 1, duration: 1) }",
    "CALayer().animate { $0.transform.translation.width.value(to: 1, duration: 1) }",
    "CALayer().animate { $0.transform.rotation.value(to: CGSize.zero, duration: 1) }",
    "CALayer().animate { $0.transform.function(.rotateZ).value(to: [1, 2, 3], duration: 1) }",
    "CALayer().animate { $0.transform.function(.scale).value(to: 2 as CGFloat, duration: 1) }",
    "CALayer().animate { $0.opacity.value(to: 0, duration: 1).keyTimes([0, 1]) }",
    "CALayer().animate { $0.opacity.value(to: 0, duration: 1).stiffness(3) }",
    "CALayer().animate { $0.opacity.values([0, 1], duration: 1).from(0) }",
    "CALayer().animate { $0.opacity.value(to: 0, duration: 1).fill(mode: .front) }",
    "CALayer().animate { $0.transition.fade.from(.left, duration: 1) }",
    "CALayer().animate { $0.transition.push.from(.middle, duration: 1) }",
    "CALayer().animate { $0.cell(\"a\").birthRate.value(to: 1, duration: 1) }",
    "CALayer().animate { $0.level.value(to: 1, duration: 1) }",
  ]

  /// Similar statements without an error.
  private static let right = [
    "CAShapeLayer().animate { $0.strokeEnd.value(from: 0, to: 1, duration: 1) }",
    "Gauge().animate { $0.level.value(to: 1, duration: 1); $0.strokeEnd.value(to: 1, duration: 1) }",
    "CALayer().animate { $0.position.value(along: path, duration: 1) }",
    "CALayer().animate { $0.transform.function(.scale).value(to: [1, 2, 3], duration: 1) }",
    "CALayer().animate { $0.opacity.values([0, 1], duration: 1).keyTimes([0, 1]) }",
    "CALayer().animate { $0.transition.push.from(.left, duration: 1) }",
  ]

  @Test func `S134, S141, S151: wrong properties, types and modifiers don't compile, right ones do`() throws {
    let head = """
      import AnimationBuilder
      import QuartzCore
      class Gauge: CAShapeLayer {}
      extension AnimationsMaker where Layer: Gauge {
        var level: AnimationMaker<Layer, CGFloat> { property("level") }
      }
      let path = CGPath(rect: .zero, transform: nil)

      """
    let statements = Self.wrong + Self.right
    let lines = try linesInError(of: head + statements.joined(separator: "\n"))
    let first = head.split(separator: "\n", omittingEmptySubsequences: false).count
    for (index, statement) in statements.enumerated() {
      #expect(lines.contains(first + index) == (index < Self.wrong.count), "\(statement)")
    }
    #expect(lines.allSatisfy { $0 >= first })
  }

  /// Returns the lines of a source in which the compiler finds an error.
  private func linesInError(of source: String) throws -> Set<Int> {
    var lines: Set<Int> = []
    try withFolder { folder in
      let file = folder.appendingPathComponent("main.swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      lines = try TypeCheck([file], languageMode: 6).linesInError(of: "main.swift")
    }
    return lines
  }
}
