import Foundation

/// The name of a field in a Lottie file.
struct FieldName: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init(stringLiteral value: String) { stringValue = value }

  init?(intValue: Int) { nil }
}

/// The fields of one JSON object in a Lottie file.
///
/// Exporters write the same field in different ways: a flag may be a number, and a number a list with one element. A
/// field that is absent or unreadable is nil. Unreadable fields are recorded, so that one invalid field doesn't make the
/// whole animation unreadable.
struct Fields {
  private let container: KeyedDecodingContainer<FieldName>
  private let notes: ReadingNotes?

  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: FieldName.self)
    notes = decoder.userInfo[.readingNotes] as? ReadingNotes
  }

  /// Counts the object as a layer.
  ///
  /// - Throws: An error if the file has more layers than the limit.
  func countLayer() throws { try notes?.countLayer(at: container.codingPath) }

  func contains(_ name: FieldName) -> Bool { container.contains(name) }

  /// Returns the first number of a field, for `5` as for `[5]`.
  func number(_ name: FieldName) -> Double? { value(Numbers.self, name)?.values.first }

  /// Returns a number truncated to an integer and clamped to the range of `Int32`.
  func integer(_ name: FieldName) -> Int? {
    number(name).map { Int($0.rounded(.towardZero).clamped(to: -2_147_483_648...2_147_483_647)) }
  }

  /// Returns whether a field is true, or a number other than 0.
  func flag(_ name: FieldName) -> Bool {
    guard contains(name) else { return false }
    if let flag = try? container.decode(Bool.self, forKey: name) { return flag }
    return number(name).map { $0 != 0 } ?? false
  }

  func text(_ name: FieldName) -> String? {
    guard contains(name) else { return nil }
    return try? container.decode(String.self, forKey: name)
  }

  /// Returns the value of a field of any type; nil, with a note, if it can't be decoded.
  func value<Value: Decodable>(_ type: Value.Type, _ name: FieldName) -> Value? {
    guard contains(name), (try? container.decodeNil(forKey: name)) != true else { return nil }
    do {
      return try container.decode(type, forKey: name)
    } catch {
      notes?.add(error)
      return nil
    }
  }

  /// Returns the value of a field that may also have another type; nil, without a note, if it can't be decoded.
  func valueIfDecodable<Value: Decodable>(_ type: Value.Type, _ name: FieldName) -> Value? {
    try? container.decode(type, forKey: name)
  }

  /// Returns the elements of a list that can be decoded; an empty array if there is no list.
  func list<Value: Decodable>(of type: Value.Type, _ name: FieldName) -> [Value] {
    value([Lenient<Value>].self, name)?.compactMap(\.value) ?? []
  }
}

/// An element of a list; its value is nil if it can't be decoded.
private struct Lenient<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    do {
      value = try Value(from: decoder)
    } catch {
      (decoder.userInfo[.readingNotes] as? ReadingNotes)?.add(error)
      value = nil
    }
  }
}

/// A number or a list of numbers.
struct Numbers: Decodable {
  let values: [Double]

  init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      var values: [Double] = []
      values.reserveCapacity(min(list.count ?? 0, 1024))
      while !list.isAtEnd { values.append(try list.decode(Double.self).bounded) }
      self.values = values
    } else {
      values = [try decoder.singleValueContainer().decode(Double.self).bounded]
    }
  }
}
