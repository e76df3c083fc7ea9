import Foundation

/// The tables of facts in `Tests/Truth`.
struct TruthTables {
  /// The first column of every row.
  let codes: Set<String>

  /// The repository's folder.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let folder = repository.appending(path: "Tests/Truth")

  init() throws {
    codes = try Set(Self.files().flatMap { try Self.rows(of: $0).map { $0[0] } })
  }

  /// The parts before the first hyphen of all codes that have one.
  var families: Set<String> {
    Set(codes.filter { $0.contains("-") }.map { String($0.prefix { $0 != "-" }) })
  }

  /// Whether a code names a row, or a family of rows.
  func have(_ code: String) -> Bool {
    codes.contains(code) || codes.contains { $0.hasPrefix(code + "-") }
  }

  static func files() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "tsv" }.sorted { $0.path < $1.path }
  }

  /// Returns the cells of each row after the header.
  static func rows(of file: URL) throws -> [[String]] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// Returns the Swift files in folders of the repository, which are searched recursively, except in folders of builds.
  static func swiftFiles(in folders: [String]) -> [URL] {
    folders.flatMap { folder -> [URL] in
      let root = repository.appending(path: folder)
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
      return (files?.compactMap { $0 as? URL } ?? []).filter {
        $0.pathExtension == "swift" && !$0.path.dropFirst(root.path.count).contains("/.build/")
      }
    }
  }
}
