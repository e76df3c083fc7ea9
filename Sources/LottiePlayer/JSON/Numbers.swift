extension JSONNode {
  /// Passes a number, or each number of a list, to a closure, limited to the range in which arithmetic can't overflow.
  ///
  /// - Throws: ``JSONError`` for any other value, after the numbers before it.
  func forEachNumber(_ body: (Double) -> Void) throws(JSONError) {
    guard isList else { return body(try boundedNumber()) }
    for element in elements { body(try element.boundedNumber()) }
  }

  private func boundedNumber() throws(JSONError) -> Double {
    guard let number else { throw JSONError(self, expected: "a number") }
    return number.bounded
  }
}

/// A number or a list of numbers.
struct Numbers: JSONReadable {
  let values: [Double]

  init(_ json: JSONNode) throws(JSONError) {
    var values: [Double] = []
    values.reserveCapacity(max(1, json.count))
    try json.forEachNumber { values.append($0) }
    self.values = values
  }
}

/// A number or a list of numbers, which are read from the text each time.
struct NumberList: JSONReadable {
  let count: Int
  private let json: JSONNode

  init(_ json: JSONNode) throws(JSONError) {
    var count = 0
    try json.forEachNumber { _ in count += 1 }
    (self.count, self.json) = (count, json)
  }

  /// - Precondition: The index is less than the count.
  subscript(index: Int) -> Double {
    (json.isList ? json.simpleElement(at: index) : json).number?.bounded ?? 0
  }

  /// Returns the number at an index; 0 if there are fewer.
  func number(at index: Int) -> Double { index < count ? self[index] : 0 }
}

/// A number or the first number of a list; nil for an empty list.
struct FirstNumber: JSONReadable {
  let value: Double?

  init(_ json: JSONNode) throws(JSONError) {
    var first: Double?
    try json.forEachNumber { first = first ?? $0 }
    value = first
  }
}

extension JSONNode {
  /// Passes the first two numbers of each element of a list to a closure; zero for elements with fewer.
  ///
  /// - Throws: ``JSONError`` for any other value, after the points before it.
  func forEachPoint(_ body: (SIMD2<Double>) -> Void) throws(JSONError) {
    guard isList else { throw JSONError(self, expected: "a list") }
    for element in elements {
      if let pair = element.pair {
        body(SIMD2(pair.x.bounded, pair.y.bounded))
        continue
      }
      var (point, count) = (SIMD2<Double>.zero, 0)
      try element.forEachNumber {
        if count < 2 { point[count] = $0 }
        count += 1
      }
      body(count > 1 ? point : .zero)
    }
  }
}
