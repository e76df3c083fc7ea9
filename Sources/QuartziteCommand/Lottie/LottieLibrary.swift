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

  private struct State {
    /// The sources, the last used one at the end.
    var sources: [(key: Key, source: LottieSource)] = []

    mutating func use(_ key: Key) -> LottieSource? {
      guard let index = sources.firstIndex(where: { $0.key == key }) else { return nil }
      let entry = sources.remove(at: index)
      sources.append(entry)
      return entry.source
    }

    mutating func add(_ source: LottieSource, for key: Key) {
      sources.removeAll { $0.key == key }
      sources.append((key, source))
      var byteCount = sources.reduce(0) { $0 + $1.source.byteCount }
      while byteCount > byteLimit { byteCount -= sources.removeFirst().source.byteCount }
    }
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
    if let source = state.withLock({ $0.use(key) }) { return source }
    let source = try LottieSource(path, selection, appearance)
    state.withLock { $0.add(source, for: key) }
    return source
  }
}

extension LottieSource {
  fileprivate var byteCount: Int { contents.reduce(0) { $0 + $1.count } }
}
