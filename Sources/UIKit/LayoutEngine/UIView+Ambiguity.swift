import LayoutSolver
import QuartzCore

extension UIView {
  var allowsOtherFrames: Bool { !(layoutEngine?.ambiguousVariables(of: self) ?? []).isEmpty }

  func chooseOtherFrame() { layoutEngine?.exerciseAmbiguity(of: self) }

  func constraintsReferring(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    (layoutRoot as? UIView)?.constraintsInTree.filter { constraint in
      constraint.parts.contains { $0.element === self && $0.attribute.axis == axis }
    } ?? []
  }
}

extension LayoutEngine {
  fileprivate func ambiguousVariables(of view: UIView) -> [LayoutVariable] {
    updateIfNeeded()
    guard view !== root, !view.hasFixedFrame, let variables = elements[ObjectIdentifier(view)] else {
      return []
    }
    let frame = [variables.horizontal, variables.vertical].flatMap { [$0.origin, $0.extent] }
    return frame.filter { !system.isDetermined($0) }
  }

  /// The distance by which an ambiguous position or length is changed, in points.
  private static var ambiguityStep: CGFloat { 20 }

  fileprivate func exerciseAmbiguity(of view: UIView) {
    let ambiguous = ambiguousVariables(of: view)
    guard let variables = elements[ObjectIdentifier(view)] else { return }
    for axis in NSLayoutConstraint.Axis.both {
      let candidates = [variables[axis].origin, variables[axis].extent]
      let isExercised = variables[axis].proposal != nil
      guard
        let variable = candidates.first(where: { ambiguous.contains($0) })
          ?? (isExercised ? candidates[0] : nil)
      else { continue }
      let value = CGFloat(system.value(of: variable)) + Self.ambiguityStep
      constrain(&variables[axis].proposal, variable, .equal, isExercised ? nil : value, .weakest)
      setNeedsUpdate()
    }
  }
}
