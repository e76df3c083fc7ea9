/// The fields that couldn't be read in an otherwise readable file, and the number of layers read so far.
final class ReadingNotes {
  private(set) var texts: [String] = []
  private var layerCount = 0

  /// Enough notes to diagnose a file.
  private static let limit = 50

  /// Notes an error in the text that contains a node.
  func add(_ error: JSONError, _ json: JSONNode) {
    guard texts.count < Self.limit else { return }
    texts.append(json.description(of: error))
  }

  func countLayer(_ json: JSONNode) throws(JSONError) {
    layerCount += 1
    guard layerCount > Self.maximumLayerCount else { return }
    throw JSONError(json, "more than \(Self.maximumLayerCount) layers")
  }

  /// As many as take some 60 megabytes.
  private static let maximumLayerCount = 30_000
}
