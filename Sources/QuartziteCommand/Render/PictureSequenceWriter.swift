import CoreGraphics
import ImageCoding
import Staging

/// Writes numbered pictures on several threads; the files that exist at any time are the first ones.
struct PictureSequenceWriter {
  private let conveyor: Conveyor<AtomicFile>
  private let progress: Progress

  init(_ session: RenderSession, _ progress: Progress) {
    let size = session.plan.pixelSize
    conveyor = Conveyor(crew: Crew(threads: session.plan.threads, pixelCount: size.width * size.height))
    self.progress = progress
  }

  /// Schedules a picture to be written.
  ///
  /// - Throws: The error of this picture or an earlier one, after which no later picture is written.
  func append(_ image: CGImage, named name: String) throws {
    try addingProgressToErrors {
      try conveyor.add({ try Self.draft(of: image, named: name) }, deliver: { try $0.commit() })
    }
  }

  /// Writes the remaining pictures; after an error there are none.
  func finish() throws {
    try addingProgressToErrors { try conveyor.finish { try $0.commit() } }
  }

  /// Returns the complete file, which doesn't have its name yet.
  private static func draft(of image: CGImage, named name: String) throws -> sending AtomicFile {
    try PNGEncoder(compression: .fast).draft(of: image, at: OutputFile.url(for: name))
  }

  /// Adds the number of complete files to the error of `body`.
  private func addingProgressToErrors(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      let cause = CommandError(error)
      let message = "\(cause.message) (after \(progress.summary(after: conveyor.deliveredCount)))"
      throw CommandError(exitCode: cause.exitCode, message: message)
    }
  }
}
