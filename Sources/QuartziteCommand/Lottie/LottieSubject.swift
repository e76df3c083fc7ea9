import CoreGraphics
import Foundation
import ImageCoding
import LottiePlayer

/// An animation from a Lottie file, with the options that determine how it looks and plays.
struct LottieSubject {
  /// The file, as the user named it.
  let path: String
  let animation: LottieAnimation
  let features: LottieFeatures
  let playback: LottiePlayback
  /// The expressions that couldn't be evaluated, one per line; empty unless expressions are evaluated.
  let expressionReports: [String]
  /// The bytes of the file and of the images beside it.
  let contents: [Data]
  /// The images that replace those of the file, by their identifiers.
  let images: [String: CGImage]

  /// Reads the selected animation of a file.
  ///
  /// - Parameters:
  ///   - path: The file, or `-` for standard input.
  ///   - library: The files that are read once; nil to read this file anew.
  /// - Throws: `CommandError` if the file can't be read, or has no such animation, theme, or value.
  init(
    path: String, _ selection: LottieSelection, _ appearance: LottieAppearance,
    _ values: LottieValues = LottieValues(), pace: LottiePace, in library: LottieLibrary? = nil
  ) throws(CommandError) {
    self.path = InputFile.name(of: path)
    features = appearance.features
    let source =
      if let library {
        try library.source(path, selection, appearance)
      } else {
        try LottieSource(path, selection, appearance)
      }
    contents = source.contents
    expressionReports = source.expressionReports
    animation = source.animation.replacing(try values.replacements(in: source.animation, of: self.path))
    images = try values.pictures(in: source.animation, of: self.path)
    playback = LottiePlayback(source.settings, background: appearance.background, pace: pace)
  }

  /// Whether a word on the command line names a file rather than a scene.
  static func isFileName(_ word: String) -> Bool {
    let pathExtension = (word as NSString).pathExtension.lowercased()
    return word == InputFile.standardInput || ["json", "lottie", "lot", "gz"].contains(pathExtension)
      || FileManager.default.fileExists(atPath: word)
  }
}

// MARK: - Size

extension LottieSubject {
  /// Throws if the file's own size, without an explicit option, requires more than 200 megabytes to draw.
  ///
  /// - Parameter scale: The number of pixels per point. The part above 1 is the user's choice.
  func checkSize(scale: Double) throws(CommandError) {
    let (width, height) = (Double(animation.size.width), Double(animation.size.height))
    let side = min(scale, 1)
    guard width * side * height * side > Double(Self.maximumPixelCount) else { return }
    throw .failure(
      "\(path): the animation has \(width.plain) × \(height.plain) points, which makes more than "
        + "\(Self.maximumPixelCount) pixels; choose a smaller size with --size")
  }

  /// Somewhat more than 3840 × 2160.
  static let maximumPixelCount = 10_000_000
}

// MARK: - Time

extension LottieSubject {
  /// The duration of one pass, in seconds.
  var duration: Double { playback.duration(ofAnimation: animation.duration) }

  /// Eight evenly spaced times, in seconds; the first is 0.
  var highlights: [Double] { (0..<8).map { duration * Double($0) / 8 } }

  /// Returns the time at which a frame is shown at the original pace, in seconds from the first frame.
  ///
  /// - Throws: `CommandError` if the animation has no such frame.
  func time(ofFrame frame: Double) throws(CommandError) -> Double {
    let (first, last) = (animation.startFrame, animation.endFrame)
    guard (first...last).contains(frame) else {
      throw .badArguments(
        "--frame \(frame.plain): \(path) has frames \(first.plain) to \(last.plain)")
    }
    return min((frame - first) / animation.frameRate, animation.duration)
  }

  /// Returns the time at which a fraction of the animation has passed at the original pace, in seconds.
  func time(ofProgress progress: Double) -> Double {
    let frame = animation.startFrame + progress * (animation.endFrame - animation.startFrame)
    return min((frame - animation.startFrame) / animation.frameRate, animation.duration)
  }

  /// Returns the time span of a marker's frames at the original pace, in seconds from the first frame.
  ///
  /// - Throws: `CommandError` for an unknown marker, and for one without frames.
  func times(ofMarker name: String) throws(CommandError) -> ClosedRange<Double> {
    guard let start = animation.frameTime(forMarker: name),
      let length = animation.durationFrameTime(forMarker: name)
    else { throw .unknownMarker(name, in: path, among: animation.markerNames) }
    let frames = (animation.startFrame...animation.endFrame).clamped(to: start...max(start, start + length))
    guard frames.lowerBound < frames.upperBound else {
      throw .badArguments(
        "--marker '\(name)': the marker has no frames; '--frame \(start.plain)' renders its picture")
    }
    return try time(ofFrame: frames.lowerBound)...time(ofFrame: frames.upperBound)
  }

  /// Returns the animation's own frame rate, limited to the rates that a format supports.
  func frameRate(for format: OutputFormat) -> Double {
    format.limited(animation.frameRate)
  }
}

extension CommandError {
  fileprivate static func unknownMarker(
    _ name: String, in path: String, among names: [String]
  ) -> CommandError {
    guard !names.isEmpty else { return .badArguments("--marker '\(name)': \(path) has no markers") }
    let expected =
      NearestName.find(name, among: names).map { "did you mean '\($0)'?" }
      ?? "expected \(names.prefix(20).map { "'\($0)'" }.alternatives)"
    return .badArguments("--marker '\(name)': \(path) has no such marker; \(expected)")
  }
}
