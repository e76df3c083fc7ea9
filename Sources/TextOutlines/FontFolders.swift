#if OptionalLibraries
  import Foundation

  /// The folders that are searched for fonts, the preferred ones first.
  struct FontFolders: Hashable, Sendable {
    /// Paths of folders, which are searched recursively, or of single files.
    var paths: [String]

    /// Returns the standard folders: those of the environment variable QUARTZITE_FONTS (separated by colons), those of
    /// the font packages that the tests and examples rely on, then the system's and the user's.
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

    /// Returns the resolved paths of all font files, folder by folder, sorted by name within each folder.
    ///
    /// Each file appears once. At most ``fileLimit`` files are returned.
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
      /// The resolved paths visited so far, so that links and overlapping folders lead nowhere twice.
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
