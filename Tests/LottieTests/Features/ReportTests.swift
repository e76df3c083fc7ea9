import QuartzCore
import Testing

@testable import Lottie

/// What of films isn't drawn, and is told.
@Suite struct ReportTests {
  private func reports(_ film: String, _ features: LottieFeatures = .standard) throws -> [String] {
    let animation = try LottieAnimation.feature(film)
    let built = BuiltFilm(
      animation.document, pictures: PictureSource(beside: animation.pictureData), features: features)
    return built.unsupported.map { "\($0.layer): \($0.feature)" }
  }

  @Test func `each feature that isn't drawn is reported once a layer`() throws {
    let expected: Set = [
      "Wipe: a radial wipe", "Glow: an outer glow", "Shadows: a second drop shadow",
      "Feather: a feathered mask, drawn with a sharp edge", "Blend: blend mode 17", "Shutter: motion blur",
      "Shapes: zig zag", "Shapes: twist", "Merge: a merge, of which all paths are drawn as they are",
      "Trims: a trim of what another one leaves", "Highlight: the highlight of a radial gradient",
      "Skew: turns in space of a skewed layer", "Path: a text along a mask that the layer doesn't have",
      "Wiggly: a text animator's expression selector", "Wiggly: line spacing that changes by letters",
      "Script: an expression, of which the values without it are taken", "Camera: a camera",
      "Adjustment: an adjustment layer", "Picture: a picture called 'gone', which couldn't be had",
    ]
    let told = try reports("undrawn")
    #expect(Set(told) == expected)
    #expect(told.count == expected.count)
  }

  @Test(arguments: [
    ("merge-modes", LottieFeatures.mergedPaths, "Modes: a merge, of which all paths are drawn as they are"),
    ("trimmed-fill", .trimmedFills, "Trim: a trim of a fill"), ("blur", .effects, "Blur: a gaussian blur"),
    ("color-overlay", .effects, "Overlay: a colour overlay"),
    ("blurred-letters", .effects, "Blur: blurred letters"),
    ("radial-highlight", .highlights, "Highlight: the highlight of a radial gradient"),
  ])
  func `what isn't asked for is reported, and what is, isn't`(
    _ film: String, _ feature: LottieFeatures, _ report: String
  ) throws {
    #expect(try reports(film, .all.subtracting(feature)) == [report])
    #expect(try reports(film, .all) == [])
  }

  @Test func `small films of what is drawn are drawn without a report`() throws {
    let undrawn: Set = ["undrawn", "expression"]
    for film in try LottieAnimation.featureNames() where !undrawn.contains(film) {
      #expect(try reports(film, .all) == [], "\(film)")
    }
  }
}
