import Foundation
import Lottie
import Testing
import UIKit

@Suite struct ConfigurationTests {
  @Test func `engines and options have names`() {
    #expect(RenderingEngineOption(rawValue: "Main Thread") == .mainThread)
    #expect(
      RenderingEngineOption(rawValue: "Automatic") == .automatic && RenderingEngineOption(rawValue: "") == nil
    )
    #expect(RenderingEngineOption.coreAnimation.description == "Core Animation")
    #expect(RenderingEngine.mainThread.description == "Main Thread")
    #expect(LottieBackgroundBehavior.default(for: .mainThread) == .pause)
  }

  private struct Provider: ReducedMotionOptionProvider, Hashable {
    var currentReducedMotionMode: ReducedMotionMode { .disabledMotion }
  }

  @Test func `options of motion are equal by degree or by data`() {
    let option = ReducedMotionOption.dynamic(Provider(), dataID: 1)
    #expect(option == .dynamic(SystemReducedMotionOptionProvider(), dataID: 1) && option != .disabledMotion)
    #expect(option.currentReducedMotionMode == .disabledMotion && option.hashValue == option.hashValue)
    #expect(ReducedMotionOption.systemReducedMotionToggle.currentReducedMotionMode == .standardMotion)
    #expect(LottieConfiguration() == LottieConfiguration.shared)
  }

  @Test func `values are interpolated along lines and curves with exact ends`() {
    let (red, blue) = (LottieColor(r: 1, g: 0, b: 0), LottieColor(r: 0, g: 0, b: 1, a: 0))
    #expect(red.interpolate(to: blue, amount: 0.5) == LottieColor(r: 0.5, g: 0, b: 0.5, a: 0.5))
    #expect(LottieVector1D(1).interpolate(to: LottieVector1D(3), amount: 0.25).value == 1.5)
    #expect([1.0, 2].interpolate(to: [3, 4], amount: 0.5) == [2, 3])
    #expect(
      Double?.none.interpolate(to: 1, amount: 0.5) == nil && Double?(1).interpolate(to: 3, amount: 0.5) == 2)
    let rect = CGRect(x: 0, y: 0, width: 2, height: 4).interpolate(
      to: CGRect(x: 2, y: 2, width: 4, height: 4), amount: 0.5)
    #expect(rect == CGRect(x: 1, y: 1, width: 3, height: 4))
    let (start, end) = (CGPoint(x: 0.1, y: 0.2), CGPoint(x: 10.3, y: -4))
    let (out, into) = (CGPoint(x: 3, y: 9), CGPoint(x: -1, y: 2))
    func point(_ amount: CGFloat) -> CGPoint {
      start.interpolate(to: end, amount: amount, spatialOutTangent: out, spatialInTangent: into)
    }
    #expect(point(0) == start && point(1) == end)
    // The middle of a cubic curve: an eighth of the ends and three eighths of the control points.
    #expect(abs(point(0.5).x - (0.1 + 10.3 + 3 * (0.1 + 3 + 10.3 - 1)) / 8) < 1e-12)
    let middle = start.interpolate(to: end, amount: 0.5)
    #expect(abs(middle.x - 5.2) < 1e-12 && abs(middle.y + 1.9) < 1e-12)
    let vector = LottieVector3D(x: 0, y: 0, z: 0).interpolate(
      to: LottieVector3D(x: 2, y: 4, z: 6), amount: 0.5)
    #expect(vector == LottieVector3D(x: 1, y: 2, z: 3))
    let (first, last) = (LottieVector2D(x: 0.1, y: 0.2), LottieVector2D(x: 10.3, y: -4))
    for amount in [0, 0.25, 1] {
      let vector = first.interpolate(
        to: last, amount: amount, spatialOutTangent: out, spatialInTangent: into)
      #expect(CGPoint(x: vector.x, y: vector.y) == point(amount))
    }
  }

  @Test func `an animation is read from a dictionary and by any decoder`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(Films.box.utf8))
    let animation = try LottieAnimation(dictionary: try #require(object as? [String: Any]))
    let decoded = try JSONDecoder().decode(LottieAnimation.self, from: Data(Films.box.utf8))
    #expect(animation.markerNames == ["go", "end"] && decoded.markerNames == ["go", "end"])
    #expect(try LottieAnimation.from(data: Data(Films.box.utf8), strategy: .legacyCodable).duration == 3)
    #expect(throws: LottieError.self) { try LottieAnimation(dictionary: ["w": Date()]) }
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(LottieAnimation.self, from: Data("{}".utf8))
    }
  }

  @Test func `a text provider of earlier versions is asked by the layer's name`() {
    final class Provider: AnimationTextProvider {
      func textFor(keypathName: String, sourceText: String) -> String { keypathName + sourceText }
    }
    #expect(Provider().text(for: "a.b", sourceText: "x") == nil)
    #expect(DefaultTextProvider().text(for: "a", sourceText: "x") == "x")
    #expect(DictionaryTextProvider(["b": "y"]).textFor(keypathName: "b", sourceText: "x") == "y")
  }
}
