import Foundation
import ImageCoding
import QuartzCore
import Raster
import Testing

/// Every layer class and property as a small picture and as the commands that draw it, in `Goldens`.
///
/// `make goldens` rewrites them, together with a sheet of all pictures, enlarged. Inspect it before you commit a change.
@Suite struct GoldenTests {
  @Test(arguments: GoldenScene.all)
  func `a scene has the golden commands and the golden pixels`(scene: GoldenScene) throws {
    let (list, picture) = scene.drawn()
    guard !Goldens.areWritten else { return try Goldens.write(scene, list, picture) }
    let text = try String(contentsOf: Goldens.file(scene.name, "txt"), encoding: .utf8)
    #expect(Goldens.text(of: scene, list) == text)
    let golden = try PNGDecoder().decode(contentsOf: Goldens.file(scene.name, "png")).bitmap
    let different = zip(golden.pixels, picture.pixels).enumerated().filter { $0.element.0 != $0.element.1 }
    let places = different.prefix(4).map { "(\($0.offset % picture.width), \($0.offset / picture.width))" }
    #expect(golden.bounds == picture.bounds && places == [])
  }

  @Test(.enabled(if: Goldens.areWritten)) func `all scenes are written on one sheet`() throws {
    try Goldens.writeSheet()
  }

  @Test func `names are unique, and each file belongs to a scene`() throws {
    let names = Set(GoldenScene.all.map(\.name))
    #expect(names.count == GoldenScene.all.count)
    let files = try FileManager.default.contentsOfDirectory(atPath: Goldens.folder.path)
    #expect(Set(files) == Set(names.flatMap { ["\($0).png", "\($0).txt"] }))
  }
}

/// The folder of the golden files.
private enum Goldens {
  static let areWritten = ProcessInfo.processInfo.environment["QUARTZITE_GOLDENS"] == "write"

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

  static func file(_ name: String, _ type: String) -> URL { folder.appending(path: "\(name).\(type)") }

  static func text(of scene: GoldenScene, _ list: DisplayList) -> String { "\(scene.reason)\n\n\(list)\n" }

  static func write(_ scene: GoldenScene, _ list: DisplayList, _ picture: Bitmap) throws {
    try PNGEncoder().write(CGImage(bitmap: picture), to: file(scene.name, "png"))
    try text(of: scene, list).write(to: file(scene.name, "txt"), atomically: true, encoding: .utf8)
  }

  /// All scenes side by side, enlarged six times, in rows of eight.
  static func writeSheet() throws {
    let (scale, columns) = (6, 8)
    let cell = (width: GoldenScene.width * scale + 8, height: GoldenScene.height * scale + 8)
    let rows = (GoldenScene.all.count + columns - 1) / columns
    var sheet = Bitmap(width: columns * cell.width, height: rows * cell.height)
    for (index, scene) in GoldenScene.all.enumerated() {
      let picture = scene.drawn().picture
      let (left, top) = (index % columns * cell.width, index / columns * cell.height)
      for y in 0..<picture.height * scale {
        for x in 0..<picture.width * scale { sheet[left + x, top + y] = picture[x / scale, y / scale] }
      }
    }
    let output = folder.appending(path: "../../../../out").standardizedFileURL
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    try PNGEncoder().write(CGImage(bitmap: sheet), to: output.appending(path: "goldens.png"))
  }
}
