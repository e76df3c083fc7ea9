import Requirements

/// The state of a film's writer: open, finished, canceled, or failed.
struct FilmLifetime {
  private enum State {
    case open
    case closed(String)
    case failed(any Error)
  }

  private var state = State.open

  var isOpen: Bool {
    if case .open = state { true } else { false }
  }

  /// Throws the error that ended the film, if one did.
  ///
  /// - Precondition: The film hasn't been finished or canceled.
  func checkOpen(_ operation: String) throws {
    switch state {
    case .open: return
    case .failed(let error): throw error
    case .closed(let state): failRequirement("can't \(operation): the film has been \(state)")
    }
  }

  mutating func finish() { state = .closed("finished") }
  mutating func cancel() { state = .closed("canceled") }
  mutating func fail(_ error: any Error) { state = .failed(error) }
}
