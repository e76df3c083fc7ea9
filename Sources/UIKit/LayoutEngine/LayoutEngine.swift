import LayoutSolver
import QuartzCore

/// Solves the constraints of a tree of views.
///
/// The outermost view hosts the engine. A rectangle has four variables: an origin in the parent's coordinates and an
/// extent for each axis. A position in an outer view's coordinates is the sum of the origins of the elements in between.
/// Elements get variables when a constraint first refers to them.
///
/// Changes are collected until the next layout pass; then only what has changed is solved again.
@MainActor
final class LayoutEngine {
  let system = ConstraintSystem()
  private(set) weak var root: (any LayoutElement)?
  /// Whether the engine determines frames, with the root's size as given; otherwise it computes a fitting size.
  let lays: Bool

  var elements: [ObjectIdentifier: ElementVariables] = [:]
  var owners: [LayoutVariable: ElementVariables] = [:]
  var installed: [ObjectIdentifier: InstalledConstraint] = [:]
  var constraintsByID: [LayoutConstraintID: NSLayoutConstraint] = [:]
  /// The active constraints to add at the next pass.
  var pending: [NSLayoutConstraint] = []
  /// The constraints that are ignored because they contradict others.
  var broken: [NSLayoutConstraint] = []
  /// The elements whose frames or content sizes may have changed.
  var stale: [ElementVariables] = []
  /// The elements whose height depends on their width.
  var wrapping: [ElementVariables] = []
  /// The constraints whose constants depend on margins, baselines or guides of the system.
  var adjustable: [ObjectIdentifier: NSLayoutConstraint] = [:]

  /// Whether the constant of a constraint follows from the frames of views.
  private(set) var hasFrameDependentConstants = false
  /// Whether a view in the tree is marked for ``UIView/updateConstraints()``.
  var hasMarkedViews = false
  private var isDirty = false
  private var isUpdating = false
  private var installationCount = 0

  init(root: any LayoutElement, lays: Bool = true) { (self.root, self.lays) = (root, lays) }

  /// A constraint in the system.
  struct InstalledConstraint {
    let constraint: NSLayoutConstraint
    let id: LayoutConstraintID
    /// The position in the order of installation.
    let order: Int
    /// The expression in the system.
    var expression: LayoutExpression
  }

  // MARK: Passes

  /// Requests a pass before the next frame.
  func setNeedsUpdate() {
    guard !isDirty else { return }
    isDirty = true
    if lays { root?.setNeedsLayout() }
  }

  /// Updates constraints and solves them if anything has changed, and marks the layout of affected views.
  func updateIfNeeded() {
    guard isDirty, !isUpdating, let root else { return }
    isUpdating = true
    defer { isUpdating = false }
    updateMarkedConstraints(of: root)
    isDirty = false
    solve()
    markChangedElements()
  }

  /// Updates the constraints of marked views, including views that are marked in the process.
  private func updateMarkedConstraints(of root: any LayoutElement) {
    for _ in 0..<Self.maximumUpdateRounds where hasMarkedViews {
      hasMarkedViews = false
      root.updateMarkedConstraints()
    }
  }

  /// The number of rounds (estimated) after which views that always mark themselves wait for the next pass.
  private static var maximumUpdateRounds: Int { 10 }

  /// Solves the constraints: first with content in its natural size, then with text wrapped at the resulting widths.
  func solve() {
    installPending()
    refreshStaleElements()
    unwrapContents()
    refreshAdjustableConstraints()
    system.solve()
    guard wrapContents() else { return }
    refreshAdjustableConstraints()
    system.solve()
  }

  private func markChangedElements() {
    for variable in system.takeChangedVariables() { owners[variable]?.element?.solutionDidChange() }
  }

  // MARK: Constraints

  /// Adds a constraint at the next pass.
  func add(_ constraint: NSLayoutConstraint) {
    pending.append(constraint)
    setNeedsUpdate()
  }

  /// Removes a constraint, if it was added.
  func remove(_ constraint: NSLayoutConstraint) {
    if installed[ObjectIdentifier(constraint)] != nil {
      uninstall(constraint)
    } else if let index = pending.lastIndex(where: { $0 === constraint }) {
      pending.remove(at: index)
    }
    broken.removeAll { $0 === constraint }
    setNeedsUpdate()
  }

  /// Called after a constraint's constant has changed.
  func constantChanged(of constraint: NSLayoutConstraint) {
    if installed[ObjectIdentifier(constraint)] != nil {
      adjustable[ObjectIdentifier(constraint)] = constraint
    }
    setNeedsUpdate()
  }

  /// Reinstalls all constraints, after a change of the layout direction or of alignment insets.
  func reinstallAll() {
    let constraints = installed.values.sorted { $0.order < $1.order }.map(\.constraint)
    for constraint in constraints { uninstall(constraint) }
    pending = constraints + pending
    for variables in elements.values { markStale(variables) }
    setNeedsUpdate()
  }

  private func installPending() {
    let constraints = broken + pending
    (broken, pending) = ([], [])
    for constraint in constraints where isInstallable(constraint) { install(constraint) }
  }

  /// Whether a constraint is still active in this tree and not installed yet.
  private func isInstallable(_ constraint: NSLayoutConstraint) -> Bool {
    guard let holder = constraint.holder, let root, installed[ObjectIdentifier(constraint)] == nil else {
      return false
    }
    return constraint.priority.rawValue > 0 && holder.isInside(root)
  }

  private func install(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard let expression = expression(of: constraint) else { return }
    // The elements' own constraints come first, so that a conflict breaks this one.
    refreshStaleElements()
    do {
      let id = try system.add(
        expression, constraint.relation.solverRelation, priority: constraint.priority.rawValue)
      installationCount += 1
      installed[key] = InstalledConstraint(
        constraint: constraint, id: id, order: installationCount, expression: expression)
      constraintsByID[id] = constraint
      if dependsOnInsets(constraint) {
        adjustable[key] = constraint
        if dependsOnFrames(constraint) { hasFrameDependentConstants = true }
      }
    } catch {
      broken.append(constraint)
      report(error, breaking: constraint)
    }
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    adjustable[key] = nil
    guard let record = installed.removeValue(forKey: key) else { return }
    system.remove(record.id)
    constraintsByID[record.id] = nil
  }

  /// Removes an outer view's constraints that use the baseline of a view in a tree that is being removed, until the next
  /// pass.
  func uninstallBaselines(inside tree: any LayoutElement) {
    let constraints = adjustableRecords { record in
      dependsOnBaseline(record.constraint)
        && record.expression.terms.contains { owners[$0.variable]?.element?.isInside(tree) ?? false }
    }.map(\.constraint)
    for constraint in constraints {
      uninstall(constraint)
      add(constraint)
    }
  }

  /// Returns the adjustable constraints that meet a condition, in the order of installation.
  private func adjustableRecords(
    where isIncluded: (InstalledConstraint) -> Bool = { _ in true }
  ) -> [InstalledConstraint] {
    adjustable.keys.compactMap { installed[$0] }.filter(isIncluded).sorted { $0.order < $1.order }
  }

  /// Applies changed constants, margins and baselines.
  private func refreshAdjustableConstraints() {
    for record in adjustableRecords() {
      guard let expression = expression(of: record.constraint) else { continue }
      if expression.terms != record.expression.terms {
        uninstall(record.constraint)
        install(record.constraint)
        continue
      }
      if expression.constant != record.expression.constant { setConstant(expression.constant, of: record) }
      if !dependsOnInsets(record.constraint) { adjustable[ObjectIdentifier(record.constraint)] = nil }
    }
  }

  private func setConstant(_ constant: Double, of record: InstalledConstraint) {
    do {
      try system.setConstant(constant, of: record.id)
      installed[ObjectIdentifier(record.constraint)]?.expression.constant = constant
    } catch {
      uninstall(record.constraint)
      broken.append(record.constraint)
      report(error, breaking: record.constraint)
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var solverRelation: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
