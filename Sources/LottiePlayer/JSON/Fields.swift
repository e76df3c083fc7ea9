/// The name of a field in a Lottie file.
struct FieldName: ExpressibleByStringLiteral, Sendable {
  let literal: StaticString
  let sketch: JSONStringSketch

  var text: String { "\(literal)" }

  init(stringLiteral value: StaticString) {
    literal = value
    sketch = JSONStringSketch(value.utf8Start, count: value.utf8CodeUnitCount)
  }
}

/// The fields of one JSON object in a Lottie file.
///
/// Exporters write the same field in different ways: a flag may be a number, and a number a list with one element. A
/// field that is absent or unreadable is nil. Unreadable fields are recorded, so that one invalid field doesn't make the
/// whole animation unreadable.
struct Fields {
  private let json: JSONNode

  init(_ json: JSONNode) throws(JSONError) {
    guard json.isObject else { throw JSONError(json, expected: "an object") }
    self.json = json
  }

  /// Counts the object as a layer.
  ///
  /// - Throws: ``JSONError`` if the file has more layers than the limit.
  func countLayer() throws(JSONError) { try json.notes.countLayer(json) }

  func contains(_ name: FieldName) -> Bool { json.member(name) != nil }

  /// Returns a field of any type; nil if it's absent or null.
  func json(_ name: FieldName) -> JSONNode? {
    guard let value = json.member(name), !value.isNull else { return nil }
    return value
  }

  /// Returns the first number of a field, for `5` as for `[5]`.
  func number(_ name: FieldName) -> Double? { value(FirstNumber.self, name)?.value }

  /// Returns a number truncated to an integer and clamped to the range of `Int32`.
  func integer(_ name: FieldName) -> Int? {
    number(name).map { Int($0.rounded(.towardZero).clamped(to: -2_147_483_648...2_147_483_647)) }
  }

  /// Returns whether a field is true, or a number other than 0.
  func flag(_ name: FieldName) -> Bool {
    guard let value = json(name) else { return false }
    return value.flag ?? number(name).map { $0 != 0 } ?? false
  }

  func text(_ name: FieldName) -> String? { json.member(name)?.string }

  /// Returns the value of a field of any type. If it can't be read, records a note and returns nil.
  func value<Value: JSONReadable>(_ type: Value.Type, _ name: FieldName) -> Value? {
    guard let value = json(name) else { return nil }
    return noting { () throws(JSONError) in try type.init(value) }
  }

  /// Returns the value of a field that may also have another type. If it can't be read, returns nil without a note.
  func valueIfReadable<Value: JSONReadable>(_ type: Value.Type, _ name: FieldName) -> Value? {
    guard let value = json(name) else { return nil }
    return try? type.init(value)
  }

  /// Returns the elements of a list that can be read; an empty array if there is no list.
  func list<Value: JSONReadable>(of type: Value.Type, _ name: FieldName) -> [Value] {
    guard let list = json(name) else { return [] }
    guard list.isList else {
      json.notes.add(JSONError(list, expected: "a list"), list)
      return []
    }
    var values: [Value] = []
    values.reserveCapacity(list.count)
    for element in list.elements {
      if let value = noting({ () throws(JSONError) in try type.init(element) }) { values.append(value) }
    }
    return values
  }

  /// Passes the points of a list to a closure, and returns whether all could be read. If not, records a note. An absent
  /// list has no points.
  func readPoints(_ name: FieldName, _ body: (SIMD2<Double>) -> Void) -> Bool {
    guard let list = json(name) else { return true }
    return noting { () throws(JSONError) in try list.forEachPoint(body) } != nil
  }

  /// Returns the members of an object that can be read; empty if there is no object.
  func dictionary<Value: JSONReadable>(of type: Value.Type, _ name: FieldName) -> [String: Value] {
    var values: [String: Value] = [:]
    for (name, member) in json(name)?.members ?? [] where values[name] == nil {
      values[name] = noting { () throws(JSONError) in try type.init(member) }
    }
    return values
  }

  /// Returns an error for an absent field.
  func missing(_ name: FieldName, _ message: String) -> JSONError { JSONError(json, absent: name, message) }

  private func noting<Value>(_ read: () throws(JSONError) -> Value) -> Value? {
    do {
      return try read()
    } catch {
      json.notes.add(error, json)
      return nil
    }
  }
}
