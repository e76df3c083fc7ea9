import Foundation
import Synchronization

/// Reports of input that Core Animation's types silently ignore.
///
/// A misspelled key path, a color in place of a number, and a layer added to itself aren't errors, but have no
/// effect. Each cause is reported once per program run, as one line on standard error, unless ``handler`` is set.
/// Valid input costs nothing here.
///
/// ```swift
/// CoreAnimationDiagnostics.handler = { logger.warning("\($0)") }
/// #expect(CoreAnimationDiagnostics.reports { buildScene() }.isEmpty)
/// ```
public enum CoreAnimationDiagnostics {
  /// A function that receives reports, each one line of text without a line break at its end.
  public typealias Handler = @Sendable (_ report: String) -> Void

  /// The function that receives every report, on the thread on which the input was ignored.
  ///
  /// By default it writes a line that begins with `Core Animation: ` to standard error.
  public static var handler: Handler {
    get { program.handler }
    set { program.handler = newValue }
  }

  /// Calls `body` and returns its reports, each cause once, even if it was reported before.
  ///
  /// The ``handler`` doesn't receive them. Only reports of this thread or task are collected.
  public static func reports(during body: () throws -> Void) rethrows -> [String] {
    let reports = Mutex<[String]>([])
    let reporter = Reporter { report in reports.withLock { $0.append(report) } }
    try $scoped.withValue(reporter, operation: body)
    return reports.withLock { $0 }
  }

  /// Reports that some input was ignored.
  package static func report(_ cause: String) {
    let isLong = cause.utf8.count > maximumLength
    (scoped ?? program).report(isLong ? cause.prefix(maximumLength / 2) + "…" : cause)
  }

  /// The maximum length of a cause in bytes. Causes may quote arbitrary input; longer ones are truncated.
  private static var maximumLength: Int { 500 }

  private static let program = Reporter { report in
    FileHandle.standardError.write(Data("Core Animation: \(report)\n".utf8))
  }

  @TaskLocal private static var scoped: Reporter?
}

// MARK: - Deduplication

extension CoreAnimationDiagnostics {
  /// Calls its handler once for each distinct cause.
  private final class Reporter: Sendable {
    private struct State {
      var handler: Handler
      var causes: Set<String> = []
    }

    private let state: Mutex<State>

    /// The maximum number of causes that are reported, because causes may contain names from untrusted input.
    private static var maximumCount: Int { 1000 }

    init(_ handler: @escaping Handler) { state = Mutex(State(handler: handler)) }

    var handler: Handler {
      get { state.withLock(\.handler) }
      set { state.withLock { $0.handler = newValue } }
    }

    func report(_ cause: String) {
      let handler = state.withLock { state -> Handler? in
        guard state.causes.count < Self.maximumCount, state.causes.insert(cause).inserted else { return nil }
        return state.handler
      }
      handler?(cause)
    }
  }
}
