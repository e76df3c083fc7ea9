import Foundation
import LottieExpressions
import LottiePlayer

/// The selected animation of a Lottie file, before its values are replaced.
struct LottieSource: Sendable {
  let animation: LottieAnimation
  let settings: DotLottieSettings
  /// The expressions that couldn't be evaluated, a line each; empty unless expressions run.
  let expressionReports: [String]
  /// The bytes of the file and of the images beside it.
  let contents: [Data]

  /// Reads a file.
  ///
  /// - Parameter path: The file, or `-` for standard input.
  /// - Throws: `CommandError` if the file can't be read, or has no such animation or theme.
  init(_ path: String, _ selection: LottieSelection, _ appearance: LottieAppearance) throws(CommandError) {
    let (stored, settings, data) = try selection.read(path)
    let evaluation = appearance.runsExpressions ? stored.evaluatingExpressions() : nil
    animation = evaluation?.animation ?? stored
    self.settings = settings
    expressionReports = evaluation?.reports.map(\.description) ?? []
    contents = [data] + stored.imageFiles
  }
}
