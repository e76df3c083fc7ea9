import Foundation

/// The folder that a batch of films writes, locked so that no other batch writes the same films.
///
/// ```text
/// ann.gif                           a finished film
/// quartzite-films.jsonl             the manifest: a line for each finished film
/// .quartzite-films.lock             locked for as long as a batch runs
/// .quartzite-films.work/            unfinished films; a batch that was killed leaves it behind, the next one removes it
/// ```
///
/// A batch for part K of N has its own manifest, lock, and folder, with `.K-of-N` in their names. Parts can run
/// concurrently; a batch without parts excludes all other batches.
final class BatchFolder {
  let path: String
  private let part: Part?
  /// The descriptors of the locked files, which are closed at the end.
  private var locks: [CInt] = []
  /// Whether the folder of unfinished films belongs to this batch, rather than to one that excludes it.
  private var ownsWork = false

  /// The prefix of the names of files that aren't films.
  static let filePrefix = "quartzite-films"

  /// Locks the folder, and removes files that a killed batch left behind.
  ///
  /// - Throws: `CommandError` if the folder is missing or can't be written, or if another batch is running in it.
  init(_ path: String, part: Part?) throws(CommandError) {
    (self.path, self.part) = (path, part)
    _ = try OutputFile.url(for: "\(path)/\(Self.filePrefix)")
    try lock(".\(Self.filePrefix).lock", isShared: part != nil)
    if let part { try lock(".\(Self.filePrefix).\(part.suffix).lock", isShared: false) }
    ownsWork = true
    removeWork()
    do {
      try FileManager.default.createDirectory(atPath: workPath, withIntermediateDirectories: false)
    } catch {
      throw .failure("\(workPath) can't be created: \(error.localizedDescription)")
    }
  }

  deinit {
    // If the initializer throws, this runs too.
    if ownsWork { removeWork() }
    for lock in locks { close(lock) }
  }
}

extension BatchFolder {
  /// The folder of unfinished films.
  var workPath: String { "\(path)/.\(Self.filePrefix)\(infix).work" }

  /// The manifest of this batch.
  var manifestPath: String { "\(path)/\(Self.filePrefix)\(infix).jsonl" }

  /// The manifests of all batches.
  var allManifestPaths: [String] {
    names.filter { $0.hasPrefix(Self.filePrefix) && $0.hasSuffix(".jsonl") }.sorted().map { "\(path)/\($0)" }
  }

  /// Whether the batch is a part of a larger one.
  var isPart: Bool { part != nil }

  private var infix: String { part.map { ".\($0.suffix)" } ?? "" }

  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }

  /// Removes the folder of unfinished films; if this batch isn't a part, also the folders of all parts.
  private func removeWork() {
    let obsolete = names.filter { name in
      part == nil
        ? name.hasPrefix(".\(Self.filePrefix)") && name.hasSuffix(".work")
        : "\(path)/\(name)" == workPath
    }
    for name in obsolete { try? FileManager.default.removeItem(atPath: "\(path)/\(name)") }
  }

  private func lock(_ name: String, isShared: Bool) throws(CommandError) {
    let file = "\(path)/\(name)"
    let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw .failure("\(file) can't be written: \(String(cString: strerror(errno)))")
    }
    locks.append(descriptor)
    guard flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0 else {
      throw errno == EWOULDBLOCK
        ? .failure(
          "\(path): another batch is writing to this folder; wait until it ends, or choose another folder")
        : .failure("\(file) can't be locked: \(String(cString: strerror(errno)))")
    }
  }
}
