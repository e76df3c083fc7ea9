import Foundation
import TestSupport
import Testing

@Suite struct ArticleTests {
  /// Each in a function that has a layer; those that wait, in an asynchronous one.
  @Test func `the article's samples compile outside of this package`() throws {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Lottie/Documentation.docc/Lottie.md").standardized
    let samples = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```swift\n")
      .dropFirst().compactMap { $0.components(separatedBy: "```").first }
    #expect(samples.count > 4)
    let functions = samples.enumerated().map { index, sample in
      let effects = sample.contains("await ") ? "async throws" : "throws"
      return "func sample\(index)(_ layer: LottieAnimationLayer) \(effects) {\n\(sample)}\n"
    }
    let imports = ["Foundation", "Lottie", "Staging", "UIKit"].map { "import \($0)\n" }
    try withFolder { folder throws in
      let file = folder.appendingPathComponent("Samples.swift")
      try (imports + functions).joined().write(to: file, atomically: true, encoding: .utf8)
      let check = try TypeCheck([file], languageMode: 6)
      #expect(check.isAccepted, "\(check.text)")
    }
  }
}
