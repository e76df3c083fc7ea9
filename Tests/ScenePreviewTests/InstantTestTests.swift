import CoreGraphics
import Foundation
import QuartzCore
import Staging
import TestSupport
import Testing

@testable import ScenePreview

@Suite struct InstantTestTests {
  private let session = PreviewSession.of(BoxScene.self)

  private func source(_ items: String) throws -> String {
    String(decoding: try session.answer("test?\(items)").body, as: UTF8.self)
  }

  @Test func `an instant is copied as a test of the layers that move`() throws {
    #expect(
      try source("time=0.5") == """
        import QuartzCore
        import Staging
        import Testing

        @testable import ScenePreviewTests

        @Test func `box at 0.5 s`() throws {
          let stage = BoxScene().stage()
          stage.advance(to: 0.5)
          // box
          let layer = try #require(stage.layer.sublayers?[0].presentation())
          #expect(abs(layer.bounds.origin.x - 0) < 0.001)
          #expect(abs(layer.bounds.origin.y - 0) < 0.001)
          #expect(abs(layer.bounds.size.width - 2) < 0.001)
          #expect(abs(layer.bounds.size.height - 2) < 0.001)
          #expect(abs(layer.position.x - 3) < 0.001)
          #expect(abs(layer.position.y - 1) < 0.001)
          #expect(layer.backgroundColor?.parameterText == "#ff0000")
        }

        """)
  }

  @Test func `parameters and the selected layer are part of the test`() throws {
    let text = try source("time=1.5&layer=&set=distance%3D2.5")
    #expect(text.contains("  let scene = BoxScene()\n  try scene.setParameter(\"distance\", to: \"2.5\")\n"))
    #expect(
      text.contains("let stage = scene.stage()") && text.contains("try #require(stage.layer.presentation())"))
    #expect(!text.contains("sublayers"))
  }

  /// Layers of several kinds, without animations.
  private struct StillScene: Scene {
    let size = CGSize(width: 8, height: 4)
    let length = SceneLength.seconds(1)
    @Parameter var count = 2

    func build(on stage: Stage) {
      let shape = CAShapeLayer()
      shape.name = "a\nb"
      shape.lineWidth = 2.5
      shape.lineDashPhase = -1
      shape.transform = CATransform3DMakeAffineTransform(
        CGAffineTransform(a: 1, b: -2, c: 0, d: 1, tx: 0, ty: 0.25))
      shape.shadowOffset = CGSize(width: 0, height: 3)
      shape.opacity = 0.5
      shape.masksToBounds = true
      shape.mask = CALayer()
      shape.mask?.backgroundColor = .black
      stage.layer.addSublayer(shape)
      for _ in 1..<count { stage.layer.addSublayer(CAReplicatorLayer()) }
    }
  }

  /// The statements of a test of the still scene: a shape, its mask, and a replicator.
  private static let stillChecks = [
    "// a b", "let layer = try #require(stage.layer.sublayers?[0].presentation() as? CAShapeLayer)",
    "#expect(abs(layer.bounds.origin.x - 0) < 0.001)", "#expect(abs(layer.bounds.origin.y - 0) < 0.001)",
    "#expect(abs(layer.bounds.size.width - 0) < 0.001)", "#expect(abs(layer.bounds.size.height - 0) < 0.001)",
    "#expect(abs(layer.position.x - 0) < 0.001)", "#expect(abs(layer.position.y - 0) < 0.001)",
    "#expect(abs(layer.transform.m12 + 2) < 0.001)", "#expect(abs(layer.transform.m42 - 0.25) < 0.001)",
    "#expect(abs(layer.opacity - 0.5) < 0.001)", "#expect(abs(layer.shadowOffset.width - 0) < 0.001)",
    "#expect(abs(layer.shadowOffset.height - 3) < 0.001)", "#expect(abs(layer.lineWidth - 2.5) < 0.001)",
    "#expect(abs(layer.lineDashPhase + 1) < 0.001)",
    "let layer2 = try #require(stage.layer.sublayers?[0].mask?.presentation())",
    "#expect(abs(layer2.bounds.origin.x - 0) < 0.001)", "#expect(abs(layer2.bounds.origin.y - 0) < 0.001)",
    "#expect(abs(layer2.bounds.size.width - 0) < 0.001)",
    "#expect(abs(layer2.bounds.size.height - 0) < 0.001)",
    "#expect(abs(layer2.position.x - 0) < 0.001)", "#expect(abs(layer2.position.y - 0) < 0.001)",
    "#expect(layer2.backgroundColor?.parameterText == \"#000000\")",
    "let layer3 = try #require(stage.layer.sublayers?[1].presentation())",
    "#expect(abs(layer3.bounds.origin.x - 0) < 0.001)", "#expect(abs(layer3.bounds.origin.y - 0) < 0.001)",
    "#expect(abs(layer3.bounds.size.width - 0) < 0.001)",
    "#expect(abs(layer3.bounds.size.height - 0) < 0.001)",
    "#expect(abs(layer3.position.x - 0) < 0.001)", "#expect(abs(layer3.position.y - 0) < 0.001)",
  ]

  @Test func `without animations, the first layers are tested in their own classes`() throws {
    let session = PreviewSession.of(StillScene.self)
    func source(_ items: String) throws -> [String] {
      String(decoding: try session.answer("test?\(items)").body, as: UTF8.self).split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    let lines = try source("time=0.25")
    #expect(lines[4] == "@Test func `still at 0.25 s`() throws {")
    let body = lines.dropFirst(7).dropLast()
    #expect(body == Self.stillChecks[...])
    #expect(
      try source("layer=0.-1").contains { $0.contains("try #require(stage.layer.sublayers?[0].mask?.pres") })
    let many = try source("set=count%3D9")
    #expect(many.count { $0.hasPrefix("let layer") } == 8 && many.contains { $0.hasPrefix("let layer8 = ") })
  }

  /// The scene of a copied test, and functions in place of the macros, which need a plug-in of the compiler.
  private static let surroundings = """
    struct BoxScene: Scene {
      let size = CGSize(width: 8, height: 4)
      let length = SceneLength.seconds(1)
      @MainActor func build(on stage: Stage) {}
    }
    func expect(_ condition: Bool) {}
    func require<Value>(_ value: Value?) throws -> Value { value! }

    """

  @Test func `the copied test compiles`() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("Test.swift")
      let text = try source("time=1.5")
        .replacingOccurrences(of: "@testable import ScenePreviewTests", with: Self.surroundings)
        .replacingOccurrences(of: "import Testing\n", with: "").replacingOccurrences(of: "@Test ", with: "")
        .replacingOccurrences(of: "#expect", with: "expect").replacingOccurrences(
          of: "#require", with: "require")
      try Data(text.utf8).write(to: file)
      let check = try TypeCheck([file], languageMode: 6)
      #expect(check.isAccepted, "\(check.text)")
    }
  }

  @Test func `texts become literals`() {
    #expect("a\"b\\(c)\n\u{1}é".swiftLiteral == #""a\"b\\(c)\n\u{1}é""#)
  }
}
