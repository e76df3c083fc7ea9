import TestSupport
import Testing

@testable import LayoutSolver

/// Laws of the solver on random programs: 300 of them, or 15,000 for `QUARTZITE_CASES=1000000`.
@Suite struct ConstraintSystemLawTests {
  static let caseCount = UInt64(max(randomCaseCount * 3 / 200, 1))

  /// A random program with bounds for every variable, so that it has optimal points where planes meet.
  private static func boundedProgram(_ random: inout SeededGenerator) -> (
    statements: [Statement], variableCount: Int
  ) {
    let count = Int.random(in: 1...3, using: &random)
    var statements: [Statement] = []
    for variable in 0..<count {
      var coefficients = Array(repeating: 0.0, count: count)
      coefficients[variable] = 1
      statements += [
        Statement(coefficients: coefficients, constant: 1000, relation: .greaterThanOrEqual, priority: 1000),
        Statement(coefficients: coefficients, constant: -1000, relation: .lessThanOrEqual, priority: 1000),
      ]
    }
    let share = random.double(in: 0...0.7)
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      statements.append(random.statement(variableCount: count, requiredShare: share))
    }
    return (statements, count)
  }

  @Test func `the optimum, its ambiguity and the conflicts are those of a search of all candidates`() {
    for seed in 0..<Self.caseCount {
      var random = SeededGenerator(seed: seed)
      let (statements, count) = Self.boundedProgram(&random)
      let numbered = NumberedSystem(variableCount: count)
      var added: [Statement] = []
      for statement in statements.shuffled(using: &random) {
        if (try? numbered.add(statement)) != nil {
          added.append(statement)
        } else {
          #expect(
            ReferenceSolver(
              statements: statements.prefix(2 * count) + added + [statement], variableCount: count
            )
            .optima.isEmpty, "seed \(seed)")
        }
      }
      guard added.count == statements.count else { continue }
      let optima = ReferenceSolver(statements: statements, variableCount: count).optima
      let solution = numbered.solution
      guard let optimum = optima.first else {
        Issue.record("seed \(seed): no optimum")
        continue
      }
      let (found, best) = (statements.errors(at: solution), statements.errors(at: optimum))
      #expect(ReferenceSolver.order(found, best) == 0, "seed \(seed): \(found) instead of \(best)")
      for (index, variable) in numbered.variables.enumerated() {
        let values = optima.map { $0[index] }
        let isDetermined = (values.max() ?? 0) - (values.min() ?? 0) < 2e-6
        #expect(numbered.system.isDetermined(variable) == isDetermined, "seed \(seed), variable \(index)")
      }
    }
  }

  @Test func `the optimum of a larger program is that of a dense simplex method`() {
    for seed in 0..<max(Self.caseCount / 3, 1) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 4...10, using: &random)
      let share = random.double(in: 0...0.4)
      let statements = (0..<Int.random(in: 5...20, using: &random)).map { _ in
        random.statement(variableCount: count, requiredShare: share)
      }
      // Without wishes for all variables, hardly any program of this size has a single solution.
      let wishes = (0..<count).map { Statement.wish($0, of: count, priority: 0.5 - 0.01 * Float($0)) }
      let numbered = NumberedSystem(variableCount: count)
      let isFeasible = (statements + wishes).allSatisfy { (try? numbered.add($0)) != nil }
      switch LexicographicProgram(statements + wishes, variableCount: count).solve() {
      case .none: #expect(!isFeasible, "seed \(seed)")
      case .ambiguous: break
      case .unique(let values):
        #expect(isFeasible, "seed \(seed)")
        let solution = numbered.solution
        #expect(zip(solution, values).allSatisfy { isClose($0, $1, within: 1e-6) }, "seed \(seed)")
      }
    }
  }

  @Test func `changes lead to the same optimum as a start from scratch`() {
    for seed in 0..<Self.caseCount {
      var script = ChangeScript(seed: seed)
      for _ in 0..<Int.random(in: 1...4, using: &script.random) {
        for _ in 0..<Int.random(in: 1...20, using: &script.random) { script.change() }
        script.compareWithScratch()
      }
    }
  }

  @Test func `a constraint that is added and removed leaves the optimum as it was`() {
    for seed in 0..<Self.caseCount {
      var script = ChangeScript(seed: seed)
      for _ in 0..<20 { script.change() }
      let before = script.statements.errors(at: script.numbered.solution)
      script.addAndRemove()
      let after = script.statements.errors(at: script.numbered.solution)
      #expect(ReferenceSolver.order(before, after) == 0, "seed \(seed)")
    }
  }

  @Test func `the same calls give the same values bit for bit`() {
    for seed in 0..<Self.caseCount / 3 {
      let solutions = (0..<2).map { _ in
        var script = ChangeScript(seed: seed)
        for _ in 0..<30 { script.change() }
        return script.numbered.solution.map(\.bitPattern)
      }
      #expect(solutions[0] == solutions[1], "seed \(seed)")
    }
  }

  @Test func `numbers of any magnitude neither stop the solver nor give infinite values`() {
    for seed in 0..<Self.caseCount / 3 {
      var random = SeededGenerator(seed: seed)
      let numbered = NumberedSystem(variableCount: 5)
      var ids: [LayoutConstraintID] = []
      for _ in 0..<40 {
        var statement = random.statement(variableCount: 5, requiredShare: 0.4)
        statement.coefficients = statement.coefficients.map { $0 * random.logarithmic(in: 1e-300...1e300) }
        statement.constant *= random.logarithmic(in: 1e-300...1e300)
        if let id = try? numbered.add(statement) { ids.append(id) }
        if let id = ids.randomElement(using: &random) {
          try? numbered.system.setConstant(random.logarithmic(in: 1e-300...1e300), of: id)
        }
        if ids.count > 15 { numbered.system.remove(ids.remove(at: Int.random(in: 0..<15, using: &random))) }
        #expect(numbered.solution.allSatisfy { $0.isFinite }, "seed \(seed)")
        for variable in numbered.variables { _ = numbered.system.isDetermined(variable) }
      }
    }
  }

  @Test func `the variables that changed are those whose values differ`() {
    for seed in 0..<Self.caseCount / 3 {
      var script = ChangeScript(seed: seed)
      var former = script.numbered.solution
      for _ in 0..<30 {
        script.change()
        let solution = script.numbered.solution
        let changed = zip(script.numbered.variables, zip(former, solution)).filter { $1.0 != $1.1 }.map(\.0)
        #expect(Set(script.numbered.system.takeChangedVariables()) == Set(changed), "seed \(seed)")
        #expect(script.numbered.system.takeChangedVariables().isEmpty)
        former = solution
      }
    }
  }
}
