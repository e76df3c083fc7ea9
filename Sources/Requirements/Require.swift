/// Stops the program with a message unless a documented requirement of an interface holds.
///
/// A release build drops the message of `precondition` and prints a register dump; this check prints its message, with
/// the values that it names, in every build. For mistakes of our own that only a test should find, use `assert`.
///
/// - Parameters:
///   - condition: The requirement.
///   - message: The rule that was broken and the value that broke it. Evaluated only on failure.
@inlinable
public func require(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  guard condition() else { failRequirement(message(), file: file, line: line) }
}

/// Stops the program with a message, for a path that only a broken requirement can reach.
///
/// - Parameter message: The rule that was broken and the value that broke it. Embedded Swift, which can print no
///   message, doesn't evaluate it.
@inlinable
public func failRequirement(
  _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  #if hasFeature(Embedded)
    fatalError()
  #else
    stop(message(), file: file, line: line)
  #endif
}

#if !hasFeature(Embedded)
  /// The cold end of every check, out of line so that a check costs its caller a comparison and a jump.
  @inline(never)
  @usableFromInline
  func stop(_ message: String, file: StaticString, line: UInt) -> Never {
    fatalError(message, file: file, line: line)
  }
#endif
