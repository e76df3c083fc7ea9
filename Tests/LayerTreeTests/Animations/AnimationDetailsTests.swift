import CoreGraphics
import Testing

@testable import LayerTree

/// Copies of an animation share the properties that few animations set until one of the copies changes.
@Suite struct AnimationDetailsTests {
  @Test func `a change of a copy leaves the original unchanged, and the other way round`() throws {
    let original = CABasicAnimation(keyPath: "transform")
    original.valueFunction = CAValueFunction(name: .rotateZ)
    original.setValue("original", forKey: "note")
    original.stepLength = 0.25
    let copy = try #require(original.copy() as? CABasicAnimation)
    #expect(copy.valueFunction?.name == .rotateZ && copy.stepLength == 0.25)
    copy.setValue("copy", forKey: "note")
    original.valueFunction = nil
    #expect(original.value(forKey: "note") as? String == "original" && original.valueFunction == nil)
    #expect(copy.value(forKey: "note") as? String == "copy" && copy.valueFunction?.name == .rotateZ)
    #expect(original.stepLength == 0.25 && copy.stepLength == 0.25)
  }
}
