import Foundation

/// An object that answers the questions of the page.
protocol PreviewResponder: AnyObject {
  /// Returns the answer to a question.
  func answer(_ query: PreviewQuery) -> HTTPResponse

  /// Does a part of the work that is to be done while nobody asks anything.
  ///
  /// - Parameter time: The time in seconds since a fixed one.
  /// - Returns: Whether there is more to do now.
  func work(at time: Double) -> Bool
}

/// The state of the program whose scene is shown.
struct PreviewStatus: Codable, Hashable {
  enum State: String, Codable { case ready, building, failed }

  var state = State.ready
  /// The number of programs that were started so far, by which the page notices a new one.
  var generation = 1
  /// The errors of the compiler, or of the program; empty if there are none.
  var message = ""
  /// Whether sources are watched.
  var isWatching = false
}

extension HTTPResponse {
  /// Creates an answer with a document.
  static func json(_ document: some Encodable) -> HTTPResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return HTTPResponse(contentType: "application/json", body: try encoder.encode(document))
    } catch {
      return .refusal(500, "the document can't be written: \(error)")
    }
  }
}
