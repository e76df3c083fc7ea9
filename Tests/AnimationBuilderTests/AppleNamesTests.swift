import Foundation
import Testing

/// The builder, the vocabulary and awaited ends only use names of QuartzCore and CoreGraphics that Apple's have, so that they run on both.
@Suite struct AppleNamesTests {
  private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized

  /// The names of types, members and argument labels in Apple's QuartzCore and CoreGraphics.
  private static func appleNames() throws -> Set<String> {
    let file = root.appendingPathComponent("Tests/AnimationBuilderTests/Fixtures/apple-names.txt")
    return Set(try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init))
  }

  /// The members of Foundation and of Swift itself that the library uses.
  private static let otherNames: Set<String> = [
    "append", "compactMap", "contains", "count", "drop", "dropFirst", "enumerated", "filter", "first",
    "union", "baseAddress", "bindMemory",
    "firstIndex",
    "flatMap", "insert", "isEmpty", "isFinite", "isMultiple", "last", "map", "rawValue", "reduce", "reversed",
    "self",
    "split", "squareRoot", "subtracting", "utf8", "init", "animations", "resume", "withLock", "isCancelled",
    "pi",
    "greatestFiniteMagnitude", "allSatisfy", "value", "values", "forKeyPath", "setValue", "type", "some",
    "none",
    "NSObject", "NSNumber", "CFTimeInterval", "Type", "unownedTaskExecutor",
  ]

  private static func sources() throws -> String {
    var code = ""
    for module in ["AwaitedEnds", "AnimationVocabulary", "AnimationBuilder"] {
      let folder = root.appendingPathComponent("Sources/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        if file.pathExtension == "swift" { code += try String(contentsOf: file, encoding: .utf8) }
      }
    }
    return code.replacing(/\/\/[^\n]*/, with: "").replacing(/"[^"\n]*"/, with: "\"\"")
  }

  @Test func `every name that the libraries and Swift don't declare is one of Apple's`() throws {
    let code = try Self.sources()
    let declared = code.matches(
      of: /(?:func|var|let|case|struct|class|enum|protocol|associatedtype)\s+`?(\w+)`?/)
    var known = try Self.appleNames().union(Self.otherNames).union(declared.map { String($0.1) })
      .union(["x1", "y1", "x2", "y2", "fit"])
    // The other cases of a line: `case push, pop`.
    known.formUnion(code.matches(of: /,\s+(\w+)\s*(?=[,\n)])/).map { String($0.1) })
    let members = code.matches(of: /\.`?([A-Za-z_]\w*)/).map { String($0.1) }
    let types = code.matches(of: /\b(k?(?:CA|CG|NS|CF)[A-Z]\w*)/).map { String($0.1) }
    let unknown = Set(members + types).subtracting(known)
    #expect(unknown.isEmpty, "\(unknown.sorted())")
    #expect(members.count > 300 && types.count > 300)
  }

  @Test func `they import QuartzCore and no engine`() throws {
    let imports = try Self.sources().matches(of: /(?m)^(?:@_exported )?(?:public )?import (\w+)/).map {
      String($0.1)
    }
    #expect(
      Set(imports) == [
        "AnimationVocabulary", "AwaitedEnds", "MotionCore", "QuartzCore", "Requirements", "Synchronization",
      ])
  }
}
