#if OptionalLibraries
  import Foundation
  import Raster
  import TestSupport
  import Testing

  @testable import TextOutlines

  @Suite struct FontEntryTests {
    private let sans = "/usr/share/fonts/truetype/liberation2/LiberationSans-BoldItalic.ttf"

    @Test func `an entry has the names in the font's tables`() {
      var entries = FontEntry.entries(ofFile: sans)
      #expect(
        entries.first?.characters.contains(0x41) == true
          && entries.first?.characters.contains(0x4E00) == false)
      for index in entries.indices { entries[index].characters = FontCharacters() }
      #expect(
        entries == [
          FontEntry(
            path: sans, face: 0, instance: nil, family: "Liberation Sans", styleName: "Bold Italic",
            postScriptName: "LiberationSans-BoldItalic",
            style: FontStyle(weight: 700, isItalic: true))
        ])
    }

    @Test func `all weights belong to one typographic family`() {
      let entries = FontEntry.entries(ofFile: "/usr/share/fonts/opentype/inter/Inter-ExtraLight.otf")
      #expect(entries.map(\.family) == ["Inter"])
      #expect(entries.map(\.styleName) == ["Extra Light"])
      #expect(entries.map(\.style) == [FontStyle(weight: 200)])
    }

    @Test func `a missing file has no face`() {
      #expect(FontEntry.entries(ofFile: "/nowhere/font.ttf").isEmpty)
      #expect(FontEntry.entries(ofFile: "").isEmpty)
      #expect(FontEntry.entries(ofFile: "/usr").isEmpty)
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func `a damaged file never crashes the shaper`(_ seed: UInt64) throws {
      var generator = SeededGenerator(seed: seed)
      let intact = try Data(contentsOf: URL(fileURLWithPath: sans))
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ttf")
      defer { try? FileManager.default.removeItem(at: file) }
      for _ in 0..<40 {
        var damaged = intact
        for _ in 0..<Int.random(in: 1...20, using: &generator) {
          // Half of the damage hits the table directory and headers, where it has the most effect.
          let range = Bool.random(using: &generator) ? 0..<400 : 0..<damaged.count
          damaged[Int.random(in: range, using: &generator)] = .random(in: 0...255, using: &generator)
        }
        if Bool.random(using: &generator) {
          damaged.removeLast(Int.random(in: 0..<damaged.count, using: &generator))
        }
        try damaged.write(to: file)
        let line = TextShaper(folders: [file.path]).shape("AVé\u{301}", font: .init(), size: 20)
        #expect(line.width.isFinite && line.path().isFinite, "seed \(seed)")
      }
    }
  }
#endif
