import Foundation
import QuartzCore
import Testing

@testable import Lottie

@Suite struct TextProviderTests {
  @Test(arguments: ["text", "*"])
  func `a text is given by the name of its layer`(_ name: String) throws {
    let film = try PlayedFilm(TextFilm.json(#""t":"AB""#))
    let before = film.layer.film.layer.look
    film.perform { $0.textProvider = DictionaryTextProvider([name: "ABC"]) }
    #expect((film.layer.film.layer.look == before) == (name != "text"))
    film.perform { $0.textProvider = nil }
    #expect(film.layer.film.layer.look == before)
  }

  @Test func `a key path goes before a name, and both before the file`() {
    let provider = DictionaryTextProvider(["a.b": "1", "b": "2"])
    #expect(provider.text(for: "a.b", sourceText: "x") == "1")
    #expect(provider.text(for: "c.b", sourceText: "x") == "2")
    #expect(provider.text(for: "c", sourceText: "x") == nil)
  }

  /// Notes what it's asked, and gives nothing.
  private final class Asked: AnimationKeypathTextProvider, AnimationFontProvider {
    var texts: [String] = []
    var fonts: [String] = []
    var given: (name: String, size: Double)?

    func text(for keypath: AnimationKeypath, sourceText: String) -> String? {
      texts.append("\(keypath): \(sourceText)")
      return nil
    }

    func font(named name: String, size: Double) -> (name: String, size: Double)? {
      fonts.append("\(name) \(size)")
      return given
    }
  }

  @Test func `texts of compositions are asked for wherever they show`() throws {
    let composition = TextFilm.json(#""t":"AB""#).components(separatedBy: #""layers":"#)
    let layers = ["One", "Two"].map {
      #"{"ty":0,"nm":"\#($0)","refId":"c","w":100,"h":50,"ip":0,"op":20,"ks":{}}"#
    }
    let film = try PlayedFilm(
      composition[0] + #""layers":[\#(layers.joined(separator: ","))],"assets":[{"id":"c","layers":"#
        + composition[1].dropLast() + "}]}")
    let provider = Asked()
    let before = film.layer.film.layer.look
    film.perform { $0.textProvider = provider }
    #expect(provider.texts == ["One.text: AB", "Two.text: AB"])
    #expect(film.layer.film.layer.look == before)
    film.perform { $0.textProvider = DictionaryTextProvider(["Two.text": "A"]) }
    #expect(film.layer.film.layer.look != before)
  }

  @Test func `fonts are asked for by the file's names, and what is given counts`() throws {
    let film = try PlayedFilm(TextFilm.json(#""t":"AB""#))
    let provider = Asked()
    let before = film.layer.film.layer.look
    film.perform { $0.fontProvider = provider }
    #expect(provider.fonts == ["Own 10.0"] && film.layer.film.layer.look == before)
    provider.given = ("LiberationSans", 30)
    film.perform { $0.forceDisplayUpdate() }
    #expect(provider.fonts.count == 2 && film.layer.film.layer.look != before)
    film.perform { $0.fontProvider = nil }
    #expect(film.layer.film.layer.look == before)
  }
}
