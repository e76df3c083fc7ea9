public import Foundation
import Requirements

/// A Lottie animation, as read from its file. Any number of layers can show it.
///
/// An animation is immutable and can be used from any thread.
public final class LottieAnimation: Sendable {
  /// The animation's identifier in its archive; empty if the file isn't an archive.
  public let id: String
  let document: LottieDocument
  /// Descriptions of the fields that couldn't be read, with their locations; the rest of the file was read.
  public let readingNotes: [String]
  let file: LottieFile
  /// The values of slots by the themes that were applied, the latest last.
  let themes: [[String: SlotModel]]

  init(
    _ document: LottieDocument, id: String, notes: [String], _ file: LottieFile,
    themes: [[String: SlotModel]] = []
  ) {
    self.document = document
    self.id = id
    readingNotes = notes
    self.file = file
    self.themes = themes
  }

  /// Reads an animation from a file's bytes: JSON, gzipped JSON, or an archive (`.lottie`), whose initial animation is
  /// read.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - pictureFolder: The folder of the images that the file refers to but doesn't embed; nil, the default, to load
  ///     none. Names that lead out of the folder are ignored.
  /// - Throws: ``LottieError`` if the data has another format, is too large, or lacks a size, a frame rate or an end.
  public convenience init(data: Data, pictureFolder: URL? = nil) throws(LottieError) {
    try self.init(LottieFile(data, imageFolder: pictureFolder), id: nil)
  }

  /// Reads an animation from a file, and its images from the file's folder.
  ///
  /// - Throws: ``LottieError`` if there is no such file or it isn't an animation.
  public convenience init(contentsOf url: URL) throws(LottieError) {
    try self.init(url.isFileURL ? RegularFile(path: url.path) : nil, at: url)
  }

  /// Reads an animation from a file at a path, and its images from the file's folder.
  ///
  /// - Throws: ``LottieError`` if there is no such file or it isn't an animation.
  convenience init(contentsOfFile path: String) throws(LottieError) {
    // The folder doesn't change with the program's current one.
    let isAbsolute = path.withCString { strncmp($0, "/", 1) == 0 }
    let path = isAbsolute ? path : Self.pathOfCurrentFolder.map { $0 + "/" + path } ?? path
    try self.init(RegularFile(path: path), at: URL(fileURLWithPath: path))
  }

  /// The path of the program's current folder; nil if it was deleted.
  ///
  /// Foundation's file manager loads 400 kB of code.
  private static var pathOfCurrentFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Reads an animation from a file, and its images from the file's folder.
  ///
  /// - Parameters:
  ///   - contents: The file's contents; nil to read them with Foundation, which throws the reason if it can't.
  ///   - url: The file's URL. Contents that start as JSON does are read without it, and without `Data`.
  private convenience init(
    _ contents: RegularFile?, at url: @autoclosure @escaping @Sendable () -> URL
  ) throws(LottieError) {
    guard let contents, contents.bytes[0] == UInt8(ascii: "{") else {
      let data = if let contents { contents.data } else { try LottieFile.data(at: url()) }
      try self.init(LottieFile(data, imageFolder: url().deletingLastPathComponent()), id: nil)
      return
    }
    let notes = ReadingNotes()
    let document = try withExtendedLifetime(contents) { () throws(LottieError) in
      try LottieDocument.read(contents.bytes, notes: notes)
    }
    let file = LottieFile(json: contents.data, imageFolder: url().deletingLastPathComponent())
    self.init(document, id: "", notes: notes.texts, file)
  }

  /// Reads an animation of a file; the initial one if the identifier is nil.
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

  /// An animation without layers, for layers without an animation.
  static let empty: LottieAnimation = {
    let json = #"{"w":1,"h":1,"fr":60,"op":1,"layers":[]}"#
    guard let animation = try? LottieAnimation(data: Data(json.utf8)) else {
      failRequirement("an animation without layers must be valid")
    }
    return animation
  }()

  /// The width and height in points.
  public var size: CGSize { CGSize(width: document.width, height: document.height) }

  /// The animation's bounds in points, with the origin at zero.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The first frame.
  public var startFrame: AnimationFrameTime { document.inFrame }

  /// The frame at which the animation ends.
  public var endFrame: AnimationFrameTime { document.outFrame }

  /// The frames per second.
  public var frameRate: Double { document.frameRate }

  /// The frames per second: ``frameRate`` in lottie-ios's spelling.
  public var framerate: Double { frameRate }

  /// The duration in seconds.
  public var duration: TimeInterval { (endFrame - startFrame) / frameRate }

  /// Returns the bytes of an external image, given its folder and file name.
  var imageData: @Sendable (String) -> Data? { file.imageData }
}

// MARK: - Themes

extension LottieAnimation {
  /// The identifiers of the themes in the animation's archive.
  public var themeIDs: [String] { file.themeIDs }

  /// Returns the animation with a theme's values in its slots.
  ///
  /// - Throws: ``LottieError`` if the animation's archive has no such theme, or the theme can't be read.
  public func themed(_ theme: String) throws(LottieError) -> LottieAnimation {
    guard let model = try file.theme(theme) else {
      throw LottieError(
        .notLottie, "no theme '\(theme)' where one of \(themeIDs.joined(separator: ", ")) was expected")
    }
    let slots = model.slots(forAnimation: id)
    return LottieAnimation(
      document.filling(slots), id: id, notes: readingNotes, file, themes: themes + [slots])
  }
}
