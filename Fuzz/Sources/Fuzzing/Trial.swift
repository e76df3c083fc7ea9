/// A law that random cases test.
package protocol Trial: Sendable {
  /// The name on the command line and in reports.
  var name: String { get }

  /// Runs one case, which depends only on the random numbers.
  ///
  /// - Throws: An error if the law doesn't hold.
  func run(_ random: inout CaseRandom) throws
}

/// The error of a law that doesn't hold.
struct Violation: Error, CustomStringConvertible {
  let description: String
}

/// Throws a `Violation` unless a condition holds.
func demand(_ condition: Bool, _ message: @autoclosure () -> String) throws {
  if !condition { throw Violation(description: message()) }
}
