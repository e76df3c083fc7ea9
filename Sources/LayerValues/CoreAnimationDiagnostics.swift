import Foundation
import Synchronization

/// Tells of input that Core Animation's types ignore without a word.
///
/// A misspelled key path, a color where a number belongs, a layer put into itself: none of them is an error, and
/// none has an effect. Each such cause is told once for the whole program, as one line on standard error, unless
/// ``handler`` says otherwise. Input that is as it should be costs nothing here.
///
/// ```swift
/// CoreAnimationDiagnostics.handler = { logger.warning("\($0)") }
/// #expect(CoreAnimationDiagnostics.reports { buildScene() }.isEmpty)
/// ```
public enum CoreAnimationDiagnostics {
  /// What is done with a report: one line of text without a line break at its end.
  public typealias Handler = @Sendable (_ report: String) -> Void

  /// What is done with every report, on the thread on which the input was ignored.
  ///
  /// By default it's a line on standard error that begins with `Core Animation: `.
  public static var handler: Handler {
    get { program.handler }
    set { program.handler = newValue }
  }

  /// Calls `body` and returns what was reported meanwhile, each cause once, whether it was told before or not.
  ///
  /// The ``handler`` hears nothing of it. Only what happens on this thread, or in this task, is taken in.
  public static func reports(during body: () throws -> Void) rethrows -> [String] {
    let reports = Mutex<[String]>([])
    let listener = Listener { report in reports.withLock { $0.append(report) } }
    try $scoped.withValue(listener, operation: body)
    return reports.withLock { $0 }
  }

  /// Reports that something was ignored; call it only then.
  package static func report(_ cause: String) {
    let isLong = cause.utf8.count > maximumLength
    (scoped ?? program).hear(isLong ? cause.prefix(maximumLength / 2) + "…" : cause)
  }

  /// A cause of more bytes is cut off: it may hold whatever came from outside.
  private static var maximumLength: Int { 500 }

  private static let program = Listener { report in
    FileHandle.standardError.write(Data("Core Animation: \(report)\n".utf8))
  }

  @TaskLocal private static var scoped: Listener?
}

// MARK: - Each cause once

extension CoreAnimationDiagnostics {
  /// Passes on what it didn't hear before.
  private final class Listener: Sendable {
    private struct State {
      var handler: Handler
      var causes: Set<String> = []
    }

    private let state: Mutex<State>

    /// More causes than this aren't told: causes may contain names that come from outside.
    private static var maximumCount: Int { 1000 }

    init(_ handler: @escaping Handler) { state = Mutex(State(handler: handler)) }

    var handler: Handler {
      get { state.withLock(\.handler) }
      set { state.withLock { $0.handler = newValue } }
    }

    func hear(_ cause: String) {
      let handler = state.withLock { state -> Handler? in
        guard state.causes.count < Self.maximumCount, state.causes.insert(cause).inserted else { return nil }
        return state.handler
      }
      handler?(cause)
    }
  }
}
