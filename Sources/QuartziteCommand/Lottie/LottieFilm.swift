import Foundation
import ImageCoding
import Lottie
import Staging

/// A film from a Lottie file, and the name by which the user knows it.
struct LottieFilm: Sendable {
  let path: String
  let animation: LottieAnimation
  /// What is drawn where the best-known player differs.
  let features: LottieFeatures
  let play: FilmPlay

  /// Reads the film that arguments ask for; pictures that it names are sought beside it.
  ///
  /// - Parameter isByFrames: Whether pictures of it are named by frames, or by their share of the film; nil for what the
  ///   arguments say.
  /// - Throws: `CommandError` where there is no such file, or no such film or theme in it.
  init(path: String, _ arguments: Arguments, isByFrames: Bool? = nil) throws(CommandError) {
    self.path = path
    features = arguments[LottieOptions.features]
    let (id, theme) = (arguments[LottieOptions.animation], arguments[LottieOptions.theme])
    let data = try InputFile.data(at: path, expected: "a Lottie file", limit: Self.maximumByteCount)
    do {
      let file = try DotLottieFile(
        data: data, pictureFolder: URL(fileURLWithPath: path).deletingLastPathComponent())
      if let id { try Self.check(id, LottieOptions.animation, among: file.animationIDs, of: path) }
      if let theme { try Self.check(theme, LottieOptions.theme, among: file.themeIDs, of: path) }
      animation = try file.animation(id, theme: theme)
      play = FilmPlay(
        file.settings(forAnimation: id), arguments,
        isByFrames: isByFrames ?? LottieOptions.instants.contains(where: arguments.contains))
    } catch let error as LottieError {
      throw .failure("\(path): \(error.message)")
    } catch {
      throw CommandError(error)
    }
  }

  /// Throws where an archive doesn't have what an option names, with what it has.
  private static func check(
    _ id: String, _ option: any AnyOption, among known: [String], of path: String
  ) throws(CommandError) {
    guard !known.contains(id) else { return }
    let names = known.filter { !$0.isEmpty }.map { "'\($0)'" }
    throw .badArguments(
      names.isEmpty
        ? "--\(option.name) '\(id)': \(path) has no \(option.name)s to choose from"
        : "--\(option.name) '\(id)': \(path) has no such \(option.name); \(names.alternatives) was expected")
  }

  /// Whether a word on the command line stands for a file rather than for one of the program's scenes.
  static func isNamed(_ word: String) -> Bool {
    let ending = (word as NSString).pathExtension.lowercased()
    return ["json", "lottie", "lot", "gz"].contains(ending) || FileManager.default.fileExists(atPath: word)
  }

  /// Far beyond what is read of any file.
  private static let maximumByteCount = 256 << 20
}

// MARK: - Size

extension LottieFilm {
  /// Throws where the file alone asks for pictures so large that drawing one takes more than 200 megabytes.
  ///
  /// - Parameter scale: The pixels that make a point. Above 1, the user asks for what there is more of.
  func checkSize(scale: Double) throws(CommandError) {
    let (width, height) = (Double(animation.size.width), Double(animation.size.height))
    let side = min(scale, 1)
    guard width * side * height * side > Double(Self.maximumPixelCount) else { return }
    throw .failure(
      "\(path): a film of \(width.plain) × \(height.plain) points, where at most \(Self.maximumPixelCount) pixels were "
        + "expected; --size says how large it's to be drawn")
  }

  /// Somewhat more than 3840 × 2160.
  static let maximumPixelCount = 10_000_000
}

// MARK: - What isn't drawn

extension LottieFilm {
  /// What of the film isn't drawn on a stage, or couldn't be read, a line each.
  func omissions(on stage: Stage) -> [String] {
    (stage.film?.unsupportedFeatures.map(\.description) ?? []) + animation.readingNotes + play.notes
  }

  /// Throws where there is something that isn't drawn, with all of it.
  func refuse(_ omissions: [String]) throws(CommandError) {
    guard !omissions.isEmpty else { return }
    let count = omissions.count == 1 ? "1 thing isn't" : "\(omissions.count) things aren't"
    let lines = omissions.map { "\n  \($0)" }.joined()
    throw .failure("\(path): --strict wants all of it drawn, and \(count):\(lines)")
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

  /// The film's own frames a second, as far as a format allows it.
  func rate(for format: OutputFormat) -> Double {
    let rate = max(animation.frameRate, RenderOptions.slowest)
    return format == .gif ? min(rate, GIFWriter.maximumFrameRate) : rate
  }
}
