import Foundation
import Testing

/// The use of QuartzCore in the sources of the examples.
@Suite struct GallerySourcesTests {
  private static let examples = [
    "ActivityIndicator", "Confetti", "FlipCard", "Marquee", "NetState", "Parallax", "ProgressRing",
    "PushCarousel", "Ripple", "Shimmer", "TypingDots",
  ]

  private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized

  /// Returns the sources except that of the scene.
  private static func sources(of example: String) throws -> [String] {
    let folder = root.appendingPathComponent("Examples/\(example)")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "\(example)Scene.swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  private static func code() throws -> String {
    try examples.flatMap { try sources(of: $0) }.joined(separator: "\n").split(separator: "\n")
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      .joined(separator: "\n")
  }

  @Test func `the README links to every example, and its pictures exist`() throws {
    let page = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    for example in Self.examples { #expect(page.contains("](Examples/\(example))")) }
    let pictures = page.matches(of: /!\[[^\]]*\]\(([^)]*)\)/).map {
      Self.root.appendingPathComponent(String($0.1))
    }
    #expect(pictures.count >= 6)
    #expect(pictures.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
  }

  @Test(arguments: examples)
  func `an example imports only QuartzCore, Foundation, and AnimationBuilder`(_ example: String)
    throws
  {
    for source in try Self.sources(of: example) {
      let imports = source.split(separator: "\n").filter { $0.contains("import ") }
      #expect(imports.contains("import QuartzCore"))
      #expect(
        imports.allSatisfy {
          ["import AnimationBuilder", "import Foundation", "import QuartzCore"].contains($0)
        })
    }
  }

  @Test func `the 60 most used members are all used`() throws {
    #expect(mostUsedMembers.count == 60)
    let code = try Self.code()
    for member in mostUsedMembers {
      let isUsed =
        member.spelling.map { code.contains($0) }
        ?? (code.range(of: "\\b\(member.name)\\b", options: .regularExpression) != nil)
      #expect(isUsed, "\(member.owner).\(member.name)")
    }
  }

  @Test func `the 52 most used key paths are all animated, except listed ones`() throws {
    #expect(mostUsedKeyPaths.count == 52 && Set(mostUsedKeyPaths).count == 52)
    #expect(omittedKeyPaths.keys.allSatisfy(mostUsedKeyPaths.contains))
    let code = try Self.code()
    for keyPath in mostUsedKeyPaths {
      #expect(code.contains("\"\(keyPath)\"") == (omittedKeyPaths[keyPath] == nil), "\(keyPath)")
    }
  }
}
