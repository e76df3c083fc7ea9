#if OptionalLibraries
  import Foundation
  import Raster
  import Testing

  @testable import TextOutlines

  /// Patterns that this test writes: words are divided before "na", and in ISO 8859-1 also after "ä".
  @Suite(.enabled(if: Hyphenator.isInstalled, "libhyphen is installed"))
  struct HyphenatorTests {
    private func withPatterns(
      _ names: [String], _ lines: [String] = ["1na"], encoding: String = "UTF-8",
      as data: String.Encoding = .utf8,
      _ body: (String) throws -> Void
    ) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("patterns-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let text = ([encoding, "LEFTHYPHENMIN 2", "RIGHTHYPHENMIN 2"] + lines).joined(separator: "\n") + "\n"
      for name in names {
        try #require(text.data(using: data)).write(to: folder.appendingPathComponent("hyph_\(name).dic"))
      }
      try body(folder.path)
    }

    private func points(_ word: String, _ language: String, in folder: String) -> [Int]? {
      Hyphenator(language: language, folders: [folder])?.points(in: Array(word.utf16))
    }

    @Test func `words are divided by patterns, whatever their case`() throws {
      try withPatterns(["en_US"]) { folder in
        for word in ["banana", "BANANA", "Banana"] { #expect(points(word, "en-US", in: folder) == [2, 4]) }
        #expect(points("bandana", "en-US", in: folder) == [5])
        #expect(points("", "en-US", in: folder) == [])
        #expect(points("nana", "en-US", in: folder) == [2])
      }
    }

    @Test func `positions count UTF-16 code units`() throws {
      try withPatterns(["xx"]) { folder in
        #expect(points("\u{1D44E}a\u{301}na", "xx", in: folder) == [4])
      }
    }

    @Test func `patterns may have a one-byte encoding`() throws {
      try withPatterns(["xx"], ["ä1"], encoding: "ISO8859-1", as: .isoLatin1) { folder in
        #expect(points("bäbä", "xx", in: folder) == [2])
        #expect(points("bÄbä", "xx", in: folder) == [2])
        // No encoding of one byte has both letters.
        #expect(points("bäбä", "xx", in: folder) == [])
      }
    }

    @Test func `divisions that change the spelling are omitted`() throws {
      try withPatterns(["xx"], ["1na", "e1e/e=é,1,2"]) { folder in
        #expect(points("bananaeen", "xx", in: folder) == [2, 4])
      }
    }

    @Test func `a tag without patterns of its region has those of another one`() throws {
      try withPatterns(["de_AT", "de_CH"]) { folder in
        for tag in ["de", "de-DE", "de_CH", "DE", "de-Latn-AT"] {
          #expect(points("nana", tag, in: folder) != nil)
        }
        for tag in ["en", "", "d", "../de", "de/AT"] { #expect(points("nana", tag, in: folder) == nil) }
      }
      try withPatterns(["en_AU", "en_US"]) { folder in
        for tag in ["en", "", "en-NZ"] { #expect(points("nana", tag, in: folder) != nil) }
      }
    }

    @Test func `overlong words and lone surrogates aren't divided`() throws {
      try withPatterns(["xx"]) { folder in
        let hyphenator = try #require(Hyphenator(language: "xx", folders: [folder]))
        let word = Array(String(repeating: "na", count: 50).utf16)
        #expect(hyphenator.points(in: word).count == 49)
        #expect(hyphenator.points(in: word + [0x61]).isEmpty)
        #expect(hyphenator.points(in: [0x61, 0xD800, 0x6E, 0x61, 0x61]).isEmpty)
      }
    }

    @Test func `a damaged file has no patterns`() throws {
      for contents in ["", "nonsense\n", "\n1na\n"] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("patterns-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(contents.utf8).write(to: folder.appendingPathComponent("hyph_xx.dic"))
        #expect(Hyphenator(language: "xx", folders: [folder.path]) == nil, "\(contents)")
      }
    }
  }
#endif
