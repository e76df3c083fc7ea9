public import Foundation

/// A `.lottie` archive of animations, with their playback settings, themes, images and state machines.
///
/// A file of another kind, JSON or gzipped JSON, is an archive of one animation with an empty identifier.
///
/// ```swift
/// let file = try DotLottieFile(contentsOf: url)
/// let layer = LottieAnimationLayer(try file.animation("wave"), settings: file.settings(forAnimation: "wave"))
/// ```
public final class DotLottieFile: Sendable {
  private let file: LottieFile

  /// Reads an archive's list of contents. Animations are read on demand.
  ///
  /// - Parameters:
  ///   - data: The archive.
  ///   - pictureFolder: The folder of the images that an animation outside an archive names; nil, the default, to load none.
  /// - Throws: ``LottieError`` if the archive is damaged, too large or without animations.
  public init(data: Data, pictureFolder: URL? = nil) throws(LottieError) {
    file = try LottieFile(data, imageFolder: pictureFolder)
  }

  /// Reads an archive from a file.
  ///
  /// - Throws: ``LottieError`` if there is no such file, or it's damaged, too large or without animations.
  public convenience init(contentsOf url: URL) throws(LottieError) {
    try self.init(data: LottieFile.data(at: url), pictureFolder: url.deletingLastPathComponent())
  }

  /// The identifiers of the animations, the initial one first.
  public var animationIDs: [String] { file.animationIDs }

  /// The identifiers of the themes.
  public var themeIDs: [String] { file.themeIDs }

  /// The identifiers of the state machines.
  public var stateMachineIDs: [String] { file.stateMachineIDs }

  /// Reads an animation.
  ///
  /// - Parameters:
  ///   - id: The animation's identifier; nil, the default, for the initial animation.
  ///   - theme: The theme's identifier; nil, the default, for the theme in the animation's settings, if the archive has it.
  /// - Throws: ``LottieError`` if the archive has no such animation or theme, or one of them can't be read.
  public func animation(_ id: String? = nil, theme: String? = nil) throws(LottieError) -> LottieAnimation {
    let animation = try LottieAnimation(file, id: id)
    let standard = settings(forAnimation: id).theme.flatMap { themeIDs.contains($0) ? $0 : nil }
    guard let theme = theme ?? standard else { return animation }
    return try animation.themed(theme)
  }

  /// Returns the playback settings of an animation: those of the initial state machine if the archive has one, or else
  /// those of the manifest.
  ///
  /// - Parameter id: The animation's identifier; nil, the default, for the initial animation.
  public func settings(forAnimation id: String? = nil) -> DotLottieSettings {
    file.settings(forAnimation: id ?? animationIDs[0])
  }

  /// Reads a state machine; nil if there is none with that identifier.
  ///
  /// - Throws: ``LottieError`` if it can't be read.
  public func stateMachine(_ id: String) throws(LottieError) -> DotLottieStateMachine? {
    try file.stateMachine(id)
  }
}
