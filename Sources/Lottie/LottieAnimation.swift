public import Foundation

/// A Lottie film: what its file says, read once and shown by any number of layers.
///
/// It's a value that never changes, so that it can be used from any thread.
public final class LottieAnimation: Sendable {
  let document: LottieDocument
  /// What in the file couldn't be read, and where; the rest was.
  public let readingNotes: [String]

  /// Reads a film from the JSON of its file.
  ///
  /// - Throws: ``LottieError`` where it isn't JSON, is too large, or lacks a size, a rate or an end.
  public init(data: Data) throws(LottieError) {
    let notes = ReadingNotes()
    document = try LottieDocument.read(data, notes: notes)
    readingNotes = notes.texts
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
