import LayerValues
import LayoutSolver
import QuartzCore

extension LayoutEngine {
  /// Reports contradictory constraints once, and the one that is ignored.
  func report(_ conflict: LayoutConflict, breaking constraint: NSLayoutConstraint) {
    guard !constraint.wasReported else { return }
    constraint.wasReported = true
    let texts = constraints(in: conflict).filter { $0 !== constraint }.map(\.text)
    let list = texts.isEmpty ? "the frames of views" : texts.joined(separator: ", ")
    CoreAnimationDiagnostics.report(
      "unable to satisfy all constraints: \(constraint.text) is ignored, because it contradicts \(list)")
  }

  /// Calls a function until it meets no conflict, and ignores a constraint after each one.
  ///
  /// - Returns: The function's result; nil if no constraint can be ignored.
  func breakingConflicts<Result>(_ body: () throws(LayoutConflict) -> Result) -> Result? {
    while true {
      do {
        return try body()
      } catch {
        guard let constraint = lastConstraint(in: error) else { return nil }
        report(error, breaking: constraint)
        uninstall(constraint)
        broken.append(constraint)
      }
    }
  }

  /// The constraint of a conflict that was installed last.
  private func lastConstraint(in conflict: LayoutConflict) -> NSLayoutConstraint? {
    constraints(in: conflict).last
  }

  /// Returns the installed constraints of a conflict, in the order of installation.
  private func constraints(in conflict: LayoutConflict) -> [NSLayoutConstraint] {
    let ids = Set(conflict.constraints)
    return installed.values.filter { ids.contains($0.id) }.sorted { $0.order < $1.order }.map(\.constraint)
  }
}
