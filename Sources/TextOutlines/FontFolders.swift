#if OptionalLibraries
  import Foundation

  /// The fonts that a shaper uses.
  enum FontSource: Hashable, Sendable {
    /// The fonts of the system and the user, with their aliases.
    case system
    /// The fonts in folders, and nothing else.
    case folders(FontFolders)

    /// Returns the folders of the environment variable `QUARTZITE_FONTS`, separated by colons; the system's fonts if it's
    /// unset or empty.
    static func standard(
      environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> FontSource {
      let named = (environment["QUARTZITE_FONTS"] ?? "").split(separator: ":").map(String.init)
      return named.isEmpty ? .system : .folders(FontFolders(paths: named))
    }
  }

  /// The folders that are searched for fonts, the preferred ones first.
  struct FontFolders: Hashable, Sendable {
    /// Paths of folders, which are searched recursively, or of single files.
    var paths: [String]

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
      /// The resolved paths visited so far, so that links and overlapping folders aren't visited twice.
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
