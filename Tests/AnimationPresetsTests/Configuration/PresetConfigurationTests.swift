import AnimationPresets
import Foundation
import QuartzCore
import Staging
import TestSupport
import Testing

@Suite struct PresetConfigurationTests {
  private static func configuration(_ json: String) throws -> PresetConfiguration {
    try PresetConfiguration(json: Data(json.utf8))
  }

  @Test func `a configuration has the presets of each layer`() throws {
    let json = """
      {
        "title": { "preset": "SlideDown", "curve": "easeoutback", "delay": 0.2 },
        "badge": [{ "preset": "fadeIn" },
                  { "preset": "move", "x": -10.5, "direction": "to", "repeatCount": "infinite", "opacity": 0 }]
      }
      """
    #expect(
      try Self.configuration(json)
        == PresetConfiguration([
          "title": [.slideDown(delay: 0.2, curve: .easeOutBack)],
          "badge": [.fadeIn, .move(repeatCount: .infinity, x: -10.5, opacity: 0, direction: .to)],
        ]))
  }

  @Test func `every parameter can be configured`() throws {
    for parameter in PresetParameter.all {
      let configuration = try Self.configuration(
        #"{"a": {"preset": "pop", "\#(parameter.name)": 0.25}}"#)
      #expect(configuration.presets["a"]?.first?[keyPath: parameter.keyPath] == 0.25)
    }
  }

  @Test func `a tree plays a configuration and reports its end`() throws {
    let (card, ends) = (StagedCard(), Ends())
    let badge = CALayer()
    var thrown: (any Error)?
    card.at { layer in
      (layer.name, badge.name) = ("card", "badge")
      layer.addSublayer(badge)
      let json = """
        {"card": {"preset": "shake", "curve": "linear"}, "badge": [{"preset": "fadeIn"}, {"preset": "fadeOut"}]}
        """
      do { try layer.superlayer?.animate(Self.configuration(json), completion: ends.record) } catch {
        thrown = error
      }
    }
    #expect(thrown == nil && badge.presentation()?.opacity == 0)
    #expect(card.shows(130, "position.x", at: 0.175))
    card.stage.advance(to: 2)
    #expect(ends.isOne(at: 1.4) && badge.opacity == 0)
  }

  @Test(
    "errors name the place and the value",
    arguments: [
      ("[]", "the configuration is a list: an object of layers' names was expected"),
      ("7", "the configuration is 7: an object of layers' names was expected"),
      (#"{"a": 1}"#, "a: 1: an object with a preset was expected"),
      (#"{"a": [{"preset": "pop"}, null]}"#, "a[1]: null: an object with a preset was expected"),
      (#"{"a": {}}"#, "a: has no preset"),
      (#"{"a": {"preset": "poop"}}"#, "a.preset: 'poop': the name of a preset was expected"),
      (#"{"a": {"preset": true}}"#, "a.preset: true: the name of a preset was expected"),
      (#"{"a": {"preset": "pop", "curve": 1}}"#, "a.curve: 1: the name of a curve was expected"),
      (#"{"a": {"preset": "pop", "curve": "x"}}"#, "a.curve: 'x': the name of a curve was expected"),
      (#"{"a": {"preset": "pop", "direction": "up"}}"#, "a.direction: 'up': 'from' or 'to' was expected"),
      (#"{"a": {"preset": "pop", "forse": 1}}"#, "a.forse: presets have no such parameter"),
      (#"{"a": {"preset": "pop", "force": "2"}}"#, "a.force: '2': a number from -1000 to 1000 was expected"),
      (
        #"{"a": {"preset": "pop", "force": 1e9}}"#,
        "a.force: 1000000000: a number from -1000 to 1000 was expected"
      ),
      (
        #"{"a": {"preset": "pop", "force": 1e400}}"#,
        "a.force: inf: a number from -1000 to 1000 was expected"
      ),
      (#"{"a": {"preset": "pop", "Force": 1}}"#, "a.Force: presets have no such parameter"),
      (#"{"a": {"preset": "pop", "delay": -1}}"#, "a.delay: -1: a number from 0 to 1000000 was expected"),
      (
        #"{"a": {"preset": "pop", "repeatCount": -1}}"#,
        "a.repeatCount: -1: a number of at least 0, or 'infinite', was expected"
      ),
      (
        #"{"a": [{"preset": "pop", "x": []}]}"#,
        "a[0].x: a list: a number from -1000000 to 1000000 was expected"
      ),
    ])
  func errors(_ json: String, _ description: String) {
    #expect { try Self.configuration(json) } throws: { "\($0)" == description }
  }

  @Test("invalid JSON is an error", arguments: ["", "{", "{\"a\":}", "nul", "\u{0}"])
  func syntax(_ json: String) {
    #expect { try Self.configuration(json) } throws: { "\($0)".hasPrefix("the configuration isn't JSON: ") }
  }

  @Test func `deeply nested JSON is an error`() {
    let json = String(repeating: "[", count: 100_000)
    #expect(throws: PresetConfigurationError.self) { try Self.configuration(json) }
  }

  @Test func `a name that no layer has is an error, and nothing plays`() throws {
    let card = StagedCard()
    card.layer.name = "card"
    let configuration = PresetConfiguration(["card": [.shake], "crad": [.pop]])
    #expect {
      try card.layer.animate(configuration)
    } throws: {
      "\($0)" == "crad: no layer has this name"
    }
    #expect(card.layer.animationKeys() == nil)
  }
}
