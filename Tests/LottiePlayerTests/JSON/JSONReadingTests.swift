import Foundation
import TestSupport
import Testing

@testable import LottiePlayer

/// The reader of JSON texts, which follows RFC 8259.
@Suite struct JSONReadingTests {
  private func read(_ text: String) throws -> JSONValue { try JSONValue(jsonText: Data(text.utf8)) }

  // MARK: - Laws

  @Test func `a text gives the value that it was written from`() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<randomCaseCount / 20 {
      let value = JSONValue(random: &random, depth: 4)
      let text = value.text(&random)
      #expect(try read(text) == value, "\(text)")
    }
  }

  @Test func `a number is the nearest one with its digits`() throws {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<randomCaseCount / 4 {
      let digits = String(UInt64.random(in: 0...UInt64.max, using: &random)).prefix(
        Int.random(in: 1...20, using: &random))
      let point = Int.random(in: 0...digits.count, using: &random)
      let whole = point == 0 || digits.hasPrefix("0") ? "0" : String(digits.prefix(point))
      let fraction = whole == "0" ? digits : digits.dropFirst(point)
      let exponent = Bool.random(using: &random) ? "e\(Int.random(in: -330...300, using: &random))" : ""
      let text = whole + (fraction.isEmpty ? "" : "." + fraction) + exponent
      let expected = try #require(Double(text))
      guard expected.isFinite else { continue }
      #expect(try read("-" + text) == .number(-expected), "\(text)")
    }
  }

  @Test func `short numbers aren't changed by what follows them`() throws {
    var random = SeededGenerator(seed: 15)
    for _ in 0..<randomCaseCount / 20 {
      let texts = (0..<20).map { _ in
        let places = Int.random(in: 0...7, using: &random)
        let digits = String(Int.random(in: 0...99_999, using: &random))
        let fraction = String((0..<places).map { _ in random.element(of: Array("0123456789")) })
        return (Bool.random(using: &random) ? "-" : "") + digits + (places == 0 ? "" : "." + fraction)
      }
      let separator = random.element(of: [",", ", ", "\n,"])
      let expected = try texts.map { JSONValue.number(try #require(Double($0))) }
      #expect(try read("[\(texts.joined(separator: separator))]") == .list(expected), "\(texts)")
    }
  }

  @Test func `any bytes end in a value or an error`() {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<randomCaseCount / 20 {
      var bytes = Array(JSONValue(random: &random, depth: 4).text(&random).utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let index = Int.random(in: bytes.indices, using: &random)
        if Bool.random(using: &random) {
          bytes[index] = UInt8.random(in: 0...255, using: &random)
        } else {
          bytes.removeSubrange(index...)
        }
      }
      _ = try? JSONValue(jsonText: Data(bytes))
    }
  }

  @Test func `an object has the members in its text and no others`() throws {
    var random = SeededGenerator(seed: 14)
    for _ in 0..<randomCaseCount / 20 {
      let names = SomeNames.all.map(\.text).filter { _ in Bool.random(using: &random) }
      let text = "{\(names.map { "\(JSONValue.quoted($0, &random)):1" }.joined(separator: ","))}"
      #expect(try SomeNames(jsonText: Data(text.utf8)).found == names, "\(text)")
    }
  }

  /// The members of an object that have one of some names.
  private struct SomeNames: JSONReadable {
    static let all: [FieldName] = [
      "", "a", "k", "ty", "yt", "ks", "op", "parent", "shader", "shapes", "shades", "hasMask",
      "masksProperties",
    ]
    let found: [String]

    init(_ json: JSONNode) throws(JSONError) {
      found = Self.all.filter { json.member($0) != nil }.map(\.text)
    }
  }

  // MARK: - Texts

  static let numbers: [(text: String, value: Double)] = [
    ("0", 0), ("-0", -0.0), ("0.1", 0.1), ("1E2", 100), ("1e+2", 100), ("1e-2", 0.01),
    ("123456789012345678", 123456789012345680),
    ("9007199254740993", 9007199254740992), ("0.30000000000000004", 0.30000000000000004), ("1e22", 1e22),
    ("1e23", 1e23),
    ("5e-324", .leastNonzeroMagnitude), ("1.7976931348623157e308", .greatestFiniteMagnitude), ("1e-400", 0),
    ("0e999999999999", 0),
    ("0.00000000000000000000000000000000001", 1e-35), ("8.41", 8.41),
    ("18446744073709551616", 0x1p64), ("1.8446744073709551616", 1.8446744073709551616),
  ]

  @Test(arguments: numbers)
  func `numbers have their values`(_ number: (text: String, value: Double)) throws {
    #expect(try read(number.text) == .number(number.value))
  }

  @Test(arguments: ["01", "-", "1.", "1.e2", "1e", "1e+", "1-2", "1.2.3", "1e999", "-1e999", "--1", "1E2E3"])
  func `an invalid number makes its field unreadable, but not the text`(_ text: String) throws {
    #expect(throws: JSONTextError.self) { try read(text) }
    let (document, notes) = try LottieDocumentTests().read(
      #"{"w":100,"h":50,"fr":25,"op":10,"ip":\#(text),"layers":[]}"#)
    #expect(document.inFrame == 0)
    #expect(notes == ["ip: a number was expected, but it's an invalid number"])
  }

  @Test func `a tangent that can't be read is noted even if the other one is missing`() throws {
    let keyframes = #"[{"t":0,"s":[0,0],"ti":"x"},{"t":9,"s":[1,1]}]"#
    let (_, notes) = try LottieDocumentTests().read(
      #"{"w":1,"h":1,"fr":1,"op":9,"layers":[{"ty":4,"ks":{"p":{"a":1,"k":\#(keyframes)}},"shapes":[]}]}"#)
    #expect(notes == ["layers[0].ks.p.k[0].ti: a number was expected, but it's a string"])
  }

  static let invalid = [
    "", " ", "{", "}", "[", "[1", "[1 2]", "[,]", "[1,,2]", "{\"a\"}", "{\"a\":}", "{\"a\" 1}", "{a:1}",
    "{\"a\":1 \"b\":2}",
    "nul", "nulll", "True", "+1", ".5", "NaN", "Infinity", "\"", "\"\\", "\"\\\"", "1 2", "[]]", "{}}",
    "\u{0}", "'a'", "[1]x",
    "/**/1",
  ]

  @Test(arguments: invalid)
  func `invalid texts are refused`(_ text: String) {
    let error = #expect(throws: JSONTextError.self) { try read(text) }
    #expect(error?.description == "invalid or incomplete JSON")
  }

  static let strings: [(text: String, value: String?)] = [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u4E2d""#, "é中"), (#""\ud83d\ude00""#, "😀"),
    ("\"a\tb\"", "a\tb"), ("\"\(String(repeating: "x", count: 100))\"", String(repeating: "x", count: 100)),
    (#""\ud83d""#, nil), (#""\ude00""#, nil), (#""\ud83dx""#, nil), (#""\x""#, nil), (#""\u12""#, nil),
    (#""\u12g4""#, nil),
    (#""\ud83d\u0041""#, nil),
  ]

  @Test(arguments: strings)
  func `strings have their characters`(_ string: (text: String, value: String?)) throws {
    #expect((try? read(string.text)) == string.value.map { JSONValue.string($0) })
  }

  @Test func `a string that isn't UTF-8 is unreadable, but not the text`() throws {
    let bytes = Array(#"[""#.utf8) + [0xFF] + Array(#"",1]"#.utf8)
    #expect(try ReadableElements(jsonText: Data(bytes)).values == [.number(1)])
  }

  private struct ReadableElements: JSONReadable {
    var values: [JSONValue] = []

    init(_ json: JSONNode) throws(JSONError) {
      for element in json.elements {
        if let value = try? JSONValue(element) { values.append(value) }
      }
    }
  }

  @Test func `commas after the last element and byte order marks are allowed`() throws {
    #expect(try read("[1,]") == .list([.number(1)]))
    #expect(try read("\u{FEFF}{\"a\":[] , }") == .object(["a": .list([])]))
  }

  @Test func `the first of several members with a name counts`() throws {
    #expect(try read(#"{"a":1,"a":2}"#) == .object(["a": .number(1)]))
  }

  @Test(arguments: [
    String.Encoding.utf16, .utf16BigEndian, .utf16LittleEndian, .utf32, .utf32BigEndian, .utf32LittleEndian,
  ])
  func `other encodings of Unicode are read`(_ encoding: String.Encoding) throws {
    let data = try #require(#"{"a":"é"}"#.data(using: encoding))
    #expect(try JSONValue(jsonText: data) == .object(["a": .string("é")]))
  }

  // MARK: - Limits and errors

  static let smallLimits = JSONLimits(byteCount: 40, depth: 3, objectCount: 2, valueCount: 6)

  @Test(arguments: [
    ("[[[1]]]", true), ("[[[[1]]]]", false), ("[{},{}]", true), ("[{},{},{}]", false),
    ("[1,2,3,4,5,6]", true),
    ("[1,2,3,4,5,6,7]", false), ("[1,2,3,4,5,6,]", false),
    ("\"\(String(repeating: "x", count: 39))\"", false),
  ])
  func `texts beyond a limit are refused`(_ text: String, _ isRead: Bool) throws {
    var code: String?
    do {
      _ = try JSONValue(jsonText: Data(text.utf8), limits: Self.smallLimits)
    } catch {
      code = error.description
    }
    #expect(code == (isRead ? nil : "too large"))
  }

  @Test func `an error names its place`() throws {
    let text =
      #"{"w":1,"h":1,"fr":1,"op":1,"layers":[{"ty":3},{"ty":3,"ks":{"o":{"k":"x"},"r":{"a":1,"k":[{"s":[1]}]}}}]}"#
    let (_, notes) = try LottieDocumentTests().read(text)
    #expect(
      notes == [
        "layers[1].ks.r.k[0]: a number was expected, but it's an object",
        "layers[1].ks.r: neither a value nor keyframes",
        "layers[1].ks.o.k: a number was expected, but it's a string",
        "layers[1].ks.o: neither a value nor keyframes",
      ])
  }
}
