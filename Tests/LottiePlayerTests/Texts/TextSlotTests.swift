import Foundation
import Testing

@testable import LottiePlayer

@Suite struct TextSlotTests {
  /// An animation with one black text of 10 points in the slot "title".
  static func json(slots: String = "{}", documents: String = stored) -> String {
    #"{"w":100,"h":50,"fr":10,"ip":0,"op":20,"slots":\#(slots),"layers":[{"ty":5,"nm":"text","ks":{},"t":{"d":{"sid":"title",\#(documents)}}}]}"#
  }

  static let stored =
    #""k":[{"t":0,"s":{"t":"one","f":"Own","s":10,"fc":[0,0,0]}},{"t":10,"s":{"t":"two","f":"Own","s":20}}]"#

  func texts(_ document: LottieDocument) throws -> [TextKeyframe] { try TextSample.model(document).documents }

  func themed(_ rule: String) throws -> [TextKeyframe] {
    let theme = try ThemeModel(Data(#"{"rules":[{"id":"title","type":"Text",\#(rule)}]}"#.utf8))
    return try texts(TextSample.document(Self.json()).filling(theme.slots(forAnimation: "x")))
  }

  @Test(arguments: [
    #"{"k":{"s":{"t":"new","s":5}}}"#, #"{"a":1,"k":[{"t":3,"s":{"t":"new","s":5}}]}"#,
  ])
  func `a slot of the file replaces the texts`(_ value: String) throws {
    let json = Self.json(slots: #"{"title":{"p":\#(value)}}"#)
    let documents = try texts(TextSample.document(json)).map(\.document)
    #expect(documents.map(\.text) == ["new"] && documents.map(\.size) == [5])
  }

  @Test func `a text without a slot's value stays, or is empty if the file has none`() throws {
    #expect(try texts(TextSample.document(Self.json())).map(\.document.text) == ["one", "two"])
    let empty = try texts(TextSample.document(Self.json(documents: #""x2":0"#)))
    #expect(empty.map(\.document) == [TextDocument()])
  }

  @Test func `a theme's text keeps values that the theme doesn't change`() throws {
    let texts = try themed(#""value":{"text":"new","fillColor":[1,0,0]}"#)
    #expect(texts.map(\.document.text) == ["new", "new"] && texts.map(\.time) == [0, 10])
    #expect(texts.map(\.document.size) == [10, 20])
    #expect(texts.allSatisfy { $0.document.fillColor == LottieColor(r: 1, g: 0, b: 0) })
    #expect(try themed(#""value":"alone""#).map(\.document.text) == ["alone", "alone"])
  }

  @Test func `a theme's keyframes change the text that is current at their time`() throws {
    let texts = try themed(
      #""keyframes":[{"frame":12,"value":{"text":"b"}},{"frame":4,"value":{"text":"a","justify":"Center","textCaps":"AllCaps"}}]"#
    )
    #expect(texts.map(\.time) == [4, 12] && texts.map(\.document.text) == ["a", "b"])
    #expect(texts.map(\.document.size) == [10, 20])
    #expect(texts[0].document.alignment == .center && texts[0].document.capitals == .all)
  }

  @Test(arguments: [#""value":5"#, #""value":null"#, #""keyframes":[{"frame":"x"}]"#, #""other":1"#])
  func `invalid values are ignored`(_ rule: String) throws {
    #expect(try themed(rule).map(\.document.text) == ["one", "two"])
  }

  @Test func `the slot is listed`() throws {
    let animation = try LottieAnimation(text: Self.json())
    #expect(animation.contents(unsupported: []).slots == ["title"])
  }
}
