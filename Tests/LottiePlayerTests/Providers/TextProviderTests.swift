import CoreText
import Foundation
import QuartzCore
import Testing

@testable import LottiePlayer

@Suite struct TextProviderTests {
  @Test(arguments: ["text", "*"])
  func `a text is provided by the name of its layer`(_ name: String) throws {
    let player = try Player(TextSample.json(#""t":"AB""#))
    let before = player.layer.composition.layer.presentedValues
    player.perform { $0.textProvider = DictionaryTextProvider([name: "ABC"]) }
    #expect((player.layer.composition.layer.presentedValues == before) == (name != "text"))
    player.perform { $0.textProvider = nil }
    #expect(player.layer.composition.layer.presentedValues == before)
  }

  @Test func `a key path takes precedence over a name, and both over the file`() {
    let provider = DictionaryTextProvider(["a.b": "1", "b": "2"])
    #expect(provider.text(for: "a.b", sourceText: "x") == "1")
    #expect(provider.text(for: "c.b", sourceText: "x") == "2")
    #expect(provider.text(for: "c", sourceText: "x") == nil)
  }

  /// A provider that records requests for texts and fonts, and replaces no text.
  private final class RecordingProvider: AnimationKeypathTextProvider, AnimationFontProvider {
    var texts: [String] = []
    var fonts: [String] = []
    var replacement: CTFont?

    func text(for keypath: AnimationKeypath, sourceText: String) -> String? {
      texts.append("\(keypath): \(sourceText)")
      return nil
    }

    func fontFor(family: String, size: CGFloat) -> CTFont? {
      fonts.append("\(family) \(size)")
      return replacement
    }
  }

  @Test func `texts of compositions are requested for each layer that shows them`() throws {
    let composition = TextSample.json(#""t":"AB""#).components(separatedBy: #""layers":"#)
    let layers = ["One", "Two"].map {
      #"{"ty":0,"nm":"\#($0)","refId":"c","w":100,"h":50,"ip":0,"op":20,"ks":{}}"#
    }
    let player = try Player(
      composition[0] + #""layers":[\#(layers.joined(separator: ","))],"assets":[{"id":"c","layers":"#
        + composition[1].dropLast() + "}]}")
    let provider = RecordingProvider()
    let before = player.layer.composition.layer.presentedValues
    player.perform { $0.textProvider = provider }
    #expect(provider.texts == ["One.text: AB", "Two.text: AB"])
    #expect(player.layer.composition.layer.presentedValues == before)
    player.perform { $0.textProvider = DictionaryTextProvider(["Two.text": "A"]) }
    #expect(player.layer.composition.layer.presentedValues != before)
  }

  @Test func `fonts are requested by the file's names and replaced by the provider's`() throws {
    let player = try Player(TextSample.json(#""t":"AB""#))
    let provider = RecordingProvider()
    let before = player.layer.composition.layer.presentedValues
    player.perform { $0.fontProvider = provider }
    #expect(provider.fonts == ["Own 10.0"] && player.layer.composition.layer.presentedValues == before)
    provider.replacement = CTFontCreateWithName("LiberationSans", 30, nil)
    player.perform { $0.forceDisplayUpdate() }
    #expect(provider.fonts.count == 2 && player.layer.composition.layer.presentedValues != before)
    player.perform { $0.fontProvider = nil }
    #expect(player.layer.composition.layer.presentedValues == before)
  }
}
