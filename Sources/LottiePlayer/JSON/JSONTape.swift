/// A value of a JSON text, or a member's key.
struct JSONEntry {
  enum Kind: UInt8 {
    case null, no, yes, number
    /// A number that violates JSON's grammar or is outside the range of a `Double`.
    case unreadableNumber
    case string
    /// A string with escape sequences.
    case escapedString
    case list, object
  }

  let kind: Kind
  /// The sketch of a string; that of the empty string for any other value.
  let sketch: JSONStringSketch
  /// The index of the entry after the value and all that it contains.
  var next: UInt32
  /// A number's bits, a string's range of bytes, a list's number of elements, or an object's number of members below the
  /// set of their names.
  var payload: UInt64
}

/// All values of a JSON text in the text's order: each object or list before its contents, each member's key before its
/// value.
///
/// A single list of entries needs no dictionaries and no allocations for values. Strings stay in the text until they
/// are asked for.
final class JSONTape {
  /// The memory to which nodes refer. Access through a pointer counts no references, unlike access to a class.
  struct Contents {
    /// The text, followed by zeros, which end every loop over bytes.
    let bytes: UnsafeMutablePointer<UInt8>
    fileprivate(set) var entries: UnsafeMutablePointer<JSONEntry>
    /// The notes on values that couldn't be read.
    let notes: ReadingNotes
  }

  private let contents: UnsafeMutablePointer<Contents>

  /// The number of zeros after the text.
  private static let padding = 16

  /// Reads a text in UTF-8, with or without a byte order mark. A comma after the last element is allowed.
  ///
  /// - Throws: ``JSONTextError`` if the text isn't JSON or exceeds a limit.
  init(_ text: UnsafeRawBufferPointer, limits: JSONLimits, notes: ReadingNotes) throws(JSONTextError) {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count + Self.padding)
    UnsafeMutableRawBufferPointer(start: bytes, count: text.count).copyMemory(from: text)
    (bytes + text.count).initialize(repeating: 0, count: Self.padding)
    var parser = JSONParser(bytes: bytes, count: text.count, limits: limits)
    contents = .allocate(capacity: 1)
    contents.initialize(to: Contents(bytes: bytes, entries: parser.entries, notes: notes))
    defer { contents.pointee.entries = parser.entries }
    try parser.parse()
  }

  deinit {
    contents.pointee.bytes.deallocate()
    contents.pointee.entries.deallocate()
    contents.deinitialize(count: 1)
    contents.deallocate()
  }

  var root: JSONNode { JSONNode(contents, at: 0) }
}
