import Foundation

/// The largest numbers of things in a JSON text.
struct JSONLimits {
  var byteCount: Int
  /// The maximum nesting depth of objects and lists.
  var depth: Int
  var objectCount: Int
  /// The maximum number of opening brackets and braces plus commas, as ``JSONSurvey`` counts them.
  var valueCount: Int

  /// The limits of Lottie animations, so that reading and drawing one takes no more than 5 s and 200 MB.
  ///
  /// Most of the bytes may belong to embedded images, each of which is one value. Keyframes are the most expensive: each
  /// object may be one.
  static let animations = JSONLimits(
    byteCount: 40 << 20, depth: 100, objectCount: 250_000, valueCount: 1_500_000)
}

/// The reason why nothing is read from a JSON text.
enum JSONTextError: Error, CustomStringConvertible {
  /// The text isn't JSON.
  case invalid
  /// One of the ``JSONLimits`` is exceeded.
  case tooLarge
  /// A required member is missing or has another type. The description begins with its location.
  case unreadable(String)

  var description: String {
    switch self {
    case .invalid: "invalid or incomplete JSON"
    case .tooLarge: "too large"
    case .unreadable(let description): description
    }
  }
}

extension JSONReadable {
  /// Reads the outermost value of a JSON text in UTF-8, UTF-16 or UTF-32.
  ///
  /// - Parameters:
  ///   - jsonText: The text.
  ///   - limits: The largest text that is read. Default the limits of Lottie animations.
  ///   - notes: The notes to which unreadable fields are added. Default new ones.
  /// - Throws: ``JSONTextError`` if the text isn't JSON, is too large or isn't a value of this type.
  init(
    jsonText: UnsafeRawBufferPointer, limits: JSONLimits = .animations, notes: ReadingNotes = ReadingNotes()
  ) throws(JSONTextError) {
    guard jsonText.count <= limits.byteCount else { throw .tooLarge }
    let tape: JSONTape
    if let text = JSONEncoding.utf8(jsonText) {
      do {
        tape = try text.withUnsafeBytes { try JSONTape($0, limits: limits, notes: notes) }
      } catch {
        throw error as? JSONTextError ?? .invalid
      }
    } else {
      tape = try JSONTape(jsonText, limits: limits, notes: notes)
    }
    do {
      self = try withExtendedLifetime(tape) { () throws(JSONError) in try Self(tape.root) }
    } catch {
      throw .unreadable(tape.root.description(of: error))
    }
  }

  /// Reads the outermost value of a JSON text, as `init(jsonText:limits:notes:)` does with bytes.
  init(
    jsonText: Data, limits: JSONLimits = .animations, notes: ReadingNotes = ReadingNotes()
  ) throws(JSONTextError) {
    self = try jsonText.withUnsafeBytes { bytes in
      Result { () throws(JSONTextError) in try Self(jsonText: bytes, limits: limits, notes: notes) }
    }.get()
  }
}

/// The encodings of JSON texts.
private enum JSONEncoding {
  /// Returns a text of another encoding in UTF-8; nil if it's already in UTF-8, or can't be decoded.
  ///
  /// Other encodings are recognized by a byte order mark or by the zeros in the first character, which is ASCII.
  static func utf8(_ text: UnsafeRawBufferPointer) -> [UInt8]? {
    guard let encoding = encoding(of: Array(text.prefix(4))) else { return nil }
    return String(data: Data(text), encoding: encoding).map { Array($0.utf8) }
  }

  private static func encoding(of start: [UInt8]) -> String.Encoding? {
    guard start.count >= 2 else { return nil }
    let zeros = start.map { $0 == 0 }
    return switch (start[0], start[1]) {
    case (0xFF, 0xFE): zeros.dropFirst(2) == [true, true] ? .utf32 : .utf16
    case (0xFE, 0xFF): .utf16
    default:
      switch zeros {
      case [true, true, false, true], [true, true, true, false]: .utf32BigEndian
      case [false, true, true, true]: .utf32LittleEndian
      case [true, false, true, false]: .utf16BigEndian
      case [false, true, false, true]: .utf16LittleEndian
      default: nil
      }
    }
  }
}
