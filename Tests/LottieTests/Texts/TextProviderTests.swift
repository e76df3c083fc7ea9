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
}
