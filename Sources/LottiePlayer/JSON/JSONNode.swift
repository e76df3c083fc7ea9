import Foundation

/// A value in a ``JSONTape``.
///
/// A node doesn't retain its tape, because reference counting would cost more than reading. It's valid only while its tape
/// exists; ``JSONReadable/init(jsonText:limits:notes:)`` retains the tape during reading.
struct JSONNode {
  private let tape: UnsafePointer<JSONTape.Contents>
  /// The index of the value's entry.
  let index: Int

  init(_ tape: UnsafePointer<JSONTape.Contents>, at index: Int) {
    self.tape = tape
    self.index = index
  }

  private var entry: JSONEntry { tape.pointee.entries[index] }

  /// The notes on values that couldn't be read in the text.
  var notes: ReadingNotes { tape.pointee.notes }

  var isNull: Bool { entry.kind == .null }
  var isList: Bool { entry.kind == .list }
  var isObject: Bool { entry.kind == .object }

  /// The value of `true` or `false`; nil for any other value.
  var flag: Bool? {
    switch entry.kind {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// A number's value, which is finite; nil for any other value.
  var number: Double? { entry.kind == .number ? Double(bitPattern: entry.payload) : nil }

  /// A string's characters; nil for any other value, and for a string that isn't valid UTF-8 or has an invalid escape
  /// sequence.
  var string: String? {
    switch entry.kind {
    case .string: String(utf8: rawBytes)
    case .escapedString: JSONEscapes.unescaped(rawBytes)
    default: nil
    }
  }

  private var rawBytes: UnsafeBufferPointer<UInt8> {
    let range = entry.byteRange
    return UnsafeBufferPointer(start: tape.pointee.bytes + range.lowerBound, count: range.count)
  }
}

// MARK: - Contents

extension JSONNode {
  /// The number of a list's elements or an object's members; 0 for any other value.
  var count: Int {
    switch entry.kind {
    case .list: Int(entry.payload)
    case .object: entry.memberCount
    default: 0
    }
  }

  /// A list's first element; nil for an empty list and any other value.
  var firstElement: JSONNode? { isList && count > 0 ? JSONNode(tape, at: index + 1) : nil }

  /// Returns an element of a list that contains only numbers, strings and other values without contents.
  ///
  /// - Precondition: The list has an element at this position.
  func simpleElement(at position: Int) -> JSONNode { JSONNode(tape, at: index + 1 + position) }

  /// The numbers of a list that consists of two numbers; nil for any other value.
  var pair: SIMD2<Double>? {
    let entries = tape.pointee.entries + index
    guard entries[0].kind == .list, entries[0].payload == 2, entries[1].kind == .number,
      entries[2].kind == .number
    else { return nil }
    return SIMD2(Double(bitPattern: entries[1].payload), Double(bitPattern: entries[2].payload))
  }

  /// A list's elements; empty for any other value.
  var elements: Elements { Elements(upcoming: JSONNode(tape, at: index + 1), remaining: isList ? count : 0) }

  /// The elements of a list in order.
  struct Elements: Sequence, IteratorProtocol {
    fileprivate var upcoming: JSONNode
    fileprivate var remaining: Int

    var underestimatedCount: Int { remaining }

    mutating func next() -> JSONNode? {
      guard remaining > 0 else { return nil }
      let element = upcoming
      upcoming = element.following
      remaining -= 1
      return element
    }
  }

  /// Returns the value of an object's member; the first one if several have the name, nil if none has it.
  func member(_ name: FieldName) -> JSONNode? {
    guard isObject, entry.names.mayContain(name.sketch) else { return nil }
    let entries = tape.pointee.entries
    var key = index + 1
    for _ in 0..<entry.memberCount {
      let canMatch = entries[key].sketch == name.sketch || entries[key].kind == .escapedString
      if canMatch, JSONNode(tape, at: key).matches(name) { return JSONNode(tape, at: key + 1) }
      key = Int(entries[key + 1].next)
    }
    return nil
  }

  /// An object's members in order, without those whose names can't be read; empty for any other value.
  var members: [(name: String, value: JSONNode)] {
    guard isObject else { return [] }
    var members: [(name: String, value: JSONNode)] = []
    var key = JSONNode(tape, at: index + 1)
    for _ in 0..<count {
      let value = JSONNode(tape, at: key.index + 1)
      if let name = key.string { members.append((name, value)) }
      key = value.following
    }
    return members
  }

  /// The value after this one and its contents.
  private var following: JSONNode { JSONNode(tape, at: Int(entry.next)) }

  /// Whether the key, which has the name's sketch or escape sequences, is the name.
  private func matches(_ name: FieldName) -> Bool {
    let entry = entry
    let (bytes, count) = (tape.pointee.bytes + Int(entry.payload >> 32), Int(entry.payload & 0xFFFF_FFFF))
    // Each character of a name is at most six bytes of an escape sequence.
    guard entry.kind == .string else {
      return count <= 6 * name.literal.utf8CodeUnitCount && string == name.text
    }
    return entry.sketch.isExact
      || count == name.literal.utf8CodeUnitCount && memcmp(bytes, name.literal.utf8Start, count) == 0
  }
}

// MARK: - Describing

extension JSONNode {
  /// Returns the location and the message of an error in the same text.
  func description(of error: JSONError) -> String {
    let node = JSONNode(tape, at: error.index)
    let message =
      switch error.reason {
      case .message(let message): message
      case .type(let expected): "\(expected) was expected, but it's \(node.kindDescription)"
      }
    guard let absent = error.absent else { return "\(node.location ?? "the file"): \(message)" }
    return "\(node.location.map { $0 + "." } ?? "")\(absent.text): \(message)"
  }

  /// The value's type in words, with an article.
  var kindDescription: String {
    switch entry.kind {
    case .null: "null"
    case .yes, .no: "a Boolean"
    case .number: "a number"
    case .unreadableNumber: "an invalid number"
    case .string, .escapedString: "a string"
    case .list: "a list"
    case .object: "an object"
    }
  }

  /// The value's location in the text, such as `layers[2].ks.o`; nil for the outermost value.
  ///
  /// - Complexity: O(*n*) in the number of values before it.
  private var location: String? {
    var (node, path) = (JSONNode(tape, at: 0), "")
    while node.index < index, let step = node.step(toward: index) {
      path += path.isEmpty && step.name.hasPrefix(".") ? String(step.name.dropFirst()) : step.name
      node = step.child
    }
    return path.isEmpty ? nil : path
  }

  /// Returns the element or member that contains the entry at an index, and its name.
  private func step(toward target: Int) -> (name: String, child: JSONNode)? {
    if isList {
      for (position, element) in elements.enumerated() where target < element.entry.next {
        return ("[\(position)]", element)
      }
    }
    return members.first { target < $0.value.entry.next }.map { (".\($0.name)", $0.value) }
  }
}
