/// A program that runs the parts of work on many machines.
protocol Scheduler {
  /// Returns a script or a manifest that runs all parts, then joins them.
  func script(for work: DividedWork) -> String
}
