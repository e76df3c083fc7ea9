import Foundation

/// A receiver of messages about animations.
///
/// The default logger writes warnings to standard error and information to standard output. It never ends the program.
/// Programs that report messages elsewhere replace ``shared``, or pass a logger to their layers and views.
public final class LottieLogger {
  /// A closure that checks a condition and reports a message unless it holds.
  public typealias Assert = (
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, _ fileID: StaticString,
    _ line: UInt
  ) -> Void
  /// A closure that reports a mistake in the program.
  public typealias AssertionFailure = (
    _ message: @autoclosure () -> String, _ fileID: StaticString, _ line: UInt
  ) -> Void
  /// A closure that reports a warning.
  public typealias Warn = (
    _ message: @autoclosure () -> String, _ fileID: StaticString, _ line: UInt
  ) -> Void
  /// A closure that reports information.
  public typealias Info = (_ message: @autoclosure () -> String) -> Void

  /// The logger of layers and views that are created without one.
  ///
  /// Set it before other threads use animations; access isn't synchronized.
  public nonisolated(unsafe) static var shared = LottieLogger()

  private let assertClosure: Assert
  private let failureClosure: AssertionFailure
  private let warnClosure: Warn
  private let infoClosure: Info

  /// Creates a logger. Omitted closures write to standard error; for information, to standard output.
  public init(
    assert: Assert? = nil, assertionFailure: AssertionFailure? = nil, warn: Warn? = nil, info: Info? = nil
  ) {
    assertClosure =
      assert ?? { condition, message, fileID, line in
        if !condition() { Self.writeError(message(), fileID, line) }
      }
    failureClosure = assertionFailure ?? { Self.writeError($0(), $1, $2) }
    warnClosure = warn ?? { Self.writeError($0(), $1, $2) }
    infoClosure = info ?? { print($0()) }
  }

  /// A logger that prints all messages to standard output.
  public static var printToConsole: LottieLogger {
    LottieLogger(
      assert: { condition, message, _, _ in if !condition() { print(message()) } },
      assertionFailure: { message, _, _ in print(message()) },
      warn: { message, _, _ in print(message()) })
  }

  private static func writeError(_ message: String, _ fileID: StaticString, _ line: UInt) {
    FileHandle.standardError.write(Data("\(fileID):\(line): \(message)\n".utf8))
  }
}

extension LottieLogger {
  /// Reports a message unless a condition holds.
  public func assert(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    assertClosure(condition(), message(), fileID, line)
  }

  /// Reports a mistake in the program.
  public func assertionFailure(
    _ message: @autoclosure () -> String = "", fileID: StaticString = #fileID, line: UInt = #line
  ) {
    failureClosure(message(), fileID, line)
  }

  /// Reports a warning.
  public func warn(
    _ message: @autoclosure () -> String = "", fileID: StaticString = #fileID, line: UInt = #line
  ) {
    warnClosure(message(), fileID, line)
  }

  /// Reports information.
  public func info(_ message: @autoclosure () -> String = "") { infoClosure(message()) }
}
