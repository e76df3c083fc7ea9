import Foundation
import ImageCoding
import LottiePlayer
import Staging

/// Renders pictures of a Lottie file.
struct PictureRenderer {
  private let command: BatchCommand
  private let subject: LottieSubject
  private let console: Console

  /// Reads a file.
  ///
  /// - Parameter sample: The path in the folder of the input files.
  /// - Throws: `CommandError` if the file can't be read.
  init(
    _ sample: String, _ command: BatchCommand, _ library: LottieLibrary, console: Console
  ) throws(CommandError) {
    (self.command, self.console) = (command, console)
    let folder = URL(fileURLWithPath: command.inputFolderPath)
    subject = try LottieSubject(
      path: folder.appendingPathComponent(sample).path, command.selection, command.appearance,
      pace: .original, in: library)
  }
}

extension PictureRenderer {
  /// Writes a picture and returns the parts of the animation that aren't drawn.
  func render(_ row: PictureTable.Row) throws -> [String] {
    let url = try OutputFile.url(for: "\(command.output)/\(row.picture)")
    let session = try RenderSession(
      StagePlan(.lottie(subject), scale: scale, command.rendering), isStrict: command.isStrict,
      command.report, console: console)
    session.stage.advance(to: subject.time(ofProgress: row.progress))
    try PNGEncoder(compression: .fast).write(session.stage.picture(), to: url)
    return session.omissions
  }

  private var scale: Double {
    let longerSide = Double(max(subject.animation.size.width, subject.animation.size.height))
    return command.rendering.scale * min(1, (command.maximumSide ?? longerSide) / longerSide)
  }
}
