#if OptionalLibraries
  import Foundation
  import Testing

  @testable import TextOutlines

  @Suite struct FontFoldersTests {
    /// Runs `body` with a folder that holds empty files of the given names.
    private func withFolder(_ names: [String], _ body: (String) throws -> Void) throws {
      let manager = FileManager.default
      let root = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        .resolvingSymlinksInPath()
      defer { try? manager.removeItem(at: root) }
      for name in names {
        let file = root.appendingPathComponent(name)
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
      }
      try body(root.path)
    }

    @Test func `fonts are found at any depth, sorted, without other files`() throws {
      try withFolder(["b.ttf", "a/z.OTF", "a/y.ttc", "c.txt", "d.pfb", "e/f/g/h.otc"]) { root in
        let files = FontFolders(paths: [root]).files()
        #expect(files == ["a/y.ttc", "a/z.OTF", "b.ttf", "e/f/g/h.otc"].map { root + "/" + $0 })
      }
    }

    @Test func `a preferred folder comes first and isn't listed again`() throws {
      try withFolder(["a.ttf", "z/b.ttf"]) { root in
        let files = FontFolders(paths: [root + "/z", root, root + "/a.ttf"]).files()
        #expect(files == [root + "/z/b.ttf", root + "/a.ttf"])
      }
    }

    @Test func `folders from the environment replace the system's fonts`() {
      #expect(
        FontSource.standard(environment: ["QUARTZITE_FONTS": "/a::/b"])
          == .folders(FontFolders(paths: ["/a", "/b"])))
      #expect(FontSource.standard(environment: ["QUARTZITE_FONTS": ""]) == .system)
      #expect(FontSource.standard(environment: [:]) == .system)
    }

    @Test func `a cyclic link doesn't lead to an endless search`() throws {
      try withFolder(["a/b.ttf"]) { root in
        try FileManager.default.createSymbolicLink(atPath: root + "/a/up", withDestinationPath: root)
        #expect(FontFolders(paths: [root]).files() == [root + "/a/b.ttf"])
      }
    }

    @Test func `missing folders yield no files`() {
      #expect(FontFolders(paths: ["/nowhere", "", "/nowhere/\0"]).files().isEmpty)
    }

    @Test func `files that aren't fonts yield no faces`() throws {
      try withFolder(["empty.ttf"]) { root in
        try Data("not a font".utf8).write(to: URL(fileURLWithPath: root + "/text.otf"))
        #expect(FontCatalog(folders: FontFolders(paths: [root])).entries.isEmpty)
      }
    }
  }
#endif
