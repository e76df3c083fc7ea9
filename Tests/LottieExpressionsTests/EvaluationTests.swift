import Foundation
import Testing

@testable import LottiePlayer
@testable import LottieExpressions

/// Keyframes in place of expressions.
@Suite struct EvaluationTests {
  @Test func `a keyframe for each frame replaces an expression`() throws {
    let evaluation = try ExpressionFile.rotation("time * time")
    let rotation = try #require(evaluation.animation.document.layers[0].transform.rotation)
    #expect(rotation.keyframes.map(\.time) == (0...60).map(Double.init))
    #expect(!rotation.hasExpression)
    // The engine writes numbers with an error in the last digit.
    for frame in 0...60 {
      #expect(abs(rotation.value(at: Double(frame)) - pow(Double(frame) / 20, 2)) < 1e-14)
    }
    // Straight lines lie between.
    #expect(abs(rotation.value(at: 30.5) - (2.25 + 2.4025) / 2) < 1e-9)
    #expect(evaluation.animation.unsupportedFeatures.isEmpty)
  }

  @Test func `a constant result is one value`() throws {
    let evaluation = try ExpressionFile.rotation("12.5")
    #expect(evaluation.animation.document.layers[0].transform.rotation?.keyframes.map(\.value) == [12.5])
  }

  @Test func `expressions don't run unless asked for`() throws {
    let file = ExpressionFile(layers: [
      ExpressionFile.layer(1, "Own", transform: #""r":"# + ExpressionFile.property("3", "time"))
    ])
    let animation = try LottieAnimation(data: Data(file.json.utf8))
    #expect(animation.document.layers[0].transform.rotation?.value(at: 40) == 3)
    #expect(animation.unsupportedFeatures.count == 1)
  }

  @Test func `an animation without expressions stays the same object`() throws {
    let file = ExpressionFile(layers: [ExpressionFile.layer(1, "Own", transform: #""r":{"k":3}"#)])
    let animation = try LottieAnimation(data: Data(file.json.utf8))
    #expect(animation.evaluatingExpressions().animation === animation)
  }

  @Test func `an error is reported, and the property keeps its stored value`() throws {
    let evaluation = try ExpressionFile.rotation("thisComp.layer('None').transform.rotation", value: "8")
    #expect(
      evaluation.reports.map(\.description) == [
        "expression of 'Own.Transform.Rotation': ReferenceError: no layer 'None' in the composition"
      ])
    #expect(evaluation.animation.document.layers[0].transform.rotation?.first == 8)
    #expect(evaluation.animation.unsupportedFeatures.map(\.layer) == ["Own"])
  }

  @Test(arguments: ["'text'", "undefined", "0/0", "1/0", "({})", "[]", "function () {}"])
  func `a result of another kind is an error`(_ expression: String) throws {
    let evaluation = try ExpressionFile.rotation("\(expression)", value: "8")
    #expect(evaluation.reports.count == 1)
    #expect(evaluation.animation.document.layers[0].transform.rotation?.first == 8)
  }

  @Test func `a theme's values stay`() throws {
    let slots = #","slots":{"angle":{"p":{"k":5}}}"#
    let layers = [
      ExpressionFile.layer(1, "Own", transform: #""r":"# + ExpressionFile.property("0", "time")),
      ExpressionFile.layer(2, "Slot", transform: #""r":{"k":1,"sid":"angle"}"#),
    ]
    let evaluation = try ExpressionFile(layers: layers, more: slots).evaluation()
    #expect(evaluation.animation.document.layers[1].transform.rotation?.first == 5)
  }

  @Test func `the same animation is evaluated once`() throws {
    let file = Data("file".utf8)
    let cache = EvaluationCache()
    var count = 0
    func result(_ limits: ExpressionLimits, dependsOnSpeed: Bool = false) {
      _ = cache.result(for: file, limits) {
        count += 1
        return EvaluationResult(dependsOnSpeed: dependsOnSpeed)
      }
    }
    for _ in 0..<3 { result(ExpressionLimits()) }
    #expect(count == 1)
    for _ in 0..<3 { result(ExpressionLimits(memory: 1000), dependsOnSpeed: true) }
    #expect(count == 4)
  }

  @Test func `the values of two runs are equal`() throws {
    let layers = [
      ExpressionFile.layer(
        1, "Own",
        transform:
          #""r":\#(ExpressionFile.property("0", "wiggle(2, 9) + random()")),"p":\#(ExpressionFile.property("[1,2]", "wiggle(4, 30, 2)"))"#
      )
    ]
    let data = Data(ExpressionFile(layers: layers).json.utf8)
    let results = (0..<2).map { _ in ExpressionEvaluator.evaluate(data, ExpressionLimits()) }
    let documents = try results.map { try LottieAnimation(data: #require($0.json)).document }
    #expect(documents[0] == documents[1])
  }
}
