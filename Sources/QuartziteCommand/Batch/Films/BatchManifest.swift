import Foundation
import ImageCoding

/// The finished films of a folder, with the hashes from which a later batch knows what it needn't draw again.
///
/// Each film is a line of JSON, appended as soon as the film has its name. A line that a killed batch left incomplete is
/// ignored.
struct BatchManifest {
  /// A finished film.
  struct Entry: Codable, Hashable, Sendable {
    /// The name of the file.
    let output: String
    /// The fingerprint of the film and its options.
    let film: String
    /// The SHA-256 hash of the file.
    let sha256: String
    let bytes: Int
  }

  private var entries: [String: Entry] = [:]
  private let folder: BatchFolder
  private var path: String { folder.manifestPath }
  private let descriptor: CInt

  /// Reads the manifests of a folder, and opens that of this batch.
  ///
  /// - Throws: `CommandError` if it can't be written.
  init(_ folder: BatchFolder) throws(CommandError) {
    for path in folder.allManifestPaths {
      for entry in Self.entries(at: path) { entries[entry.output] = entry }
    }
    self.folder = folder
    let path = folder.manifestPath
    descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw .failure("\(path) can't be written: \(String(cString: strerror(errno)))")
    }
    // The line of a batch that was killed may lack its end.
    try write("\n")
  }

  private static func entries(at path: String) -> [Entry] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return data.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(Entry.self, from: Data($0))
    }
  }
}

extension BatchManifest {
  func entry(for output: String) -> Entry? { entries[output] }

  /// Adds a finished film.
  mutating func add(_ entry: Entry) throws(CommandError) {
    entries[entry.output] = entry
    try write(Self.line(entry))
  }

  /// Replaces the file by one with a line for each film: those of `outputs` in their order, and unless the batch is a
  /// part, the other films of the folder by name, which removes the manifests of parts.
  ///
  /// The same films make the same bytes, whatever happened before.
  mutating func finish(outputs: [String]) throws {
    close(descriptor)
    let listed = outputs.compactMap { entries.removeValue(forKey: $0) }
    let unlisted = folder.isPart ? [] : entries.values.sorted { $0.output < $1.output }
    let file = try AtomicFile(URL(fileURLWithPath: path))
    for entry in listed + unlisted { try file.write(Data(Self.line(entry).utf8)) }
    try file.commit()
    guard !folder.isPart else { return }
    for partManifest in folder.allManifestPaths where partManifest != path { unlink(partManifest) }
  }

  private static func line(_ entry: Entry) -> String { (try? JSONDocument.line(of: entry)) ?? "" }

  private func write(_ line: String) throws(CommandError) {
    let bytes = Array(line.utf8)
    guard Foundation.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw .failure("\(path) can't be written: \(String(cString: strerror(errno)))")
    }
  }
}
