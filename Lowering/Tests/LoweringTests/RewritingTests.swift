import Foundation
import Testing

@testable import Lowering

@Suite("Rewriting") struct RewritingTests {
  @Test("A file with syntax errors stays for the compiler to report")
  func syntaxErrors() {
    #expect(lower("import UIKit\nclass A { @objc func }\n").source == nil)
  }

  @Test("The repository's files without syntax to lower have no lowered form")
  func plainFiles() throws {
    let words = [
      "@objc", "#selector", "#keyPath", "@IB", "@NSManaged", "ApplicationMain", "dynamic", "#if", "observe",
      "Delegate", "class_", "method_", "import Darwin", "import os", "import UIKit.", "import CoreGraphics.",
    ]
    var count = 0
    for path in Repository.swiftFiles {
      let source = try String(contentsOfFile: path, encoding: .utf8)
      guard !words.contains(where: source.contains) else { continue }
      count += 1
      #expect(lower(source, path: path).source == nil, "\(path)")
    }
    #expect(count > 500)
  }

  @Test("Carriage returns stay", arguments: ["@objc class A {}\r\nlet x = 1\r\n", "@objc\r\nclass A {}\r\n"])
  func carriageReturns(source: String) {
    let expected = source.replacing("@objc", with: "     ")
    #expect(lower(source).source == expected)
  }

  @Test("Removed attributes leave as many spaces, so that the code after them keeps its column")
  func columns() {
    #expect(lower("@objc(名) class A {}").source == String(repeating: " ", count: 10) + " class A {}")
  }

  @Test("Swizzling is reported at its place")
  func swizzling() {
    let lowered = lower(
      "import UIKit\nfunc f() {\n  method_exchangeImplementations(a, b)\n}\n", path: "a b.swift")
    #expect(
      lowered.diagnostics.map(\.description) == [
        "a b.swift:3:3: error: 'method_exchangeImplementations' needs the Objective-C runtime: methods can't be exchanged "
          + "here; override them in a subclass"
      ])
  }

  @Test(
    "Code that can't be lowered has one diagnostic",
    arguments: [
      "class A { let s = #selector(1 + 2) }",
      "class A { let s = #keyPath(A) }",
      "class A { let s = #selector(getter: other.title) }",
      "class A: CALayer { @NSManaged var x: CGFloat, y: CGFloat }",
      "@objc protocol P { @objc optional static func f() }",
    ])
  func unsupported(source: String) {
    let diagnostics = lower(source).diagnostics
    #expect(diagnostics.count == 1)
    #expect(diagnostics.allSatisfy { $0.line == 1 && $0.column > 1 })
  }

  @Test("A class gets an import of UIKit if another file makes it a delegate")
  func delegateInTwoFiles() {
    let lowered = lower([
      "class A {}\n",
      "import UIKit\nextension A: UIScrollViewDelegate { func scrollViewDidScroll(_ view: UIScrollView) {} }\n",
    ])
    let list =
      "nonisolated func _declares(_ method: String) -> Bool { [\"scrollViewDidScroll(_:)\"].contains(method) };"
    #expect(
      lowered[0].source.map(squeezed) == "class A: _DeclaringMethods { \(list)}\nimport UIKit")
    #expect(lowered[1].source == nil)
  }

  @Test("A class lists the properties of its extensions in other files, and a subclass adds its own")
  func keyedPropertiesInThreeFiles() {
    let lowered = lower([
      "import UIKit\nclass A: NSObject {}\n",
      "import UIKit\nextension A { @objc var x: Int { 1 } }\n",
      "import UIKit\nclass B: A { @objc var y = 1 }\n",
    ])
    #expect(lowered[0].source?.contains("class A: NSObject, _KeyedProperties {") == true)
    #expect(lowered[0].source?.contains(#"case "x": return \A.x"#) == true)
    #expect(lowered[2].source?.contains("override func _property") == true)
    #expect(lowered[2].source?.contains("_KeyedProperties") == false)
  }

  @Test(
    "Objective-C names follow the compiler's rules",
    arguments: [
      ("tap", [], "tap"), ("tap", [nil], "tap:"), ("tap", ["sender"], "tapWithSender:"),
      ("move", ["to"], "moveTo:"),
      ("move", ["toPlace"], "moveToPlace:"), ("moveTo", ["place"], "moveToPlace:"),
      ("tap", [nil, "event"], "tap:event:"), ("tap", [nil, nil], "tap::"),
      ("init", ["frame"], "initWithFrame:"),
      ("animate", ["withDuration", "delay"], "animateWithDuration:delay:"),
    ] as [(String, [String?], String)])
  func names(base: String, labels: [String?], name: String) {
    #expect(objectiveCName(base: base, labels: labels) == name)
  }

  @Test("Methods that throw take an error in Objective-C")
  func throwingNames() {
    #expect(objectiveCName(base: "load", labels: [], isThrowing: true) == "loadAndReturnError:")
    #expect(objectiveCName(base: "load", labels: [nil], isThrowing: true) == "load:error:")
  }

  @Test("Methods of one base name share a property, and each is called by its labels")
  func overloadedRequirements() throws {
    let folder = try TemporaryFolder()
    let source = """
      import UIKit
      @objc protocol P {
        @objc optional func f(_ p: Int, didMove x: Int) -> Int
        @objc optional func f(_ p: Int, didStop x: String)
        @objc optional func f()
        @objc optional var name: String { get }
      }
      class A: P { func f(_ p: Int, didMove x: Int) -> Int { x } }
      func g(_ p: P?) -> Int? {
        p?.f?(1, didStop: "")
        p?.f(_:didStop:)?(1, "")
        p?.f?()
        let name: String? = p?.name
        return name == nil ? p?.f?(1, didMove: 2) : nil
      }
      """
    let output = try Stubs(in: folder).typecheck([
      folder.write(try #require(lower(source).source), to: "a.swift")
    ])
    #expect(!output.contains("error:"), "\(output)")
  }
}
