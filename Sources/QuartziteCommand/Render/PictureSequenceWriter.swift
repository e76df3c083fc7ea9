import CoreGraphics
import ImageCoding

/// Writes numbered pictures on several threads, so that those which are there are always the first ones.
struct PictureSequenceWriter {
  private let conveyor: Conveyor<AtomicFile>
  private let progress: Progress

  init(_ studio: Studio, _ progress: Progress) {
    let (width, height) = studio.plan.pixels
    conveyor = Conveyor(crew: Crew(threads: studio.plan.threads, pixelCount: width * height))
    self.progress = progress
  }

  /// Has a picture written, sooner or later.
  ///
  /// - Throws: What went wrong with this picture or one before; no later one is written then.
  func append(_ image: CGImage, named name: String) throws {
    try withAchievement {
      try conveyor.add({ try Self.file(showing: image, named: name) }, deliver: { try $0.commit() })
    }
  }

  /// Writes what isn't written yet; after an error there is nothing.
  func finish() throws {
    try withAchievement { try conveyor.finish { try $0.commit() } }
  }

  /// The complete file, which hasn't its name yet.
  private static func file(showing image: CGImage, named name: String) throws -> sending AtomicFile {
    try PNGEncoder(compression: .fast).draft(of: image, at: OutputFile.url(for: name))
  }

  private func withAchievement(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      let cause = CommandError(error)
      let message = "\(cause.message) (after \(progress.achievement(conveyor.deliveredCount)))"
      throw CommandError(exitCode: cause.exitCode, message: message)
    }
  }
}
