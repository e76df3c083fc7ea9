import Foundation
import QuartzCore
import Staging
import Testing

@testable import LottiePlayer

@Suite struct DotLottieTests {
  static let themed = SampleJSON.animation(
    layers: [
      SampleJSON.layer(
        name: "Box", transform: #""p":{"k":[5,5]},"o":{"sid":"see","k":100}"#,
        items: [
          #"{"ty":"rc","nm":"Rectangle","p":{"k":[0,0]},"s":{"k":[20,20]},"r":{"k":0}}"#,
          #"{"ty":"fl","nm":"Fill","c":{"sid":"ink"},"o":{"k":100}}"#,
          #"{"ty":"gf","nm":"Shine","t":1,"s":{"k":[0,0]},"e":{"k":[20,0]},"g":{"sid":"shine","p":2,"k":{"k":[0,1,0,0,1,0,0,1]}},"o":{"k":100}}"#,
        ])
    ], more: #""slots":{"ink":{"p":{"a":0,"k":[0,1,0]}}}"#)

  func value(_ keypath: AnimationKeypath, _ document: LottieDocument, at frame: Double = 0) -> Any? {
    var document = document
    var visitor = PropertyReader(keypath, at: frame)
    document.accept(&visitor)
    return visitor.value
  }

  func theme(_ rules: String, for animation: String = "a") throws -> LottieDocument {
    let model = try ThemeModel(Data(#"{"rules":[\#(rules)]}"#.utf8))
    return try LottieAnimation(text: Self.themed).document.filling(model.slots(forAnimation: animation))
  }

  @Test func `a slot has the file's own value`() throws {
    let document = try LottieAnimation(text: Self.themed).document
    #expect(value("**.Fill.Color", document) as? LottieColor == LottieColor(r: 0, g: 1, b: 0))
    #expect(value("Box.Opacity", document) as? LottieVector1D == LottieVector1D(100))
  }

  @Test func `a theme fills the slots of the animations that it names`() throws {
    let rules =
      #"{"id":"ink","type":"Color","value":[0,0,1]},{"id":"see","type":"Scalar","value":40,"animations":["a"]}"#
    let document = try theme(rules)
    #expect(value("**.Fill.Color", document) as? LottieColor == LottieColor(r: 0, g: 0, b: 1))
    #expect(value("Box.Opacity", document) as? LottieVector1D == LottieVector1D(40))
    let other = try theme(rules, for: "b")
    #expect(value("Box.Opacity", other) as? LottieVector1D == LottieVector1D(100))
  }

  @Test func `a theme's keyframes ease by their tangents or hold`() throws {
    let document = try theme(
      """
      {"id":"see","type":"Scalar","keyframes":[
        {"frame":0,"value":0,"outTangent":{"x":0.5,"y":0},"inTangent":{"x":0.5,"y":1}},
        {"frame":20,"value":80,"hold":true},{"frame":40,"value":10}]}
      """)
    func opacity(_ frame: Double) -> Double? {
      (value("Box.Opacity", document, at: frame) as? LottieVector1D)?.value
    }
    #expect(opacity(0) == 0 && opacity(20) == 80 && opacity(39.9) == 80 && opacity(40) == 10)
    #expect(try abs(#require(opacity(10)) - 40) < 1e-9)
    #expect(try #require(opacity(5)) < 20)
  }

  @Test func `a theme's gradient may have other and more colors`() throws {
    let document = try theme(
      #"{"id":"shine","type":"Gradient","value":[{"color":[1,1,1,1],"offset":0},{"color":[0,0,0,1],"offset":0.25},{"color":[1,0,0,1],"offset":1}]}"#
    )
    let numbers = try #require(value("**.Colors", document) as? [Double])
    #expect(Array(numbers.prefix(12)) == [0, 1, 1, 1, 0.25, 0, 0, 0, 1, 1, 0, 0])
  }

  @Test func `rules of unknown types and invalid values are ignored`() throws {
    for rule in [
      #"{"id":"ink"}"#, #"{"id":"ink","type":"Sound","value":5}"#,
      #"{"id":"ink","type":"Color","value":"x"}"#,
      #"{"id":"ink","type":"Gradient","value":[]}"#, #"{"type":"Scalar","keyframes":[{"frame":"x"}]}"#, "5",
      "null",
    ] {
      #expect(
        value("**.Fill.Color", try theme(rule)) as? LottieColor == LottieColor(r: 0, g: 1, b: 0), "\(rule)")
    }
    #expect(throws: LottieError.self) { try ThemeModel(Data("[".utf8)) }
  }

  func settings(_ text: String) throws -> DotLottieSettings {
    try DotLottieManifest.Entry(jsonText: Data(text.utf8)).settings
  }

  @Test func `manifests of both versions have playback settings`() throws {
    #expect(try settings(#"{"id":"x"}"#) == DotLottieSettings())
    let first = try settings(
      #"{"id":"x","autoplay":true,"loop":true,"playMode":"bounce","speed":2,"direction":-1}"#)
    #expect(first.autoplay && first.loopMode == .autoReverse && first.speed == -2)
    #expect(try settings(#"{"id":"x","loop":2}"#).loopMode == .repeat(3))
    #expect(try settings(#"{"id":"x","loop":false}"#).loopMode == .playOnce)
    let second = try settings(##"{"id":"x","background":"#ff0000","initialTheme":"dark"}"##)
    #expect(second.backgroundColor == LottieColor(r: 1, g: 0, b: 0) && second.theme == "dark")
  }

  @Test func `a state machine's initial state has playback settings`() throws {
    let machine = try DotLottieStateMachine(
      Data(
        """
        {"initial":"on","states":[{"type":"PlaybackState","name":"off","animation":""},
          {"type":"PlaybackState","name":"on","animation":"x","autoplay":true,"mode":"Reverse","loop":true,
           "loopCount":2,"speed":0.5,"segment":"go","transitions":[]}]}
        """.utf8))
    #expect(machine.states.map(\.name) == ["off", "on"])
    let state = try #require(machine.initialState)
    #expect(
      state.settings.speed == -0.5 && state.settings.loopMode == .repeat(2) && state.settings.segment == "go")
  }

  @Test func `a file that isn't an archive is one animation without identifier, themes or state machines`()
    throws
  {
    let file = try DotLottieFile(data: Data(SampleJSON.box.utf8))
    #expect(file.animationIDs == [""] && file.themeIDs.isEmpty && file.stateMachineIDs.isEmpty)
    #expect(try file.animation().size == CGSize(width: 100, height: 100))
    #expect(file.settings() == DotLottieSettings())
    #expect(throws: LottieError.self) { try file.animation("none") }
    #expect(throws: LottieError.self) { try file.animation(theme: "none") }
    #expect(try file.stateMachine("none") == nil)
  }

  @Test func `a layer plays with the settings of its archive`() throws {
    var settings = DotLottieSettings()
    (settings.autoplay, settings.segment, settings.speed) = (true, "go", 2)
    let layer = LottieAnimationLayer(try LottieAnimation(text: SampleJSON.box), settings: settings)
    let stage = Stage(size: CGSize(width: 100, height: 100))
    stage.perform { stage.layer.addSublayer(layer) }
    stage.advance(to: 0.25)
    #expect(abs(layer.currentFrame - 20) < 1e-9)
  }
}
