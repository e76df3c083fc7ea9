/// A type that is read from a JSON value.
///
/// It replaces `Decodable`, whose containers take ten times as long on a Lottie file.
protocol JSONReadable {
  /// - Throws: ``JSONError`` if the value has another type or lacks a required member.
  init(_ json: JSONNode) throws(JSONError)
}

extension String: JSONReadable {
  init(_ json: JSONNode) throws(JSONError) {
    guard let string = json.string else { throw JSONError(json, expected: "a string") }
    self = string
  }
}

/// A value that couldn't be read.
///
/// Throwing one is cheap, because its location and its text are determined only when it's recorded.
struct JSONError: Error {
  /// The index of the value in its tape.
  let index: Int
  /// The value's member that is absent; nil if the value itself is unreadable.
  let absent: FieldName?
  let reason: Reason

  enum Reason {
    case message(String)
    /// The value has another type than the expected one, which is given with an article.
    case type(expected: StaticString)
  }

  init(_ json: JSONNode, absent: FieldName? = nil, _ message: String) {
    (index, reason) = (json.index, .message(message))
    self.absent = absent
  }

  /// Creates an error for a value of another type.
  ///
  /// - Parameter expected: The expected type with an article.
  init(_ json: JSONNode, expected: StaticString) {
    (index, absent, reason) = (json.index, nil, .type(expected: expected))
  }
}
