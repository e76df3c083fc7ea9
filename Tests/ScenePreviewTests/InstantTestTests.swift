import Foundation
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
