import Foundation
import TestSupport
import Testing

@Suite struct ArticleTests {
  /// Each sample is the body of a function with an animation, a view and its superview.
  @Test func `the article's samples compile outside this package`() throws {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Lottie/Documentation.docc/Lottie.md").standardized
    let samples = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```swift\n")
      .dropFirst().compactMap { $0.components(separatedBy: "```").first }
    #expect(samples.count == 4)
    let functions = samples.enumerated().map { index, sample in
      let parameters = "_ animation: LottieAnimation, _ view: LottieAnimationView, _ superview: UIView"
      return "@MainActor func sample\(index)(\(parameters)) {\n\(sample)}\n"
    }
    let imports = ["Foundation", "Lottie", "UIKit"].map { "import \($0)\n" }
    try withFolder { folder throws in
      let file = folder.appendingPathComponent("Samples.swift")
      try (imports + functions).joined().write(to: file, atomically: true, encoding: .utf8)
      let check = try TypeCheck([file], languageMode: 6)
      #expect(check.isAccepted, "\(check.text)")
    }
  }
}
