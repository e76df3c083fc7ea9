/// A parser that writes the values of a JSON text into a list of entries.
///
/// The text ends with zeros, so that no loop has to compare its index with the length.
struct JSONParser {
  let bytes: UnsafePointer<UInt8>
  private let count: Int
  private let limits: JSONLimits
  var index = 0
  private var depth = 0
  private var objectCount = 0
  private var valueCount = 0
  /// The entries so far, which the caller deallocates.
  private(set) var entries: UnsafeMutablePointer<JSONEntry>
  private(set) var entryCount = 0
  private var capacity: Int

  /// The number of bytes for which there is rarely more than one entry: Lottie files without spaces have one for 3.5 to 5.
  private static let leastBytesPerEntry = 3

  init(bytes: UnsafePointer<UInt8>, count: Int, limits: JSONLimits) {
    self.bytes = bytes
    self.count = count
    self.limits = limits
    // Each value may have a key.
    capacity = max(16, min(count / Self.leastBytesPerEntry, 2 * limits.valueCount))
    entries = .allocate(capacity: capacity)
  }

  mutating func parse() throws(JSONTextError) {
    if bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { index = 3 }
    skipSpace()
    try parseValue()
    skipSpace()
    guard index == count else { throw .invalid }
  }

  mutating func append(_ kind: JSONEntry.Kind, _ payload: UInt64, _ sketch: JSONStringSketch = .empty) {
    if entryCount == capacity { grow() }
    let entry = JSONEntry(
      kind: kind, sketch: sketch, next: UInt32(truncatingIfNeeded: entryCount + 1), payload: payload)
    (entries + entryCount).initialize(to: entry)
    entryCount += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<JSONEntry>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: entries, count: entryCount)
    entries.deallocate()
    (entries, capacity) = (larger, capacity * 2)
  }

  private mutating func skipSpace() {
    while bytes[index] <= 32, Self.isSpace(bytes[index]) { index += 1 }
  }
}

extension JSONParser {
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      || byte == UInt8(ascii: "\t")
  }
}

// MARK: - Values

extension JSONParser {
  /// Reads the value that begins at the current byte.
  private mutating func parseValue() throws(JSONTextError) {
    switch bytes[index] {
    case UInt8(ascii: "{"): try parseObject()
    case UInt8(ascii: "["): try parseList()
    case UInt8(ascii: "\""): try parseString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): parseNumber()
    case UInt8(ascii: "t"): try parseWord("true", .yes)
    case UInt8(ascii: "f"): try parseWord("false", .no)
    case UInt8(ascii: "n"): try parseWord("null", .null)
    default: throw .invalid
    }
  }

  private mutating func parseWord(_ word: StaticString, _ kind: JSONEntry.Kind) throws(JSONTextError) {
    for offset in 0..<word.utf8CodeUnitCount where bytes[index + offset] != word.utf8Start[offset] {
      throw .invalid
    }
    index += word.utf8CodeUnitCount
    append(kind, 0)
  }

  private mutating func parseObject() throws(JSONTextError) {
    objectCount += 1
    guard objectCount <= limits.objectCount else { throw .tooLarge }
    let start = try open(.object)
    var members: UInt32 = 0
    var names = JSONNameSet()
    while bytes[index] != UInt8(ascii: "}") {
      guard bytes[index] == UInt8(ascii: "\"") else { throw .invalid }
      try parseString()
      names.insert(entries[entryCount - 1])
      skipSpace()
      guard bytes[index] == UInt8(ascii: ":") else { throw .invalid }
      index += 1
      skipSpace()
      try parseValue()
      members += 1
      guard try passComma() else { break }
    }
    try close(start, with: UInt8(ascii: "}"), JSONEntry.payload(members, names))
  }

  private mutating func parseList() throws(JSONTextError) {
    let start = try open(.list)
    var elements: UInt64 = 0
    while bytes[index] != UInt8(ascii: "]") {
      try parseValue()
      elements += 1
      guard try passComma() else { break }
    }
    try close(start, with: UInt8(ascii: "]"), elements)
  }

  /// Begins an object or a list, and returns its entry's index.
  private mutating func open(_ kind: JSONEntry.Kind) throws(JSONTextError) -> Int {
    depth += 1
    guard depth <= limits.depth else { throw .tooLarge }
    try countValue()
    append(kind, 0)
    index += 1
    skipSpace()
    return entryCount - 1
  }

  private mutating func close(
    _ start: Int, with bracket: UInt8, _ payload: UInt64
  ) throws(JSONTextError) {
    guard bytes[index] == bracket else { throw .invalid }
    index += 1
    depth -= 1
    entries[start].next = UInt32(truncatingIfNeeded: entryCount)
    entries[start].payload = payload
  }

  /// Moves past a comma and the space around it; returns whether there was one.
  private mutating func passComma() throws(JSONTextError) -> Bool {
    skipSpace()
    guard bytes[index] == UInt8(ascii: ",") else { return false }
    try countValue()
    index += 1
    skipSpace()
    return true
  }

  private mutating func countValue() throws(JSONTextError) {
    valueCount += 1
    guard valueCount <= limits.valueCount else { throw .tooLarge }
  }
}

// MARK: - Strings

extension JSONParser {
  private mutating func parseString() throws(JSONTextError) {
    let start = index + 1
    index = start
    var isEscaped = false
    while true {
      skipPlainBytes()
      if bytes[index] == UInt8(ascii: "\"") { break }
      guard index < count else { throw .invalid }
      if bytes[index] == UInt8(ascii: "\\") {
        isEscaped = true
        index += 1
        guard index < count else { throw .invalid }
      }
      index += 1
    }
    append(
      isEscaped ? .escapedString : .string, JSONEntry.payload(start..<index),
      JSONStringSketch(bytes + start, count: index - start))
    index += 1
  }

  /// Moves to the next quotation mark, backslash or zero, eight bytes at a time.
  private mutating func skipPlainBytes() {
    while true {
      let word = UInt64(littleEndian: UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self))
      let ends =
        Self.zeroBytes(word) | Self.zeroBytes(word ^ Self.quotationMarks)
        | Self.zeroBytes(word ^ Self.backslashes)
      guard ends == 0 else {
        index += ends.trailingZeroBitCount / 8
        return
      }
      index += 8
    }
  }

  private static let quotationMarks = UInt64(UInt8(ascii: "\"")) * 0x0101_0101_0101_0101
  private static let backslashes = UInt64(UInt8(ascii: "\\")) * 0x0101_0101_0101_0101

  /// Returns a word whose lowest set bit lies in the first zero byte of another word; 0 if it has none.
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}

extension JSONEntry {
  /// Returns the payload of a string.
  static func payload(_ range: Range<Int>) -> UInt64 {
    UInt64(UInt32(range.lowerBound)) << 32 | UInt64(UInt32(range.count))
  }

  /// The range of a string's bytes.
  var byteRange: Range<Int> {
    let start = Int(payload >> 32)
    return start..<start + Int(payload & 0xFFFF_FFFF)
  }
}
