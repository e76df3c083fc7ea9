import TestSupport
import Testing

@testable import LayoutSolver

/// The effort for a screen: rows of a list, each with an icon, a title, a subtitle and a background, 200 views in all.
@Suite struct PivotCountTests {
  /// A list of 50 rows with four views each, which have a left edge, a top, a width and a height.
  private struct List {
    let system = ConstraintSystem()
    var titleHeights: [LayoutConstraintID] = []
    var width: LayoutConstraintID?
    var bottom: LayoutVariable?
    var constraintCount = 0

    init() throws {
      let screen = makeView()
      width = try add([(1, screen.width)], -320)
      try pin(screen.left, screen.top)
      var bottom: LayoutVariable?
      for _ in 0..<50 {
        let (row, icon, title, subtitle) = (makeView(), makeView(), makeView(), makeView())
        _ = try add([(1, row.left), (-1, screen.left)], 0)
        _ = try add([(1, row.width), (-1, screen.width)], 0)
        _ = try add([(1, row.top)] + (bottom.map { [(-1, $0)] } ?? [(-1, screen.top)]), -8)
        try place(icon, title, subtitle, in: row)
        try setSize(icon, 24, 24)
        titleHeights.append(try setSize(title, 150, 20))
        try setSize(subtitle, 420, 16)
        let edge = system.makeVariable()
        _ = try add([(1, edge), (-1, row.top), (-1, row.height)], 0)
        bottom = edge
      }
      self.bottom = bottom
    }

    private struct View {
      let left, top, width, height: LayoutVariable
    }

    private func makeView() -> View {
      View(
        left: system.makeVariable(), top: system.makeVariable(), width: system.makeVariable(),
        height: system.makeVariable())
    }

    private mutating func pin(_ variables: LayoutVariable...) throws {
      for variable in variables { _ = try add([(1, variable)], 0) }
    }

    private mutating func place(_ icon: View, _ title: View, _ subtitle: View, in row: View) throws {
      _ = try add([(1, icon.left), (-1, row.left)], -16)
      _ = try add([(1, icon.top), (0.5, icon.height), (-1, row.top), (-0.5, row.height)], 0)
      for text in [title, subtitle] {
        _ = try add([(1, text.left), (-1, icon.left), (-1, icon.width)], -8)
        _ = try add(
          [(1, row.left), (1, row.width), (-1, text.left), (-1, text.width)], -16, .greaterThanOrEqual)
      }
      _ = try add([(1, title.top), (-1, row.top)], -8)
      _ = try add([(1, subtitle.top), (-1, title.top), (-1, title.height)], -4)
      _ = try add([(1, row.top), (1, row.height), (-1, subtitle.top), (-1, subtitle.height)], -8)
    }

    /// Adds the constraints of an intrinsic size, and returns one of its height.
    @discardableResult private mutating func setSize(
      _ view: View, _ width: Double, _ height: Double
    ) throws -> LayoutConstraintID {
      _ = try add([(1, view.width)], -width, .lessThanOrEqual, 250)
      _ = try add([(1, view.width)], -width, .greaterThanOrEqual, 750)
      _ = try add([(1, view.height)], -height, .lessThanOrEqual, 250)
      return try add([(1, view.height)], -height, .greaterThanOrEqual, 750)
    }

    private mutating func add(
      _ terms: [(Double, LayoutVariable)], _ constant: Double, _ relation: LayoutRelation = .equal,
      _ priority: Float = 1000
    ) throws -> LayoutConstraintID {
      constraintCount += 1
      var expression = LayoutExpression(constant: constant)
      for (coefficient, variable) in terms { expression.add(coefficient, variable) }
      return try system.add(expression, relation, priority: priority)
    }
  }

  @Test func `a screen takes few pivots for each constraint, and a change a few`() throws {
    var list = try List()
    let bottom = try #require(list.bottom)
    list.system.solve()
    #expect(list.system.value(of: bottom) == 50 * (8 + 56))
    #expect(list.constraintCount > 1100)
    #expect(list.system.pivotCount < 3 * list.constraintCount, "\(list.system.pivotCount)")

    let before = list.system.pivotCount
    for id in list.titleHeights { try list.system.setConstant(-30, of: id) }
    list.system.solve()
    #expect(list.system.value(of: bottom) == 50 * (8 + 66))
    #expect(list.system.pivotCount - before <= 2 * list.titleHeights.count)

    let width = try #require(list.width)
    let half = list.system.pivotCount
    try list.system.setConstant(-600, of: width)
    list.system.solve()
    #expect(list.system.pivotCount - half <= 200)
    list.width = nil
  }
}
