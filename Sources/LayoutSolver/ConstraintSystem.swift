import Requirements

/// Linear constraints with priorities, and the values of their variables that satisfy them best.
///
/// Required constraints, of priority 1000, always hold. Among the values that satisfy them, the system minimizes the sum of
/// the absolute errors of the constraints of the next lower priority, then of the one below, and so on. It never sacrifices
/// a constraint for constraints of lower priority, however many there are. Where several values are equally good, the system
/// chooses one of them; ``isDetermined(_:)`` says so. The same calls in the same order always give the same values.
///
/// The method is the incremental simplex method of Cassowary (G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary linear
/// arithmetic constraint solving algorithm", 2001), with an objective for each priority instead of symbolic weights, and
/// with Bland's rule against cycles. Adding and removing constraints changes the tableau immediately, and ``solve()``
/// optimizes it. A changed constant needs only a few steps of the dual simplex method.
///
/// Constants up to 1e6 and coefficients from 0.001 give values that are exact to 1e−6. A violation of required constraints
/// by less than 1e−6 counts as rounding.
///
/// No property is accessed while it changes, so checks of exclusive access are omitted: they took a tenth of the time.
package final class ConstraintSystem {
  @exclusivity(unchecked) var tableau = Tableau()
  /// Whether no constraint was added or removed since the last optimization.
  @exclusivity(unchecked) private var isOptimal = true
  /// The number of changes since the last correction of rounding errors.
  @exclusivity(unchecked) private var changeCount = 0
  /// The constraints by slot; nil for an unused slot.
  @exclusivity(unchecked) private var constraints: [Constraint?] = []
  @exclusivity(unchecked) private var unusedSlots: [Int] = []
  /// The number of constraints that were ever added.
  @exclusivity(unchecked) private var constraintCount = 0
  /// The variables by column; nil for columns of other kinds.
  @exclusivity(unchecked) private var variables: [Variable?] = []
  /// The number of variables that were ever made.
  @exclusivity(unchecked) private var variableCount = 0
  /// The slots of the constraints by the columns of their excess and shortfall; −1 for other columns.
  @exclusivity(unchecked) private var owners: [Int] = []

  /// Creates a system without variables and constraints.
  package init() {}

  /// The number of pivots so far: changes of the basis, each of which rewrites a part of the tableau.
  package var pivotCount: Int { tableau.pivotCount }
}

extension ConstraintSystem {
  /// A constraint in the tableau: a signed expression equals the excess minus the shortfall.
  private struct Constraint {
    let id: LayoutConstraintID
    let expression: LayoutExpression
    let priority: Float
    let isEquation: Bool
    var constant: Double
    /// −1 if the expression's sign was changed, 1 otherwise.
    var sign: Double
    var excess: Int
    /// The column of the shortfall; nil if the constraint is required.
    var shortfall: Int?

    var isRequired: Bool { priority == 1000 }
  }

  private struct Variable {
    let serial: Int
    var useCount = 0
    var value = 0.0
    var isChanged = false
  }
}

// MARK: - Variables

extension ConstraintSystem {
  /// Makes a variable, whose value is 0 until constraints determine it.
  package func makeVariable() -> LayoutVariable { makeVariable(.unrestricted) }

  /// Makes a variable whose values are at least 0.
  ///
  /// A required constraint of the variable would say the same, but takes a row of the tableau.
  package func makeNonnegativeVariable() -> LayoutVariable { makeVariable(.restricted) }

  private func makeVariable(_ kind: Tableau.Kind) -> LayoutVariable {
    let column = addColumn(kind)
    variables[column] = Variable(serial: variableCount)
    variableCount += 1
    return LayoutVariable(column: column, serial: variableCount - 1)
  }

  /// Removes a variable.
  ///
  /// - Precondition: No constraint uses the variable.
  package func removeVariable(_ variable: LayoutVariable) {
    let useCount = checked(variable).useCount
    require(useCount == 0, "the variable is used by \(useCount) constraints")
    variables[variable.column] = nil
    tableau.removeColumn(variable.column)
  }

  private func checked(_ variable: LayoutVariable) -> Variable {
    guard variables.indices.contains(variable.column), let current = variables[variable.column],
      current.serial == variable.serial
    else { failRequirement("the variable was removed, or belongs to another system") }
    return current
  }

  private func addColumn(_ kind: Tableau.Kind) -> Int {
    let column = tableau.addColumn(kind)
    if column == variables.count {
      variables.append(nil)
      owners.append(-1)
    }
    return column
  }
}

// MARK: - Adding and removing constraints

extension ConstraintSystem {
  /// Adds a constraint. The values change with the next call of ``solve()``.
  ///
  /// - Parameters:
  ///   - expression: The expression, whose constant and coefficients must be finite.
  ///   - relation: The relation of the expression to 0.
  ///   - priority: The priority, above 0 and at most 1000, which means that the constraint is required.
  /// - Returns: The constraint's identity.
  /// - Throws: ``LayoutConflict`` if the constraint is required and contradicts required ones. It isn't added then.
  package func add(
    _ expression: LayoutExpression, _ relation: LayoutRelation, priority: Float
  ) throws(LayoutConflict) -> LayoutConstraintID {
    check(expression, priority)
    var constraint = Constraint(
      id: LayoutConstraintID(slot: unusedSlots.last ?? constraints.count, serial: constraintCount),
      expression: expression, priority: priority, isEquation: relation == .equal,
      constant: expression.constant, sign: relation == .lessThanOrEqual ? -1 : 1, excess: -1)
    let row = addRow(for: &constraint)
    noteChange()
    if !tableau.settle(row, shortfall: constraint.shortfall) {
      let conflict = LayoutConflict(constraints: contradictoryConstraints(in: row) + [nil])
      tableau.removeColumn(constraint.excess)
      throw conflict
    }
    register(constraint)
    lowerErrors(of: constraint)
    return constraint.id
  }

  /// Removes a constraint. The values change with the next call of ``solve()``.
  ///
  /// - Precondition: The constraint was added and not yet removed.
  package func remove(_ id: LayoutConstraintID) {
    let constraint = checked(id)
    noteChange()
    for term in constraint.expression.terms { variables[term.variable.column]?.useCount -= 1 }
    if let shortfall = constraint.shortfall {
      addWeights(-1, of: constraint)
      tableau.objective.release(constraint.priority)
      owners[shortfall] = -1
    }
    owners[constraint.excess] = -1
    tableau.removeConstraint(excess: constraint.excess, shortfall: constraint.shortfall)
    constraints[id.slot] = nil
    unusedSlots.append(id.slot)
  }

  private func check(_ expression: LayoutExpression, _ priority: Float) {
    require(priority > 0 && priority <= 1000, "the priority \(priority) isn't above 0 and at most 1000")
    require(expression.constant.isFinite, "the constant \(expression.constant) isn't finite")
    for term in expression.terms {
      require(term.coefficient.isFinite, "the coefficient \(term.coefficient) isn't finite")
      _ = checked(term.variable)
    }
  }

  private func checked(_ id: LayoutConstraintID) -> Constraint {
    guard constraints.indices.contains(id.slot), let constraint = constraints[id.slot], constraint.id == id
    else { failRequirement("the constraint was removed, or belongs to another system") }
    return constraint
  }

  /// Adds a row that states the excess of a constraint, and sets the constraint's columns.
  private func addRow(for constraint: inout Constraint) -> Int {
    let row = tableau.addRow(constraint.expression)
    let isDummy = constraint.isEquation && constraint.isRequired
    if isDummy && tableau.constants[row] > 0 { constraint.sign = -1 }
    if constraint.sign < 0 { tableau.negateRow(row) }
    constraint.excess = addColumn(isDummy ? .dummy : .restricted)
    if !constraint.isRequired {
      let shortfall = addColumn(.restricted)
      tableau.add(1, of: shortfall, to: row)
      constraint.shortfall = shortfall
    }
    tableau.setBasic(constraint.excess, in: row)
    return row
  }

  private func register(_ constraint: Constraint) {
    for term in constraint.expression.terms { variables[term.variable.column]?.useCount += 1 }
    owners[constraint.excess] = constraint.id.slot
    if let shortfall = constraint.shortfall {
      owners[shortfall] = constraint.id.slot
      tableau.objective.retain(constraint.priority)
      addWeights(1, of: constraint)
    }
    constraintCount += 1
    if unusedSlots.popLast() != nil {
      constraints[constraint.id.slot] = constraint
    } else {
      constraints.append(constraint)
    }
  }

  /// Adds multiples of a constraint's errors to the sum of errors of its priority.
  private func addWeights(_ weight: Double, of constraint: Constraint) {
    guard let shortfall = constraint.shortfall else { return }
    let level = tableau.objective.level(of: constraint.priority)
    tableau.addWeight(weight, to: shortfall, level: level)
    if constraint.isEquation { tableau.addWeight(weight, to: constraint.excess, level: level) }
  }

  /// Satisfies a new constraint that isn't required, if that raises no errors of the same or of higher priority.
  ///
  /// ``solve()`` would do it later, when the rows of the variables may have become long.
  private func lowerErrors(of constraint: Constraint) {
    guard let shortfall = constraint.shortfall else { return }
    let level = tableau.objective.level(of: constraint.priority)
    tableau.lowerError(shortfall, level: level)
    if constraint.isEquation { tableau.lowerError(constraint.excess, level: level) }
  }

  /// Returns the constraints whose sum is a contradictory row, except for the one that is being added.
  ///
  /// The constraints of the row's other columns are independent of each other, so the contradiction disappears without any
  /// one of them.
  private func contradictoryConstraints(in row: Int) -> [LayoutConstraintID?] {
    let columns = [tableau.basicColumns[row]] + tableau.matrix.cells(inRow: row).map { Int($0.column) }
    let slots = Set(columns.map { owners[$0] }.filter { $0 >= 0 })
    return slots.compactMap { constraints[$0]?.id }.sorted { $0.serial < $1.serial }
  }
}

// MARK: - Solving

extension ConstraintSystem {
  /// Changes the constant of a constraint's expression. The values change with the next call of ``solve()``.
  ///
  /// - Parameters:
  ///   - constant: The constant, which must be finite.
  ///   - id: The constraint.
  /// - Throws: ``LayoutConflict`` if required constraints then contradict each other. The constant isn't changed then.
  /// - Precondition: The constraint was added and not yet removed.
  package func setConstant(_ constant: Double, of id: LayoutConstraintID) throws(LayoutConflict) {
    require(constant.isFinite, "the constant \(constant) isn't finite")
    let constraint = checked(id)
    guard constant != constraint.constant else { return }
    optimize()
    changeCount += 1
    let change = constraint.sign * (constant - constraint.constant)
    tableau.shift(excess: constraint.excess, shortfall: constraint.shortfall, by: change)
    var pivots: [Tableau.Pivot] = []
    if let row = tableau.reoptimize(&pivots) {
      let conflict = LayoutConflict(constraints: contradictoryConstraints(in: row))
      if constraint.isRequired {
        tableau.revert(pivots)
        tableau.shift(excess: constraint.excess, shortfall: constraint.shortfall, by: -change)
      }
      throw conflict
    }
    constraints[id.slot]?.constant = constant
  }

  /// Brings the system to its optimum.
  package func solve() {
    optimize()
    if changeCount >= Self.greatestChangeCount { refine() }
    for column in variables.indices {
      guard let oldValue = variables[column]?.value else { continue }
      let value = tableau.value(of: column)
      // Numbers that overflow leave the former value.
      guard abs(value - oldValue) > Tolerance.value, value.isFinite else { continue }
      variables[column]?.value = value
      variables[column]?.isChanged = true
    }
  }

  private func noteChange() {
    isOptimal = false
    changeCount += 1
  }

  private func optimize() {
    if !isOptimal { tableau.optimize() }
    isOptimal = true
  }

  /// The number of changes after which rounding errors are corrected.
  private static let greatestChangeCount = 32

  /// Corrects the rounding errors of the values, so that they don't add up over many changes.
  ///
  /// Each constraint is evaluated as it was added. Its error changes the constants in the same way as a change of its own
  /// constant.
  private func refine() {
    for case let constraint? in constraints {
      var value = constraint.constant
      for term in constraint.expression.terms {
        value += term.coefficient * tableau.value(of: term.variable.column)
      }
      value *= constraint.sign
      if let shortfall = constraint.shortfall { value += tableau.value(of: shortfall) }
      let error = value - tableau.value(of: constraint.excess)
      guard abs(error) > Tolerance.residual else { continue }
      tableau.shift(excess: constraint.excess, shortfall: constraint.shortfall, by: error)
    }
    changeCount = 0
  }
}

// MARK: - Results

extension ConstraintSystem {
  /// Returns the value of a variable at the last call of ``solve()``; 0 before.
  package func value(of variable: LayoutVariable) -> Double { checked(variable).value }

  /// Returns the variables whose value changed since the last call, or from the initial 0, in the order of their columns.
  ///
  /// Differences up to 1e−8 are rounding: the value doesn't change, and isn't reported.
  package func takeChangedVariables() -> [LayoutVariable] {
    var changed: [LayoutVariable] = []
    for column in variables.indices {
      guard let variable = variables[column], variable.isChanged else { continue }
      variables[column]?.isChanged = false
      changed.append(LayoutVariable(column: column, serial: variable.serial))
    }
    return changed
  }

  /// Whether a variable has a unique optimal value; false if the layout is ambiguous.
  ///
  /// At the optimum, each variable of the tableau that isn't basic is 0, and has a cost for each priority: the rate at which
  /// the errors grow with it. Variables without a cost may grow as far as the bounds of basic variables allow. The variable
  /// is determined if no such growth changes it by more than 1e−6; the tableau is searched with further pivots, in a copy.
  /// A variable without constraints isn't determined.
  package func isDetermined(_ variable: LayoutVariable) -> Bool {
    _ = checked(variable)
    optimize()
    return tableau.isDetermined(variable.column)
  }
}
