import Foundation
import Synchronization

/// The Lottie files that several threads use, each of which is read once.
///
/// The files that were used last are kept, up to a size in total.
final class LottieLibrary: Sendable {
  private let state = Mutex(State())

  /// The largest size of the files that are kept, in bytes of the files.
  private static let byteLimit = 64 << 20

  /// Everything that determines the result of reading a file.
  private struct Key: Hashable {
    let path: String
    let animation: String?
    let theme: String?
    let runsExpressions: Bool
  }

  /// A file that the first thread that uses it reads, while others wait.
  private final class File: Sendable {
    private let source = Mutex<LottieSource?>(nil)

    /// Returns the source, or reads it if no thread has done so.
    func source(
      orRead read: () throws(CommandError) -> LottieSource
    ) throws(CommandError) -> LottieSource {
      try source.withLock { (source: inout LottieSource?) throws(CommandError) in
        if let source { return source }
        let newSource = try read()
        source = newSource
        return newSource
      }
    }
  }

  private struct State {
    /// The files, the last used one at the end. The size of an unread file is 0.
    var files: [(key: Key, file: File, byteCount: Int)] = []

    /// Returns the file of a key, and makes it the last used one.
    mutating func use(_ key: Key) -> File {
      let entry = remove(key) ?? (key, File(), 0)
      files.append(entry)
      return entry.file
    }

    mutating func setByteCount(_ byteCount: Int, of key: Key) {
      guard let index = files.lastIndex(where: { $0.key == key }) else { return }
      files[index].byteCount = byteCount
      var total = files.reduce(0) { $0 + $1.byteCount }
      while total > byteLimit, files.count > 1 { total -= files.removeFirst().byteCount }
    }

    private mutating func remove(_ key: Key) -> (key: Key, file: File, byteCount: Int)? {
      files.firstIndex { $0.key == key }.map { files.remove(at: $0) }
    }

    mutating func remove(_ file: File) { files.removeAll { $0.file === file } }
  }
}

extension LottieLibrary {
  /// Returns the selected animation of a file.
  ///
  /// - Throws: `CommandError` if the file can't be read, or has no such animation or theme.
  func source(
    _ path: String, _ selection: LottieSelection, _ appearance: LottieAppearance
  ) throws(CommandError) -> LottieSource {
    let key = Key(
      path: path, animation: selection.animation, theme: selection.theme,
      runsExpressions: appearance.runsExpressions)
    let file = state.withLock { $0.use(key) }
    do {
      let source = try file.source { () throws(CommandError) in
        try LottieSource(path, selection, appearance)
      }
      state.withLock { $0.setByteCount(source.byteCount, of: key) }
      return source
    } catch {
      // A later attempt may succeed.
      state.withLock { $0.remove(file) }
      throw error
    }
  }
}

extension LottieSource {
  fileprivate var byteCount: Int { contents.reduce(0) { $0 + $1.count } }
}
