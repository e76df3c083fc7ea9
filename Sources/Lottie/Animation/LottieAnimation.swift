public import Foundation

/// A Lottie film: what its file says, read once and shown by any number of layers.
///
/// It's a value that never changes, so that it can be used from any thread.
public final class LottieAnimation: Sendable {
  /// The film's name in its archive; empty outside of one.
  public let id: String
  let document: LottieDocument
  /// What in the file couldn't be read, and where; the rest was.
  public let readingNotes: [String]
  private let file: LottieFile

  private init(_ document: LottieDocument, id: String, notes: [String], _ file: LottieFile) {
    self.document = document
    self.id = id
    readingNotes = notes
    self.file = file
  }

  /// Reads a film from a file's bytes: JSON, gzip around it, or an archive (`.lottie`), of which it takes the animation to
  /// begin with.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - pictureFolder: Where pictures lie that the film names but doesn't hold; nil, the default, for nowhere. Names
  ///     that lead out of the folder are ignored.
  /// - Throws: ``LottieError`` where the bytes are none of these, are too large, or lack a size, a rate or an end.
  public convenience init(data: Data, pictureFolder: URL? = nil) throws(LottieError) {
    try self.init(LottieFile(data, pictureFolder: pictureFolder), id: nil)
  }

  /// Reads a film from a file; pictures that it names are sought beside it.
  ///
  /// - Throws: ``LottieError`` where there is no such file, or it isn't a film.
  public convenience init(contentsOf url: URL) throws(LottieError) {
    try self.init(data: LottieFile.data(at: url), pictureFolder: url.deletingLastPathComponent())
  }

  /// Reads a film of a file; nil for the one to begin with.
  convenience init(_ file: LottieFile, id: String?) throws(LottieError) {
    let id = id ?? file.animationIDs[0]
    guard let json = try file.animation(id) else {
      throw LottieError(
        .notLottie,
        "no animation '\(id)' where one of \(file.animationIDs.joined(separator: ", ")) was expected")
    }
    let notes = ReadingNotes()
    let document = try LottieDocument.read(json, notes: notes)
    self.init(document, id: id, notes: notes.texts, file)
  }

  /// The width and height in points.
  public var size: CGSize { CGSize(width: document.width, height: document.height) }

  /// The film's own rectangle, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The first frame.
  public var startFrame: AnimationFrameTime { document.inFrame }

  /// The frame at which the film ends.
  public var endFrame: AnimationFrameTime { document.outFrame }

  /// Frames a second.
  public var frameRate: Double { document.frameRate }

  /// Frames a second: ``frameRate``, as the player for iOS spells it.
  public var framerate: Double { frameRate }

  /// How long the film lasts, in seconds.
  public var duration: TimeInterval { (endFrame - startFrame) / frameRate }

  /// The bytes of a picture beside the film, by its folder and file.
  var pictureData: @Sendable (String) -> Data? { file.pictureData }
}

extension LottieAnimation {
  /// What is in the film's archive; nil outside of one.
  var archiveContents: ArchiveContents? {
    guard !id.isEmpty else { return nil }
    return ArchiveContents(
      animations: file.animationIDs, themes: file.themeIDs, stateMachines: file.stateMachineIDs)
  }
}

// MARK: - Themes

extension LottieAnimation {
  /// The names of the themes that the film's archive has.
  public var themeIDs: [String] { file.themeIDs }

  /// Returns the film with a theme's values in its slots.
  ///
  /// - Throws: ``LottieError`` where the film's archive has no such theme, or it can't be read.
  public func themed(_ theme: String) throws(LottieError) -> LottieAnimation {
    guard let model = try file.theme(theme) else {
      throw LottieError(
        .notLottie, "no theme '\(theme)' where one of \(themeIDs.joined(separator: ", ")) was expected")
    }
    return LottieAnimation(
      document.filling(model.slots(forAnimation: id)), id: id, notes: readingNotes, file)
  }
}
