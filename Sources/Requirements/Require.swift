/// Stops the program with a message unless a documented requirement of an interface holds.
///
/// In a release build, `precondition` prints a register dump instead of its message; this check prints its message in
/// every build. For internal invariants, which only tests should check, use `assert`.
///
/// - Parameters:
///   - condition: The requirement.
///   - message: The violated rule and the value that violates it. Evaluated only on failure.
@inlinable
public func require(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) {
  guard condition() else { failRequirement(message(), file: file, line: line) }
}

/// Stops the program with a message, for a path that only a broken requirement can reach.
///
/// - Parameter message: The violated rule and the value that violates it. Embedded Swift, which can print no message,
///   doesn't evaluate it.
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
  /// The failure path of every check. It isn't inlined, so that a check costs its caller only a comparison and a
  /// jump.
  @inline(never)
  @usableFromInline
  func stop(_ message: String, file: StaticString, line: UInt) -> Never {
    fatalError(message, file: file, line: line)
  }
#endif
