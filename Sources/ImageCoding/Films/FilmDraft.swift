/// The output of a film that is being written, and the state of the film; an error in mid-film ends it.
///
/// A closure that reports progress may cancel the film.
final class FilmDraft {
  let output: FilmOutput
  private var lifetime = FilmLifetime()

  init(_ output: FilmOutput) { self.output = output }
}

extension FilmDraft {
  /// Throws the error that ended the film, if one did.
  ///
  /// - Precondition: The film hasn't been finished or canceled.
  func checkOpen(_ operation: String) throws { try lifetime.checkOpen(operation) }

  /// Runs `body`; an error ends the film and removes its file, because a block may be incomplete.
  func write(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      lifetime.fail(error)
      output.discard()
      throw error
    }
  }

  /// Runs `body`, which writes the rest of the film, and gives the file its name.
  ///
  /// - Precondition: The film hasn't been finished or canceled.
  func finish(_ body: () throws -> Void) throws {
    try checkOpen("finish")
    let output = output
    try write {
      try body()
      try output.commit()
    }
    lifetime.finish()
  }

  /// Cancels the film and removes its file; does nothing after the end of the film.
  func cancel() {
    guard lifetime.isOpen else { return }
    lifetime.cancel()
    output.discard()
  }
}
