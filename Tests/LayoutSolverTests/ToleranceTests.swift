import Testing

@testable import LayoutSolver

@Suite struct ToleranceTests {
  private func expression(_ constant: Double, _ terms: (Double, LayoutVariable)...) -> LayoutExpression {
    var expression = LayoutExpression(constant: constant)
    for (coefficient, variable) in terms { expression.add(coefficient, variable) }
    return expression
  }

  @Test func `an expression is 0 at first, and keeps its terms in order`() {
    #expect(LayoutExpression().constant == 0 && LayoutExpression().terms.isEmpty)
    let system = ConstraintSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    let sum = expression(3, (2, y), (4, x), (5, y))
    #expect(sum.constant == 3 && sum.terms.map(\.coefficient) == [2, 4, 5])
    #expect(sum.terms.map(\.variable) == [y, x, y] && [x.index, y.index] == [0, 1])
  }

  @Test func `sums that cancel up to rounding are 0`() {
    // The limits are fractions of the first summand: 1e−10 of a coefficient, and 1e−15 of a constant.
    #expect(Tolerance.sum(1e10, -1e10 + 1) == 0 && Tolerance.sum(-1e10, 1e10 - 1) == 0)
    #expect(Tolerance.sum(1e10, -1e10 + 2) == 2 && Tolerance.sum(-1e10, 1e10 - 2) == -2)
    #expect(Tolerance.sum(2, 3) == 5 && Tolerance.sum(0, 3) == 3 && Tolerance.sum(2, -2) == 0)
    #expect(Tolerance.constantSum(1e15, -1e15 + 1) == 0 && Tolerance.constantSum(-1e15, 1e15 - 1) == 0)
    #expect(Tolerance.constantSum(1e15, -1e15 + 2) == 2 && Tolerance.constantSum(-1e15, 1e15 - 2) == -2)
    #expect(Tolerance.constantSum(2, 3) == 5 && Tolerance.constantSum(0, 3) == 3)
    #expect(Tolerance.constantSum(2, -2) == 0)
  }

  @Test func `the limits lie between the spacing of numbers and the exactness of results`() {
    // Numbers around 1e6 are 1.2e−10 apart; results are exact to 1e−6, and changes above 1e−8 are reported.
    #expect(Tolerance.residual == 1e-11 && Tolerance.coefficient == 1e-10 && Tolerance.feasibility == 1e-9)
    #expect(Tolerance.value == 1e-8 && Tolerance.contradiction == 1e-6)
  }

  @Test(arguments: [(0.9e-6, true), (-0.9e-6, true), (1.1e-6, false), (-1.1e-6, false)])
  func `required constraints may contradict each other by less than a millionth`(
    _ difference: Double, _ isAccepted: Bool
  ) throws {
    let system = ConstraintSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    let first = try system.add(expression(-10, (1, x), (1, y)), .equal, priority: 1000)
    do throws(LayoutConflict) {
      _ = try system.add(expression(-10 - difference, (1, x), (1, y)), .equal, priority: 1000)
      #expect(isAccepted)
    } catch {
      #expect(!isAccepted && error.constraints == [first, nil])
    }
    // A changed constant may contradict as much.
    let other = ConstraintSystem()
    let (u, v) = (other.makeVariable(), other.makeVariable())
    let twins = (
      try other.add(expression(-10, (1, u), (1, v)), .equal, priority: 1000),
      try other.add(expression(-10, (1, u), (1, v)), .equal, priority: 1000)
    )
    do throws(LayoutConflict) {
      try other.setConstant(-10 - difference, of: twins.1)
      #expect(isAccepted)
    } catch {
      #expect(!isAccepted && error.constraints == [twins.0, twins.1])
    }
  }

  @Test(arguments: [(0.9e-8, 0, false), (1.1e-8, 1, true)] as [(Double, Int, Bool)])
  func `a change of a value above 1e-8 is reported`(_ change: Double, _ count: Int, _ isVisible: Bool) throws
  {
    let system = ConstraintSystem()
    let x = system.makeVariable()
    let id = try system.add(expression(-0.5, (1, x)), .equal, priority: 1000)
    #expect(system.value(of: x) == 0 && system.takeChangedVariables().isEmpty)
    system.solve()
    #expect(system.takeChangedVariables() == [x])
    try system.setConstant(-0.5 - change, of: id)
    #expect(system.value(of: x) == 0.5)
    system.solve()
    #expect(system.takeChangedVariables().count == count && (system.value(of: x) != 0.5) == isVisible)
  }

  @Test func `a nonnegative variable is at least 0`() throws {
    let system = ConstraintSystem()
    let (length, position) = (system.makeNonnegativeVariable(), system.makeVariable())
    for variable in [length, position] {
      _ = try system.add(expression(5, (1, variable)), .equal, priority: 500)
    }
    system.solve()
    #expect(system.value(of: length) == 0 && system.value(of: position) == -5)
    #expect(throws: LayoutConflict.self) {
      try system.add(self.expression(5, (1, length)), .equal, priority: 1000)
    }
  }

  @Test func `priorities from above 0 to 1000 are accepted`() async throws {
    let system = ConstraintSystem()
    let x = system.makeVariable()
    for (value, priority) in [(1.0, 0.001 as Float), (2, 999.5), (3, 1000)] {
      _ = try system.add(expression(-value, (1, x)), .equal, priority: priority)
      system.solve()
      #expect(system.value(of: x) == value)
    }
    await #expect(processExitsWith: .failure) {
      _ = try? ConstraintSystem().add(LayoutExpression(), .equal, priority: 1000.5)
    }
    await #expect(processExitsWith: .failure) {
      let system = ConstraintSystem()
      var expression = LayoutExpression()
      expression.add(.infinity, system.makeVariable())
      _ = try? system.add(expression, .equal, priority: 500)
    }
    await #expect(processExitsWith: .failure) {
      let system = ConstraintSystem()
      guard let id = try? system.add(LayoutExpression(), .equal, priority: 500) else { return }
      system.remove(id)
      system.remove(id)
    }
    await #expect(processExitsWith: .failure) {
      let system = ConstraintSystem()
      guard let id = try? system.add(LayoutExpression(), .equal, priority: 500) else { return }
      try? system.setConstant(.nan, of: id)
    }
  }

  @Test func `levels of priorities are kept in decreasing order while they're used`() {
    var objective = Objective()
    for priority in [250, 750, 500, 750] as [Float] { objective.retain(priority) }
    #expect(objective.priorities == [750, 500, 250])
    #expect([1000, 750, 600, 500, 250, 1].map { objective.level(of: $0) } == [0, 0, 1, 1, 2, 3])
    objective.addColumn()
    objective.add(2, level: 0, column: 0)
    objective.add(3, level: 1, column: 0)
    objective.release(750)
    #expect(objective.priorities == [750, 500, 250] && objective.cost(of: 0, at: 0) == 2)
    objective.release(750)
    #expect(objective.priorities == [500, 250] && objective.cost(of: 0, at: 0) == 3)
    objective.retain(1000)
    #expect(objective.cost(of: 0, at: 0) == 0 && objective.cost(of: 0, at: 1) == 3)
    #expect(objective.isFree(0, before: 1) && !objective.isFree(0, before: 2) && !objective.isFree(0))
    objective.clear(level: 1, column: 0)
    #expect(objective.isFree(0))
  }

  @Test func `costs are compared by priority, in proportion to coefficients`() {
    var objective = Objective()
    for priority in [750, 500] as [Float] { objective.retain(priority) }
    for _ in 0..<3 { objective.addColumn() }
    // Costs of the columns at both levels.
    for (column, costs) in [[2.0, 1], [4, 9], [2, 3]].enumerated() {
      for (level, cost) in costs.enumerated() { objective.add(cost, level: level, column: column) }
    }
    #expect(objective.isCheaper((0, 1), than: (1, 1)) && !objective.isCheaper((1, 1), than: (0, 1)))
    #expect(objective.isCheaper((1, 4), than: (0, 1)))
    #expect(objective.isCheaper((0, 1), than: (2, 1)) && !objective.isCheaper((2, 1), than: (0, 1)))
    #expect(!objective.isCheaper((0, 1), than: (0, 1)))
    objective.clearColumn(1)
    #expect(objective.isFree(1) && !objective.isFree(0))
  }
}
