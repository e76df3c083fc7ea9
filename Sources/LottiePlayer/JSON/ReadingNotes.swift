import Foundation
import Synchronization

/// The fields that couldn't be decoded in a file that was read nevertheless, and the number of layers read so far.
final class ReadingNotes: Sendable {
  private let layerCount = Mutex(0)
  private let store = Mutex<[String]>([])

  var texts: [String] { store.withLock { $0 } }

  /// Enough to see what is wrong with a file.
  private static let limit = 50

  func add(_ error: any Error) {
    store.withLock { texts in
      guard texts.count < Self.limit else { return }
      texts.append(Self.text(of: error))
    }
  }

  func countLayer(at path: [any CodingKey]) throws {
    let count = layerCount.withLock { count in
      count += 1
      return count
    }
    guard count > Self.maximumLayerCount else { return }
    throw DecodingError.dataCorrupted(
      .init(codingPath: path, debugDescription: "more than \(Self.maximumLayerCount) layers"))
  }

  /// As many as take some 60 megabytes.
  private static let maximumLayerCount = 30_000

  /// Returns the location of an error and the value that was expected there.
  static func text(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      return "\(location(context.codingPath)): \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
  }

  private static func location(_ path: [any CodingKey]) -> String {
    var location = ""
    for key in path {
      if let index = key.intValue {
        location += "[\(index)]"
      } else {
        location += location.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return location.isEmpty ? "the file" : location
  }
}

extension CodingUserInfoKey {
  static let readingNotes = CodingUserInfoKey(rawValue: "readingNotes")!
}
