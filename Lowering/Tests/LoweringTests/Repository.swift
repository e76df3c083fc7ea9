import Foundation

/// The Swift files of the repository that contains this package.
enum Repository {
  /// The paths of the library's files, of the packages for iOS, and of this package, in order.
  static let swiftFiles: [String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return ["Sources", "Tests/Unmodified", "Lowering/Sources"].flatMap { folder -> [String] in
      let path = root.appendingPathComponent(folder).path
      let names = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
      return names.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map {
        "\(path)/\($0)"
      }
    }
  }()
}
