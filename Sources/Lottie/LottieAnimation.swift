public import Foundation

/// A Lottie film: what its file says, read once and shown by any number of layers.
///
/// It's a value that never changes, so that it can be used from any thread.
public final class LottieAnimation: Sendable {
  let document: LottieDocument
  /// What in the file couldn't be read, and where; the rest was.
  public let readingNotes: [String]

  /// The bytes of the pictures beside the film.
  let pictureData: @Sendable (String) -> Data?

  /// Reads a film from a file's bytes: JSON, gzip around it, or an archive (`.lottie`), of which it takes the first
  /// animation.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - pictureFolder: Where pictures lie that the film names but doesn't hold; nil, the default, for nowhere. Names
  ///     that lead out of the folder are ignored.
  /// - Throws: ``LottieError`` where the bytes are none of these, are too large, or lack a size, a rate or an end.
  public init(data: Data, pictureFolder: URL? = nil) throws(LottieError) {
    let file = try LottieFile(data, pictureFolder: pictureFolder)
    let notes = ReadingNotes()
    document = try LottieDocument.read(file.animations[0].json, notes: notes)
    readingNotes = notes.texts
    pictureData = file.pictureData
  }

  /// Reads a film from a file; pictures that it names are sought beside it.
  ///
  /// - Throws: ``LottieError`` where there is no such file, or it isn't a film.
  public convenience init(contentsOf url: URL) throws(LottieError) {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw LottieError(.file, "\(url.path): \(error.localizedDescription)")
    }
    try self.init(data: data, pictureFolder: url.deletingLastPathComponent())
  }

  /// The width and height in points.
  public var size: CGSize { CGSize(width: document.width, height: document.height) }

  /// The first frame.
  public var startFrame: Double { document.inFrame }

  /// The frame at which the film ends.
  public var endFrame: Double { document.outFrame }

  /// Frames a second.
  public var frameRate: Double { document.frameRate }

  /// How long the film lasts, in seconds.
  public var duration: Double { (endFrame - startFrame) / frameRate }
}
