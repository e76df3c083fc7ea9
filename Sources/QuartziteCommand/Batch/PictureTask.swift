/// Neighboring rows of one file in a table of pictures, and everything that a thread needs to render them.
struct PictureTask: QueuedTask {
  /// At least one row, all of the same file.
  let rows: [PictureTable.Row]
  /// The words after `quartzite batch`.
  private let words: [String]
  private let library: LottieLibrary

  struct Outcome: Sendable {
    let row: PictureTable.Row
    /// Whether the file could be read.
    let isFileRead: Bool
    /// The parts of the animation that aren't drawn, or the error if there is no picture.
    let result: Result<[String], CommandError>
  }

  /// - Parameter library: The library that reads the file.
  init(_ rows: [PictureTable.Row], _ command: BatchCommand, _ library: LottieLibrary) {
    (self.rows, self.library) = (rows, library)
    words = command.wordsForOneThread
  }
}

extension PictureTask {
  var outcomeCount: Int { rows.count }

  func perform(until isCanceled: CancellationFlag, deliver: (Outcome) -> Void) {
    let renderer = Result { () throws(CommandError) in
      try PictureRenderer(
        rows[0].sample, BatchCommand.parse(words), library, console: .silent(until: isCanceled))
    }
    for row in rows where !isCanceled.isSet { deliver(outcome(of: row, renderer)) }
  }

  private func outcome(of row: PictureTable.Row, _ renderer: Result<PictureRenderer, CommandError>) -> Outcome
  {
    switch renderer {
    case .success(let renderer):
      let result = Result { try renderer.render(row) }.mapError(CommandError.init)
      return Outcome(row: row, isFileRead: true, result: result)
    case .failure(let error):
      return Outcome(row: row, isFileRead: false, result: .failure(error))
    }
  }
}

extension BatchCommand {
  /// The words after `quartzite batch` for the same command with one thread per stage.
  fileprivate var wordsForOneThread: [String] {
    options.filter { $0.name != "threads" }.flatMap(\.words) + ["--threads=1", "--", path]
  }
}
