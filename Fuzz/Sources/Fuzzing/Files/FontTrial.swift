import Foundation
import Staging

/// A stage with a damaged font draws its text, in that font as far as possible, and lists no other font.
struct FontTrial: Trial {
  let name = "font"

  func run(_ random: inout CaseRandom) throws {
    var bytes = random.pick(Self.files)
    FileDamage.apply(to: &bytes, from: random.pick([0, Self.directoryLength]), &random)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let stage = Stage(size: CGSize(width: 40, height: 40), fonts: [file])
    let size = random.pick([5, 10, 40, 1000] as [CGFloat])
    stage.perform {
      let layer = CATextLayer()
      layer.frame = stage.layer.bounds
      (layer.string, layer.fontSize, layer.isWrapped) = ("A BCDE\tFGH אב \u{1F600}A", size, true)
      stage.layer.addSublayer(layer)
    }
    _ = stage.picture()
    let path = file.resolvingSymlinksInPath().path
    try demand(stage.fonts.allSatisfy { $0.file == path }, "text in another font")
    try demand(!stage.fonts.isEmpty || !stage.textNotices.isEmpty, "no font and no notice")
  }

  /// The length of a font's header and of its list of tables.
  private static let directoryLength = 12 + 12 * 16

  /// The fonts with colored glyphs that the tests use.
  private static let files: [[UInt8]] = ["Layers", "Paints", "Strikes", "Bitmaps"].compactMap { name in
    let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let file = root.appendingPathComponent("Tests/TextOutlinesTests/Fonts/\(name).ttf")
    return (try? Data(contentsOf: file)).map { [UInt8]($0) }
  }
}
