import QuartzCore
import Testing

@testable import LottiePlayer

/// Reports of features that aren't drawn.
@Suite struct ReportTests {
  private func reports(_ name: String, _ features: LottieFeatures = .standard) throws -> [String] {
    let animation = try LottieAnimation.feature(name)
    let built = BuiltComposition(
      animation.document, images: ImageSource(imageData: animation.imageData), features: features)
    return built.unsupported.map { "\($0.layer): \($0.feature)" }
  }

  @Test func `each undrawn feature is reported once for each layer`() throws {
    let expected: Set = [
      "Wipe: a radial wipe", "Glow: an outer glow", "Shadows: a second drop shadow",
      "Feather: a feathered mask, drawn with a sharp edge", "Blend: blend mode 17", "Shutter: motion blur",
      "Shapes: zig zag", "Shapes: twist", "Merge: merge paths; the paths are drawn unmerged",
      "Trims: a trim of trimmed paths", "Highlight: the highlight of a radial gradient",
      "Skew: the 3D rotation of a skewed layer", "Path: a text path without a mask",
      "Wiggly: a text animator's expression selector", "Wiggly: line spacing that changes by letters",
      "Script: an expression; the stored value is drawn", "Camera: a camera",
      "Adjustment: an adjustment layer", "Picture: an image named 'gone' that can't be loaded",
    ]
    let reports = try self.reports("undrawn")
    #expect(Set(reports) == expected)
    #expect(reports.count == expected.count)
  }

  @Test(arguments: [
    ("merge-modes", LottieFeatures.mergedPaths, "Modes: merge paths; the paths are drawn unmerged"),
    ("trimmed-fill", .trimmedFills, "Trim: a trim of a fill"), ("blur", .effects, "Blur: a Gaussian blur"),
    ("color-overlay", .effects, "Overlay: a color overlay"),
    ("blurred-letters", .effects, "Blur: blurred letters"),
    ("radial-highlight", .highlights, "Highlight: the highlight of a radial gradient"),
  ])
  func `features are reported unless they are enabled`(
    _ name: String, _ feature: LottieFeatures, _ report: String
  ) throws {
    #expect(try reports(name, .all.subtracting(feature)) == [report])
    #expect(try reports(name, .all) == [])
  }

  @Test func `drawn features aren't reported`() throws {
    let undrawn: Set = ["undrawn", "expression"]
    for name in try LottieAnimation.featureNames() where !undrawn.contains(name) {
      #expect(try reports(name, .all) == [], "\(name)")
    }
  }
}
