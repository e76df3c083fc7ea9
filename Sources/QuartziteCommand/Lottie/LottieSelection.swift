import Foundation
import LottiePlayer

/// The options that select the animation and the theme of an archive.
struct LottieSelection: OptionGroup {
  @Option(
    "animation", for: .lottie, .id, otherwise: "the archive's initial animation",
    help: "the animation of an archive (.lottie)")
  var animation: String?
  @Option(
    "theme", for: .lottie, .id, otherwise: "the archive's theme for the animation, if any",
    help: "the theme of an archive, which overrides values of the animation")
  var theme: String?
}

extension LottieSelection {
  /// Reads the selected animation of a file, the playback settings of an archive, and the bytes of the file.
  ///
  /// Images that the animation refers to are read from the file's folder; for standard input, from the
  /// current folder.
  ///
  /// - Throws: `CommandError` if the file can't be read, or has no such animation or theme.
  func read(_ path: String) throws(CommandError) -> (
    LottieAnimation, DotLottieSettings, Data
  ) {
    let data = try InputFile.data(at: path, expected: "a Lottie file", limit: Self.maximumByteCount)
    do {
      let file = try DotLottieFile(
        data: data, pictureFolder: URL(fileURLWithPath: path).deletingLastPathComponent())
      try check($animation, among: file.animationIDs, of: InputFile.name(of: path))
      try check($theme, among: file.themeIDs, of: InputFile.name(of: path))
      return (try file.animation(animation, theme: theme), file.settings(forAnimation: animation), data)
    } catch let error as LottieError {
      throw .failure("\(InputFile.name(of: path)): \(error.message)")
    } catch {
      throw CommandError(error)
    }
  }

  /// Throws if a file doesn't contain the item that an option names.
  private func check(
    _ option: Option<String?>, among knownNames: [String], of path: String
  ) throws(CommandError) {
    guard let name = option.wrappedValue, !knownNames.contains(name) else { return }
    let names = knownNames.filter { !$0.isEmpty }.map { "'\($0)'" }
    throw .badArguments(
      names.isEmpty
        ? "--\(option.name) '\(name)': \(path) has no \(option.name)s to choose from"
        : "--\(option.name) '\(name)': \(path) has no such \(option.name); expected \(names.alternatives)")
  }

  /// 256 MiB, which is far more than Lottie files have.
  private static let maximumByteCount = 256 << 20
}
