extension Topic {
  /// Conditions on the platform. `only` has to be declared by the branch that iOS takes.
  static let conditions = Topic(
    "conditions",
    frame: "import UIKit\n<#>\n",
    snippets: [
      Snippet(
        "#if os(iOS)\nlet only = 1\n#endif\nlet x = only", "#if true\nlet only = 1\n#endif\nlet x = only"),
      Snippet(
        "#if os(macOS)\nlet only = a\n#elseif os(iOS)\nlet only = 1\n#endif",
        "#if os(macOS)\nlet only = a\n#elseif true\nlet only = 1\n#endif"),
      Snippet(
        "#if os(Linux)\nlet only = a\n#else\nlet only = 1\n#endif",
        "#if false\nlet only = a\n#else\nlet only = 1\n#endif"),
      Snippet(
        "#if os(iOS) || os(tvOS)\nlet only = 1\n#else\nlet only = a\n#endif",
        "#if true || os(tvOS)\nlet only = 1\n#else\nlet only = a\n#endif"),
      Snippet(
        "#if !os(iOS) && DEBUG\nlet only = a\n#else\nlet only = 1\n#endif",
        "#if !true && DEBUG\nlet only = a\n#else\nlet only = 1\n#endif"),
      Snippet(
        "#if (os(iOS) && !targetEnvironment(macCatalyst))\nlet only = 1\n#endif\nlet x = only",
        "#if (true && !targetEnvironment(macCatalyst))\nlet only = 1\n#endif\nlet x = only"),
      Snippet("#if targetEnvironment(simulator)\nlet only = a\n#else\nlet only = 1\n#endif"),
      Snippet("#if os(macOS) || os(OSX)\nlet only = a\n#else\nlet only = 1\n#endif"),
      Snippet("#if os(watchOS)\nlet only = a\n#else\nlet only = 1\n#endif"),
      Snippet("#if canImport(UIKit)\nlet only = 1\n#endif\nlet x = only"),
      Snippet("#if canImport(AppKit)\nlet only = a\n#else\nlet only = 1\n#endif"),
      Snippet("#if canImport(SwiftUI) && canImport(Combine)\nlet only = a\n#endif"),
      Snippet("#if DEBUG\nlet only = 1\n#else\nlet only = 1\n#endif"),
      Snippet("#if swift(>=5.0)\nlet only = 1\n#endif\nlet x = only"),
      Snippet("#if compiler(>=99)\nlet only = a\n#else\nlet only = 1\n#endif"),
      Snippet("#if arch(arm64) || arch(x86_64)\nlet only = 1\n#endif\nlet x = only"),
      Snippet(
        "func f() {\n  #if os( iOS )\n  print(1)\n  #endif\n}",
        "func f() {\n  #if true\n  print(1)\n  #endif\n}"),
      Snippet(
        "class A {\n  #if os(iOS)\n  @objc func f() {}\n  #endif\n}",
        "class A {\n  #if true\n  func f() {}\n  #endif\n}"),
      Snippet(
        "#if os(macOS)\nclass A { @objc func f() { method_exchangeImplementations(a, b) } }\n#endif"),
      Snippet(
        "#if os(iOS)\n#if os(Linux)\nlet only = a\n#else\nlet only = 1\n#endif\n#endif\nlet x = only",
        "#if true\n#if false\nlet only = a\n#else\nlet only = 1\n#endif\n#endif\nlet x = only"),
      Snippet(
        "func f(_ v: [Int]) -> [Int] {\n  v\n  #if os(iOS)\n    .sorted()\n  #endif\n}",
        "func f(_ v: [Int]) -> [Int] {\n  v\n  #if true\n    .sorted()\n  #endif\n}"),
      Snippet("@available(iOS 13, *) func f() { if #available(iOS 15, *) {} }"),
    ])

  static let imports = Topic(
    "imports",
    frame: "import UIKit\n<#>\n",
    snippets: [
      Snippet("import Darwin", "import Glibc"),
      Snippet("import Darwin.C", "import Glibc"),
      Snippet(
        "import Darwin\nlet x = Darwin.sin(1 as Double)", "import Glibc\nlet x = Glibc.sin(1 as Double)"),
      Snippet("import os", "import Foundation"),
      Snippet("import os.log", "import Foundation"),
      Snippet("import ObjectiveC", "import QuartzCore"),
      Snippet("import ObjectiveC.runtime", "import QuartzCore"),
      Snippet("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
      Snippet("import UIKit.UIColor", "import UIKit"),
      Snippet("import CoreGraphics.CGBase", "import CoreGraphics"),
      Snippet("import QuartzCore.CALayer", "import QuartzCore"),
      Snippet("import Foundation.NSObject", "import Foundation"),
      Snippet("import class UIKit.UIView"),
      Snippet("import struct Foundation.Date"),
      Snippet("@_exported import Darwin", "@_exported import Glibc"),
      Snippet("#if canImport(Darwin)\nimport Darwin\n#else\nimport Glibc\n#endif"),
      Snippet("import Foundation\nimport QuartzCore"),
      Snippet("import Dispatch"),
    ])
}
