import Foundation
import TestSupport

/// Small Lottie files that are rendered quickly.
enum TestAnimation {
  /// A red square of 10 points that moves through 20 × 10 points: at frame *f*, from 0 to 10, it's at *x* = *f*.
  ///
  /// - Parameter layers: Further layers in front, each followed by a comma.
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

  /// Writes an archive of two animations of a red box, which is blue in the theme "sea" and black in "dark", the initial
  /// theme of the second animation.
  static func writeArchive(to name: String, in folder: URL) throws -> String {
    func theme(_ color: String) -> String {
      #"{"rules":[{"id":"ink","type":"Color","value":\#(color)}]}"#
    }
    let archive = zipped([
      "manifest.json": #"{"animations":[{"id":"smile"},{"id":"wink","initialTheme":"dark"}]}"#,
      "a/smile.json": box("smile", width: 20), "a/wink.json": box("wink", width: 30),
      "t/dark.json": theme("[0,0,0]"), "t/sea.json": theme("[0,0,1]"),
    ])
    try archive.write(to: folder.appendingPathComponent(name))
    return folder.file(name)
  }

  /// An animation of a red box that covers everything; its color is the slot "ink".
  private static func box(_ name: String, width: Int) -> String {
    """
    {"v": "5.7.0", "nm": "\(name)", "fr": 10, "ip": 0, "op": 10, "w": \(width), "h": 10, "layers": [
      {"ty": 4, "nm": "box", "ind": 1, "ip": 0, "op": 10, "ks": {}, "shapes": [
        {"ty": "rc", "p": {"k": [0, 0]}, "s": {"k": [100, 100]}, "r": {"k": 0}},
        {"ty": "fl", "nm": "Fill", "c": {"sid": "ink", "k": [1, 0, 0]}, "o": {"k": 100}}]}]}
    """
  }

  /// Writes an archive of ``json(rate:first:layers:)`` with playback settings.
  ///
  /// - Parameter settings: JSON members of the animation in the manifest, separated by commas.
  static func writeRunner(_ settings: String, to name: String, in folder: URL) throws -> String {
    let archive = zipped([
      "manifest.json": #"{"animations":[{"id":"run", \#(settings)}]}"#, "a/run.json": json(),
    ])
    try archive.write(to: folder.appendingPathComponent(name))
    return folder.file(name)
  }

  /// A layer whose merge paths leave the right half of the animation blue.
  static let merged = """
    {"ty": 4, "nm": "cut", "ind": 2, "ip": 0, "op": 10, "ks": {}, "shapes": [
      {"ty": "rc", "p": {"k": [5, 5]}, "s": {"k": [10, 10]}, "r": {"k": 0}},
      {"ty": "rc", "p": {"k": [10, 5]}, "s": {"k": [20, 10]}, "r": {"k": 0}},
      {"ty": "mm", "mm": 3},
      {"ty": "fl", "c": {"k": [0, 0, 1]}, "o": {"k": 100}}]},
    """

  /// A layer of a kind that can't be drawn.
  static let camera = #"{"ty": 13, "nm": "lens", "ip": 0, "op": 100, "st": 0, "ks": {}},"#

  @discardableResult
  static func write(_ text: String = json(), to name: String, in folder: URL) throws -> String {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    return folder.file(name)
  }
}
