#if OptionalLibraries
  import Foundation

  /// Where fonts lie, in the order in which they are preferred.
  struct FontFolders: Hashable, Sendable {
    /// Folders, searched with all that they hold, or single files.
    var paths: [String]

    /// The folders of the environment variable QUARTZITE_FONTS (separated by colons), those of the packages
    /// that the tests and the examples rely on, then the system's and the user's.
    static func standard(
      environment: [String: String] = ProcessInfo.processInfo.environment, home: String = NSHomeDirectory()
    ) -> FontFolders {
      let named = environment["QUARTZITE_FONTS"] ?? ""
      return FontFolders(
        paths: named.split(separator: ":").map(String.init) + [
          "/usr/share/fonts/truetype/liberation2", "/usr/share/fonts/opentype/inter",
          "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts", "/usr/local/share/fonts",
          home + "/.local/share/fonts",
        ])
    }

    /// Every font file once, folder by folder, sorted by name within each; at most ``fileLimit``.
    func files() -> [String] {
      var search = Search()
      for path in paths { search.visit(path, depth: 0) }
      return search.files
    }

    static let fileLimit = 20_000
    private static let depthLimit = 12
    private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

    private struct Search {
      var files: [String] = []
      /// Resolved paths, so that neither a link nor an overlap of two folders leads anywhere twice.
      private var seen: Set<String> = []

      mutating func visit(_ path: String, depth: Int) {
        guard !path.isEmpty, depth <= depthLimit, files.count < fileLimit else { return }
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
          seen.insert(url.path).inserted
        else { return }
        if isFolder.boolValue {
          let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
          for name in names.sorted() { visit(url.path + "/" + name, depth: depth + 1) }
        } else if extensions.contains(url.pathExtension.lowercased()) {
          files.append(url.path)
        }
      }
    }
  }
#endif
