import LayoutSolver
import QuartzCore

/// Solves the constraints of a tree of views.
///
/// The outermost view hosts the engine. A rectangle has four variables: an origin in the parent's coordinates and an
/// extent for each axis. A position in an outer view's coordinates is the sum of the origins on the way. Elements get
/// variables when a constraint first refers to them.
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
    var constant: Double
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

  private func updateMarkedConstraints(of root: any LayoutElement) {
    guard hasMarkedViews else { return }
    hasMarkedViews = false
    root.updateMarkedConstraints()
  }

  /// Solves the constraints: first with content in its natural size, then with text wrapped at the resulting widths.
  func solve() {
    installPending()
    refreshStaleElements()
    unwrapContents()
    refreshAdjustableConstants()
    system.solve()
    guard wrapContents() else { return }
    refreshAdjustableConstants()
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
    uninstall(constraint)
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

  /// Adds all constraints again, after a change of the layout direction or of alignment insets.
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
        constraint: constraint, id: id, order: installationCount, constant: expression.constant)
      constraintsByID[id] = constraint
      if dependsOnInsets(constraint) { adjustable[key] = constraint }
      if dependsOnFrames(constraint) { hasFrameDependentConstants = true }
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

  /// Applies changed constants, margins and baselines.
  private func refreshAdjustableConstants() {
    let records = adjustable.keys.compactMap { installed[$0] }.sorted { $0.order < $1.order }
    for record in records {
      guard let expression = expression(of: record.constraint) else { continue }
      if expression.constant != record.constant { setConstant(expression.constant, of: record) }
      if !dependsOnInsets(record.constraint) { adjustable[ObjectIdentifier(record.constraint)] = nil }
    }
  }

  private func setConstant(_ constant: Double, of record: InstalledConstraint) {
    do {
      try system.setConstant(constant, of: record.id)
      installed[ObjectIdentifier(record.constraint)]?.constant = constant
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
