import Foundation
import Testing

/// Checks that the library uses only names that Apple's frameworks have too, so that it also compiles on Apple's platforms.
@Suite struct AppleNamesTests {
  private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized

  /// The names of Apple's QuartzCore and CoreGraphics.
  private static func appleNames() throws -> Set<String> {
    let file = root.appendingPathComponent("Tests/AnimationBuilderTests/Fixtures/apple-names.txt")
    return Set(try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init))
  }

  /// The names of UIKit that the library uses.
  private static let viewNames: Set<String> = [
    "UIKit", "UIColor", "UIEdgeInsets", "UIOffset", "cgColor", "getHue", "bottom", "horizontal", "left",
    "right", "top", "vertical", "zero",
  ]

  /// The names of Foundation, Dispatch and Swift that the library uses.
  private static let otherNames: Set<String> = [
    "CFGetTypeID", "CFTimeInterval", "CFTypeRef", "NSNumber", "NSObject", "async", "common", "doubleValue",
    "down", "highHalf", "infinity", "isCancelled", "isNaN", "lowHalf", "map", "nan", "newValue",
    "passRetained", "preconditionIsolated", "relaxed", "self", "takeRetainedValue", "w", "withLock",
    "_withUnsafeGuaranteedRef",
  ]

  /// Returns the code of a module on Apple's platforms, without comments and strings.
  private static func code(of module: String) throws -> String {
    let folder = root.appendingPathComponent("Sources/\(module)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var code = ""
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" { code += try String(contentsOf: file, encoding: .utf8) }
    }
    return code.replacing(/\/\/[^\n]*/, with: "").replacing(/"[^"\n]*"/, with: "\"\"")
      .replacing(/(?s)#if !canImport\(Darwin\).*?#endif/, with: "")
  }

  private static func declared(in code: String) -> Set<String> {
    let names = code.matches(
      of: /(?:func|var|let|case|struct|class|enum|protocol|associatedtype)\s+`?(\w+)`?/)
    return Set(names.map { String($0.1) })
  }

  @Test func `every name that the library doesn't declare exists in Apple's frameworks or Swift`() throws {
    let code = try Self.code(of: "FrameAnimation")
    let known = try Self.appleNames().union(Self.viewNames).union(Self.otherNames)
      .union(Self.declared(in: code)).union(Self.declared(in: Self.code(of: "MotionCore")))
      .union(Self.declared(in: Self.code(of: "AnimationVocabulary")))
      .union(Self.declared(in: Self.code(of: "AwaitedEnds")))
    let members = code.matches(of: /\.`?([A-Za-z_]\w*)/).map { String($0.1) }
    let types = code.matches(of: /\b(k?(?:CA|CG|NS|CF|UI)[A-Z]\w*)/).map { String($0.1) }
    let unknown = Set(members + types).subtracting(known)
    #expect(unknown.isEmpty, "\(unknown.sorted())")
    #expect(members.count > 300 && types.count > 50)
  }

  @Test func `the library imports neither Quartzite's engine nor a stage`() throws {
    let imports = try Self.code(of: "FrameAnimation").matches(of: /(?m)^ *(?:public )?import (\w+)/)
    #expect(
      Set(imports.map { String($0.1) })
        == [
          "AnimationVocabulary", "AwaitedEnds", "Dispatch", "MotionCore", "QuartzCore", "Requirements",
          "Synchronization", "UIKit",
        ])
    #expect(try !Self.code(of: "FrameAnimation").contains("LayerHost"))
  }
}
