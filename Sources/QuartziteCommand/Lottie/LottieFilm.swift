import Foundation
import ImageCoding
import Lottie
import Staging

/// A film from a Lottie file, and the name by which the user knows it.
struct LottieFilm: Sendable {
  let path: String
  let animation: LottieAnimation

  /// Reads the film; pictures that it names are sought beside it.
  ///
  /// - Throws: `CommandError` where there is no such file, or no film in it.
  init(path: String) throws(CommandError) {
    self.path = path
    let data = try InputFile.data(at: path, expected: "a Lottie file", limit: Self.maximumByteCount)
    do {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      animation = try LottieAnimation(data: data, pictureFolder: folder)
    } catch {
      throw .failure("\(path): \(error.message)")
    }
  }

  /// Whether a word on the command line stands for a file rather than for one of the program's scenes.
  static func isNamed(_ word: String) -> Bool {
    let ending = (word as NSString).pathExtension.lowercased()
    return ["json", "lottie", "lot", "gz"].contains(ending) || FileManager.default.fileExists(atPath: word)
  }

  /// Far beyond what is read of any file.
  private static let maximumByteCount = 256 << 20
}

// MARK: - What isn't drawn

extension LottieFilm {
  /// What of the film isn't drawn on a stage, or couldn't be read, a line each.
  func omissions(on stage: Stage) -> [String] {
    (stage.film?.unsupportedFeatures.map(\.description) ?? []) + animation.readingNotes
  }

  /// Throws where there is something that isn't drawn.
  func refuse(_ omissions: [String]) throws(CommandError) {
    guard let first = omissions.first else { return }
    let others = omissions.count > 1 ? " (and \(omissions.count - 1) more)" : ""
    throw .failure("\(path): \(first)\(others); --strict wants all of it drawn")
  }
}

// MARK: - Time

extension LottieFilm {
  /// When a frame shows, in seconds from the film's first one.
  ///
  /// - Throws: `CommandError` where the film has no such frame.
  func time(ofFrame frame: Double) throws(CommandError) -> Double {
    let (first, last) = (animation.startFrame, animation.endFrame)
    guard (first...last).contains(frame) else {
      throw .badArguments(
        "--frame \(frame.plain): \(path) has the frames \(first.plain) to \(last.plain), so one of these was expected"
      )
    }
    return min((frame - first) / animation.frameRate, animation.duration)
  }

  /// When a fraction of the film is over, in seconds.
  func time(ofProgress progress: Double) -> Double {
    let frame = animation.startFrame + progress * (animation.endFrame - animation.startFrame)
    return min((frame - animation.startFrame) / animation.frameRate, animation.duration)
  }

  /// The pictures a second that show every frame once, as far as a format allows it.
  func rate(for format: OutputFormat) -> Double {
    let rate = max(animation.frameRate, RenderOptions.slowest)
    return format == .gif ? min(rate, GIFWriter.maximumFrameRate) : rate
  }
}
