import Foundation

/// The files from which a program is built, as far as a change of one of them can be noticed.
struct SourceState: Hashable {
  private var stamps: [String: Stamp] = [:]

  private struct Stamp: Hashable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
    let number: UInt64
  }

  /// The largest number of files that are looked at.
  private static let maximumCount = 100_000
  /// The endings of the names of sources outside of the folder `Sources`.
  private static let sourceExtensions: Set = [
    "swift", "c", "h", "m", "mm", "cc", "cpp", "hpp", "s", "modulemap",
  ]

  /// Looks at a file, or at the manifest, the folder `Sources`, and all other source files of a package.
  ///
  /// Hidden files and folders don't count.
  init(_ path: String) {
    guard Self.isFolder(path) else {
      add(path)
      return
    }
    var folders = [path]
    while let folder = folders.popLast(), stamps.count < Self.maximumCount {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names where !name.hasPrefix(".") {
        let item = "\(folder)/\(name)"
        if Self.isFolder(item) {
          folders.append(item)
        } else if item.hasPrefix("\(path)/Sources/") || name.hasPrefix("Package.")
          || Self.sourceExtensions.contains((name as NSString).pathExtension.lowercased())
        {
          add(item)
        }
      }
    }
  }

  private mutating func add(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    stamps[path] = Stamp(
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, size: Int(status.st_size),
      number: UInt64(status.st_ino))
  }

  /// Whether a path names a folder itself, and not a link to one, which could lead back.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
