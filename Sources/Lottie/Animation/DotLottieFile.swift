public import Foundation

/// A `.lottie` archive: films, how each is to be played, their themes, pictures and state machines.
///
/// A file of another kind, JSON alone or gzip around it, counts as an archive of one film with an empty name.
///
/// ```swift
/// let file = try DotLottieFile(contentsOf: url)
/// let layer = LottieAnimationLayer(try file.animation("wave"), settings: file.settings(forAnimation: "wave"))
/// ```
public final class DotLottieFile: Sendable {
  private let file: LottieFile

  /// Reads an archive's list of contents; films are read when they're asked for.
  ///
  /// - Parameters:
  ///   - data: The archive.
  ///   - pictureFolder: Where pictures lie that a film outside of an archive names; nil, the default, for nowhere.
  /// - Throws: ``LottieError`` where it's damaged, too large, or has no film.
  public init(data: Data, pictureFolder: URL? = nil) throws(LottieError) {
    file = try LottieFile(data, pictureFolder: pictureFolder)
  }

  /// Reads an archive from a file.
  ///
  /// - Throws: ``LottieError`` where there is no such file, it's damaged, too large, or has no film.
  public convenience init(contentsOf url: URL) throws(LottieError) {
    try self.init(data: LottieFile.data(at: url), pictureFolder: url.deletingLastPathComponent())
  }

  /// The names of the films, the one to begin with first.
  public var animationIDs: [String] { file.animationIDs }

  /// The names of the themes.
  public var themeIDs: [String] { file.themeIDs }

  /// The names of the state machines.
  public var stateMachineIDs: [String] { file.stateMachineIDs }

  /// Reads a film.
  ///
  /// - Parameters:
  ///   - id: Its name; nil, the default, for the one to begin with.
  ///   - theme: The theme that it shows with; nil, the default, for the one that the archive says, if it has that.
  /// - Throws: ``LottieError`` where the archive has no such film or theme, or one can't be read.
  public func animation(_ id: String? = nil, theme: String? = nil) throws(LottieError) -> LottieAnimation {
    let animation = try LottieAnimation(file, id: id)
    let standard = settings(forAnimation: id).theme.flatMap { themeIDs.contains($0) ? $0 : nil }
    guard let theme = theme ?? standard else { return animation }
    return try animation.themed(theme)
  }

  /// How a film is to be played: as the state machine to begin with says where the archive has one, else as its list of
  /// contents says.
  ///
  /// - Parameter id: The film's name; nil, the default, for the one to begin with.
  public func settings(forAnimation id: String? = nil) -> DotLottieSettings {
    file.settings(forAnimation: id ?? animationIDs[0])
  }

  /// Reads a state machine; nil where there is none of that name.
  ///
  /// - Throws: ``LottieError`` where it can't be read.
  public func stateMachine(_ id: String) throws(LottieError) -> DotLottieStateMachine? {
    try file.stateMachine(id)
  }
}
