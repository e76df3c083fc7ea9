import LayoutSolver
import QuartzCore

extension UIView {
  /// Returns the size nearest to a target size that satisfies the constraints in the view's tree.
  func fittingSize(
    _ target: CGSize, _ horizontalPriority: UILayoutPriority, _ verticalPriority: UILayoutPriority
  ) -> CGSize {
    updateMarkedConstraints()
    let engine = LayoutEngine(root: self, lays: false)
    for constraint in constraintsInTree { engine.add(constraint) }
    let size = engine.fittingSize(target, horizontalPriority, verticalPriority)
    let scale = screenScale
    func roundUp(_ length: CGFloat) -> CGFloat { (length * scale - 1e-5).rounded(.up) / scale }
    return CGSize(width: roundUp(size.width), height: roundUp(size.height))
  }
}

extension LayoutEngine {
  fileprivate func fittingSize(
    _ target: CGSize, _ horizontalPriority: UILayoutPriority, _ verticalPriority: UILayoutPriority
  ) -> CGSize {
    guard let root else { return .zero }
    let variables = variables(of: root)
    propose(target.width, horizontalPriority, for: variables, along: .horizontal)
    propose(target.height, verticalPriority, for: variables, along: .vertical)
    solve()
    return solution(of: root)?.size ?? .zero
  }

  private func propose(
    _ length: CGFloat, _ priority: UILayoutPriority, for variables: ElementVariables,
    along axis: NSLayoutConstraint.Axis
  ) {
    constrain(
      &variables[axis].proposal, variables[axis].extent, .equal, length, priority)
  }
}
