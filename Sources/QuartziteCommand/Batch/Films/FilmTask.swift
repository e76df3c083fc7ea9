import Foundation
import Staging

/// A row of a table of films, and everything that a thread needs to render it.
struct FilmTask: QueuedTask {
  private let job: FilmJob
  /// The words after `quartzite`, with the paths of the input and of the unfinished output.
  private let words: [String]
  private let isStrict: Bool
  private let unfinishedPath: String
  private let path: String
  private let workPath: String
  private let folderPath: String
  private let finished: BatchManifest.Entry?
  private let attemptCount: Int
  private let library: LottieLibrary

  struct Outcome: Sendable {
    let job: FilmJob
    let result: Result

    enum Result: Sendable {
      case made(BatchManifest.Entry, notices: [String])
      /// The film exists with the same fingerprint and contents.
      case unchanged
      case failed(String)
    }
  }

  /// - Parameters:
  ///   - library: The Lottie files that tasks share.
  ///   - finished: The manifest's entry for the file; nil if there is none.
  init(
    _ job: FilmJob, _ command: BatchCommand, _ folder: BatchFolder, _ library: LottieLibrary,
    finished: BatchManifest.Entry?
  ) {
    (self.job, self.library, self.finished) = (job, library, finished)
    (folderPath, workPath) = (folder.path, folder.workPath)
    path = "\(folder.path)/\(job.output)"
    unfinishedPath = "\(folder.workPath)/\(job.output)"
    isStrict = command.isStrict
    attemptCount = command.retryCount + 1
    words = command.words(for: job, output: unfinishedPath)
  }
}

extension FilmTask {
  var outcomeCount: Int { 1 }

  /// Renders the film, and retries after a failure if the batch's options request it.
  func perform(until isCanceled: CancellationFlag, deliver: (Outcome) -> Void) {
    deliver(Outcome(job: job, result: attempt(until: isCanceled)))
  }

  private func attempt(until isCanceled: CancellationFlag) -> Outcome.Result {
    var failure = CommandError.failure("canceled")
    for _ in 0..<attemptCount where !isCanceled.isSet {
      do {
        return try make(isCanceled)
      } catch {
        failure = CommandError(error)
        unlink(unfinishedPath)
        // Another attempt with invalid options would fail too.
        if failure.exitCode == .badArguments { break }
      }
    }
    return .failed(failure.message.replacingOccurrences(of: workPath, with: folderPath))
  }

  private func make(_ isCanceled: CancellationFlag) throws -> Outcome.Result {
    let command = try RenderCommand.parse(words)
    let plan = try command.plan(reading: library)
    let fingerprint = try Fingerprint(of: command, plan).text
    if let finished, finished.film == fingerprint,
      finished.sha256 == SHA256.hash(ofFile: URL(fileURLWithPath: path))
    {
      return .unchanged
    }
    let product = try command.product(of: plan)
    guard product is Film || product is Picture else {
      throw CommandError.badArguments(
        "a row makes one file; expected an output without a number pattern such as %04d")
    }
    let session = try RenderSession(
      plan, isStrict: isStrict, command.report, console: .silent(until: isCanceled))
    let result = try product.make(in: session)
    let entry = try publish(fingerprint)
    return .made(entry, notices: session.omissions + session.stage.textNotices + result.notices)
  }

  /// Gives the file its name in the folder.
  private func publish(_ fingerprint: String) throws(CommandError) -> BatchManifest.Entry {
    let url = URL(fileURLWithPath: unfinishedPath)
    guard let hash = SHA256.hash(ofFile: url) else { throw .failure("\(path) can't be read") }
    let entry = BatchManifest.Entry(
      output: job.output, film: fingerprint, sha256: hash, bytes: OutputFile.byteCount(of: url))
    guard rename(unfinishedPath, path) == 0 else {
      throw .failure("\(path) can't be written: \(String(cString: strerror(errno)))")
    }
    return entry
  }
}

extension BatchCommand {
  /// Returns the words after `quartzite render` for a row: the command line's options that the row doesn't override,
  /// followed by the row's options.
  fileprivate func words(for job: FilmJob, output: String) -> [String] {
    let overridden = Set(job.options.map(\.name))
    let groups: [any OptionGroup] = [rendering, selection, appearance]
    let shared = groups.flatMap(\.options).filter { !overridden.contains($0.name) && $0.name != "threads" }
    let choices = job.options.map { choice in
      choice.value.map { "--\(choice.name)=\(located($0, of: choice.name))" } ?? "--\(choice.name)"
    }
    let film = RenderCommand.isScene(job.film) ? job.film : inputPath(job.film)
    return ["--output=\(output)", "--threads=1", "--quiet"] + shared.flatMap(\.words) + choices + [
      "--", film,
    ]
  }

  /// Returns an option's value with the path of an input file instead of its name.
  private func located(_ value: String, of option: String) -> String {
    switch option {
    case "audio": inputPath(value)
    case "image": Assignment(value).map { "\($0.name)=\(inputPath($0.text))" } ?? value
    default: value
    }
  }

  private func inputPath(_ name: String) -> String {
    name.hasPrefix("/") ? name : "\(inputFolderPath)/\(name)"
  }
}
