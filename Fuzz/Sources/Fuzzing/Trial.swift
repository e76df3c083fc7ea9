/// A law, tried on random cases.
package protocol Trial: Sendable {
  /// What it's called on the command line and in reports.
  var name: String { get }

  /// Tries one case; what it does follows from the numbers alone.
  ///
  /// - Throws: What went wrong.
  func run(_ random: inout CaseRandom) throws
}

/// A law that didn't hold.
struct Violation: Error, CustomStringConvertible {
  let description: String
}

func demand(_ condition: Bool, _ message: @autoclosure () -> String) throws {
  if !condition { throw Violation(description: message()) }
}
