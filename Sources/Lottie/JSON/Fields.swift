import Foundation

/// The name of a field in a Lottie file.
struct FieldName: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init(stringLiteral value: String) { stringValue = value }

  init?(intValue: Int) { nil }
}

/// The fields of one object in a Lottie file.
///
/// Files come from many exporters: a flag may be a number, a number a list of one. What is absent or can't be read is
/// nil, and the latter is noted, so that one odd field doesn't cost the film.
struct Fields {
  private let container: KeyedDecodingContainer<FieldName>
  private let notes: ReadingNotes?

  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: FieldName.self)
    notes = decoder.userInfo[.readingNotes] as? ReadingNotes
  }

  /// Counts the object as a layer.
  ///
  /// - Throws: Where the file has more layers than are read.
  func takeLayer() throws { try notes?.takeLayer(at: container.codingPath) }

  func contains(_ name: FieldName) -> Bool { container.contains(name) }

  /// The first number of a field: of `5` as of `[5]`.
  func number(_ name: FieldName) -> Double? { value(Numbers.self, name)?.values.first }

  /// A whole number, brought into the range of `Int32`.
  func whole(_ name: FieldName) -> Int? {
    number(name).map { Int($0.rounded(.towardZero).clamped(to: -2_147_483_648...2_147_483_647)) }
  }

  /// Whether a field is true, or a number other than 0.
  func flag(_ name: FieldName) -> Bool {
    guard contains(name) else { return false }
    if let flag = try? container.decode(Bool.self, forKey: name) { return flag }
    return number(name).map { $0 != 0 } ?? false
  }

  func text(_ name: FieldName) -> String? {
    guard contains(name) else { return nil }
    return try? container.decode(String.self, forKey: name)
  }

  /// A field of any kind; nil, and a note, where it can't be read.
  func value<Value: Decodable>(_ type: Value.Type, _ name: FieldName) -> Value? {
    guard contains(name), (try? container.decodeNil(forKey: name)) != true else { return nil }
    do {
      return try container.decode(type, forKey: name)
    } catch {
      notes?.add(error)
      return nil
    }
  }

  /// A field that may as well be of another kind; nil without a note where it can't be read.
  func quietly<Value: Decodable>(_ type: Value.Type, _ name: FieldName) -> Value? {
    try? container.decode(type, forKey: name)
  }

  /// The elements of a list that can be read; none where there is no list.
  func list<Value: Decodable>(of type: Value.Type, _ name: FieldName) -> [Value] {
    value([Readable<Value>].self, name)?.compactMap(\.value) ?? []
  }

  /// A property that may change in time.
  func animated<Value: LottieValue>(_ type: Value.Type, _ name: FieldName) -> Animated<Value>? {
    value(Animated<Value>.self, name)
  }
}

/// An element of a list, nil where it can't be read.
private struct Readable<Value: Decodable>: Decodable {
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

/// A number, or a list of numbers.
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

extension Double {
  /// The number, brought to within ±10⁹: far beyond any picture, and squares of it are still exact enough to draw.
  var bounded: Double { isNaN ? 0 : clamped(to: -1e9...1e9) }

  func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
