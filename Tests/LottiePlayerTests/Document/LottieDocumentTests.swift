import Foundation
import Testing

@testable import LottiePlayer

@Suite struct LottieDocumentTests {
  static let least = #"{"w":100,"h":50,"fr":25,"op":10,"layers":[]}"#

  func read(_ text: String) throws -> (document: LottieDocument, notes: [String]) {
    let notes = ReadingNotes()
    return (try LottieDocument.read(Data(text.utf8), notes: notes), notes.texts)
  }

  @Test func `a size, a frame rate and an end are enough for an animation`() throws {
    let document = try read(Self.least).document
    #expect((document.width, document.height) == (100, 50))
    #expect((document.inFrame, document.outFrame, document.frameRate) == (0, 10, 25))
  }

  @Test(arguments: ["w", "h", "fr", "op"])
  func `an error names the required field that is missing`(_ field: String) {
    let text = Self.least.replacingOccurrences(of: "\"\(field)\"", with: "\"x\"")
    let error = #expect(throws: LottieError.self) { try read(text) }
    #expect(error?.code == .notLottie)
    #expect(error?.message.contains(field) == true)
  }

  @Test(arguments: ["", "{", "[]", "null", "5", "\"\"", "{\"w\":1e999}"])
  func `files that aren't animations are refused`(_ text: String) {
    #expect(throws: LottieError.self) { try read(text) }
  }

  @Test func `an unreadable layer is noted and left out`() throws {
    let text = #"{"w":1,"h":1,"fr":1,"op":1,"layers":[5,{"ty":3,"nm":"null"}]}"#
    let (document, notes) = try read(text)
    #expect(document.layers.map(\.name) == ["null"])
    #expect(notes.count == 1)
    #expect(notes[0].hasPrefix("layers[0]:"))
  }

  @Test func `numbers may be lists, and flags numbers`() throws {
    let text = #"{"w":[1],"h":1,"fr":1,"op":1,"layers":[{"ty":3,"hd":1,"ind":[4],"td":true}]}"#
    let layer = try #require(try read(text).document.layers.first)
    #expect(layer.isHidden && layer.isMatte && layer.index == 4)
  }
}
