import Foundation

// The compiler reads lowered files under the paths of the user's files, through a virtual file system. Diagnostics and
// debug information therefore name the user's files.

/// An overlay that maps source files to their lowered forms.
struct SourceOverlay {
  /// Absolute paths of lowered files by absolute paths of the user's files.
  let replacements: [String: String]

  /// The overlay in the format of Clang's virtual file system.
  var text: String {
    get throws {
      let folders = Dictionary(grouping: replacements.keys) { ($0 as NSString).deletingLastPathComponent }
      let roots = folders.sorted { $0.key < $1.key }.map { folder, files in
        Root(
          name: folder, type: "directory",
          contents: files.sorted().map {
            Entry(
              name: ($0 as NSString).lastPathComponent, type: "file", externalContents: replacements[$0] ?? $0
            )
          })
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
      return String(decoding: try encoder.encode(Document(roots: roots)), as: UTF8.self)
    }
  }
}

private struct Document: Encodable {
  let version = 0
  let caseSensitive = "true"
  let useExternalNames = "false"
  let roots: [Root]

  enum CodingKeys: String, CodingKey {
    case version, roots
    case caseSensitive = "case-sensitive"
    case useExternalNames = "use-external-names"
  }
}

private struct Root: Encodable {
  let name: String
  let type: String
  let contents: [Entry]
}

private struct Entry: Encodable {
  let name: String
  let type: String
  let externalContents: String

  enum CodingKeys: String, CodingKey {
    case name, type
    case externalContents = "external-contents"
  }
}
