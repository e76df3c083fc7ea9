import Foundation
import Testing

/// The types that SwiftUI has under the same name, beside which our libraries are imported on Apple's systems.
@Suite struct SwiftUINamesTests {
  private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized

  /// The modules with public types that are built on Apple's systems.
  private static let modules = [
    "MotionCore", "AnimationVocabulary", "AnimationBuilder", "AnimationChain", "AnimationConversion",
    "AnimationPresets", "FrameAnimation",
  ]

  /// The names of SwiftUI's public types, recalled from Apple's documentation and possibly incomplete.
  private static func swiftUITypes() throws -> Set<String> {
    let file = root.appendingPathComponent("Tests/AnimationVocabularyTests/Fixtures/swiftui-types.txt")
    return Set(try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init))
  }

  private static func publicTypes(of module: String) throws -> Set<String> {
    let folder = root.appendingPathComponent("Sources/\(module)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var types: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let code = try String(contentsOf: file, encoding: .utf8)
      // A file about views is indented inside of its condition.
      let isConditional = code.hasPrefix("#if")
      let declarations = code.matches(
        of: /(?m)^( *)(?:@\w+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias) (\w+)/)
      let topLevel = declarations.filter { $0.1.count == (isConditional ? 2 : 0) }
      types.formUnion(topLevel.map { String($0.2) })
    }
    return types
  }

  @Test func `Spring and Keyframes are the only types that SwiftUI has too`() throws {
    let swiftUI = try Self.swiftUITypes()
    var clashes: Set<String> = []
    for module in Self.modules {
      let types = try Self.publicTypes(of: module)
      #expect(!types.isEmpty, "\(module)")
      clashes.formUnion(types.intersection(swiftUI))
    }
    #expect(clashes == ["Spring", "Keyframes"])
  }

  @Test func `the article explains each of them`() throws {
    let path = "Sources/AnimationVocabulary/Documentation.docc/WhichLibrary.md"
    let article = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    for name in ["Spring", "Keyframes"] { #expect(article.contains("| `\(name)` of MotionCore | Stays.")) }
  }
}
