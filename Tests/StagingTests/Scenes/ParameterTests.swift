import Foundation
import Staging
import Testing

private enum Style: String, CaseIterable, ParameterValue { case plain, bold }

private struct WordScene: Scene {
  let size = CGSize(width: 10, height: 10)
  let length = SceneLength.seconds(1)
  @Parameter("the word to show") var text = "Hello"
  @Parameter("the number of dots", in: 1...20) var count = 3
  @Parameter("the time in seconds", in: 0...1.5) var delay = 0.5
  @Parameter var width: CGFloat = 2
  @Parameter var isLoud = false
  @Parameter var style = Style.plain
  @Parameter var color = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)

  func build(on stage: Stage) {}
}

@Suite struct ParameterTests {
  @Test func `parameters are listed in order, with their defaults and accepted values`() {
    let parameters = WordScene().parameters
    #expect(parameters.map(\.name) == ["text", "count", "delay", "width", "isLoud", "style", "color"])
    #expect(parameters.map(\.text) == ["Hello", "3", "0.5", "2", "false", "plain", "#ff8000"])
    #expect(
      parameters.map(\.kind) == [.text, .wholeNumber, .number, .number, .flag, .choice, .color])
    #expect(parameters[1].help == "the number of dots" && parameters[1].range == 1...20)
    #expect(parameters[1].expectation == "a whole number from 1 to 20")
    #expect(parameters[2].expectation == "a number from 0 to 1.5")
    #expect(parameters[4].choices == ["true", "false"] && parameters[5].choices == ["plain", "bold"])
  }

  @Test func `texts set parameters`() throws {
    let scene = WordScene()
    let values = [
      "text": "a=b", "count": "20", "delay": "1e-1", "width": "-2.5", "isLoud": "true", "style": "bold",
      "color": "#01020380",
    ]
    for (name, text) in values { try scene.setParameter(name, to: text) }
    #expect(scene.text == "a=b" && scene.count == 20 && scene.delay == 0.1 && scene.width == -2.5)
    #expect(scene.isLoud && scene.style == .bold && scene.color.alpha == 128 / 255.0)
    #expect(scene.parameters.last?.text == "#01020380")
  }

  @Test(arguments: [
    ("count", "0"), ("count", "21"), ("count", "2.5"), ("count", ""), ("delay", "nan"), ("delay", "1.6"),
    ("delay", "0x1p-1"), ("width", "inf"), ("isLoud", "yes"), ("style", "Bold"), ("color", "#12345"),
    ("color", "red"),
    ("color", "#12345g"), ("size", "1"), ("_text", "x"),
  ])
  func `other texts and names are errors, and change nothing`(_ name: String, _ text: String) {
    let scene = WordScene()
    #expect(throws: SceneError.self) { try scene.setParameter(name, to: text) }
    #expect(scene.parameters == WordScene().parameters)
  }

  @Test(arguments: [
    ("count", "21", "count '21': expected a whole number from 1 to 20"),
    ("delay", "x", "delay 'x': expected a number from 0 to 1.5"),
    ("width", "x", "width 'x': expected a number"),
    ("isLoud", "1", "isLoud '1': expected true or false"),
    ("style", "x", "style 'x': expected one of plain, bold"),
    ("color", "x", "color 'x': expected a color like #ff8800, or #ff880080 with alpha"),
    (
      "size", "x",
      "the scene 'word' has no parameter 'size'; expected text, count, delay, width, isLoud, style, color"
    ),
  ])
  func `an error says what was expected`(_ name: String, _ text: String, _ description: String) {
    let error = #expect(throws: SceneError.self) { try WordScene().setParameter(name, to: text) }
    #expect(error?.description == description)
  }

  private struct PlainScene: Scene {
    let size = CGSize(width: 10, height: 10)
    let length = SceneLength.seconds(1)
    func build(on stage: Stage) {}
  }

  @Test func `a scene without parameters says so`() {
    let error = #expect(throws: SceneError.self) { try PlainScene().setParameter("a", to: "b") }
    #expect(error?.description == "the scene 'plain' has no parameters" && PlainScene().parameters == [])
  }

  @Test func `limits are included, and numbers without limits have no range`() throws {
    let scene = WordScene()
    for (name, text) in [("count", "1"), ("count", "20"), ("delay", "0"), ("delay", "1.5")] {
      try scene.setParameter(name, to: text)
    }
    let parameters = scene.parameters
    #expect(parameters[1].text == "20" && parameters[2].text == "1.5" && parameters[2].range == 0...1.5)
    #expect(parameters[0].range == nil && parameters[3].range == nil && parameters[3].help == "")
    #expect(parameters[0].choices == nil && parameters[6].choices == nil)
    #expect(
      parameters[0].expectation == "a text" && UInt64.parameterExpectation == "a whole number of at least 0")
    #expect(UInt64.parameterValue("-1") == nil && Int.parameterValue("-1") == -1)
    #expect(
      UInt64(7).parameterNumber == 7 && Float(0.5).parameterNumber == 0.5 && CGFloat(3).parameterNumber == 3)
    #expect(Float.parameterValue("1e39") == nil && Double.parameterValue("-.5") == -0.5)
    #expect((-2.0).parameterText == "-2" && 0.25.parameterText == "0.25" && Int(-3).parameterText == "-3")
  }

  @Test(arguments: [
    (CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1), "#000000"),
    (CGColor(srgbRed: 1, green: 2 / 255.0, blue: 16 / 255.0, alpha: 1), "#ff0210"),
    (CGColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 0), "#33669900"),
    (CGColor(srgbRed: 2, green: -1, blue: 0.5, alpha: 2), "#ff0080"),
  ])
  func `a color is written in hexadecimal digits`(_ color: CGColor, _ text: String) throws {
    #expect(color.parameterText == text)
    let read = try #require(CGColor.parameterValue(text))
    #expect(read.parameterText == text && CGColor.parameterValue(text.uppercased())?.parameterText == text)
    #expect(
      CGColor.parameterValue(String(text.dropFirst())) == nil && CGColor.parameterValue(text + "0") == nil)
  }

  @Test func `a copy that is changed leaves the original alone`() {
    let scene = WordScene()
    var copy = scene
    copy.count = 9
    #expect(scene.count == 3 && copy.count == 9 && copy.parameters[1].text == "9")
  }

  private class Base: Scene {
    let size = CGSize(width: 10, height: 10)
    let length = SceneLength.seconds(1)
    @Parameter var first = 1
    required init() {}
    func build(on stage: Stage) {}
  }

  private final class Derived: Base {
    @Parameter var second = 2
  }

  @Test func `a class has the parameters of its superclass too`() throws {
    let scene = Derived()
    #expect(scene.parameters.map(\.name) == ["first", "second"])
    try scene.setParameter("first", to: "5")
    #expect(scene.first == 5)
  }
}
