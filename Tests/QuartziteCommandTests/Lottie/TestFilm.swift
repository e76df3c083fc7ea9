import Foundation

/// Films in a folder, small and quickly drawn.
enum TestFilm {
  /// A red square of 10 points that runs through a film of 20 × 10 points: at frame *f*, from 0 to 10, it's at *x* = *f*.
  ///
  /// - Parameter layers: More layers, in front.
  static func json(rate: Double = 10, first: Double = 0, layers: String = "") -> String {
    """
    {"v": "5.7.0", "nm": "runner", "fr": \(rate), "ip": \(first), "op": \(first + 10), "w": 20, "h": 10,
      "assets": [], "layers": [\(layers)
      {"ty": 1, "nm": "square", "ind": 1, "ip": 0, "op": 100, "st": 0, "sw": 10, "sh": 10, "sc": "#ff0000",
        "ks": {"p": {"a": 1, "k": [
          {"t": \(first), "s": [0, 0], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}},
          {"t": \(first + 10), "s": [10, 0]}]}}}]}
    """
  }

  /// A layer of a kind that isn't drawn.
  static let camera = #"{"ty": 13, "nm": "lens", "ip": 0, "op": 100, "st": 0, "ks": {}},"#

  @discardableResult
  static func write(_ text: String = json(), to name: String, in folder: URL) throws -> String {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    return folder.file(name)
  }
}
