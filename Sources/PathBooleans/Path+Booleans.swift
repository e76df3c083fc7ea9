package import Raster

/// Areas and lines made from two paths.
///
/// Paths are cut where they intersect, at points that are at most 2⁻⁴⁰ of their extent apart; smaller
/// features vanish. If the number of intersections exceeds about half a million plus eight for each segment,
/// the result falls back to a grid of cells (``GridArea``). A path with a coordinate that isn't finite counts
/// as empty.
extension Path {
  /// Returns the result of an operation on the areas of this path and another one. Open subpaths count as
  /// closed.
  ///
  /// The result's curves are parts of the given ones, with quadratic curves raised to cubics. Its subpaths
  /// are closed and intersect neither themselves nor each other. Where y points up, the inside is to their
  /// left, so both fill rules fill the same area.
  package func combined(_ operation: PathOperation, with other: Path, rule: FillRule) -> Path {
    combined(operation, with: other, rule: rule, limit: nil)
  }

  func combined(
    _ operation: PathOperation, with other: Path, rule: FillRule, limit: Arrangement.Limit?
  ) -> Path {
    let operands = PathOperands(self, as: .area(.first), other, as: .area(.second))
    let membership = Membership(operation: operation, rule: rule)
    guard let arrangement = Arrangement(operands, limit: limit) else {
      return GridArea(operands, membership).path()
    }
    return OutlineTracer(PlaneSweep(arrangement, membership), operands).path()
  }

  /// Returns the path's area in the form of ``combined(_:with:rule:)``.
  package func normalized(rule: FillRule) -> Path { combined(.union, with: Path(), rule: rule) }

  /// Returns the connected parts of the path's area, each as an outline with its holes.
  ///
  /// Parts that touch only at points are separate. A grid of cells isn't divided.
  package func components(rule: FillRule) -> [Path] {
    let operands = PathOperands(self, as: .area(.first), Path(), as: .area(.second))
    let membership = Membership(operation: .union, rule: rule)
    guard let arrangement = Arrangement(operands, limit: nil) else {
      return [GridArea(operands, membership).path()].filter { !$0.isEmpty }
    }
    return OutlineTracer(PlaneSweep(arrangement, membership), operands).components()
  }

  /// Returns the parts of the path's segments that are inside another path's area, including its outline, or
  /// the parts outside.
  ///
  /// All subpaths of the result are open.
  package func lines(inside: Bool, _ area: Path, rule: FillRule) -> Path {
    lines(inside: inside, area, rule: rule, limit: nil)
  }

  func lines(inside: Bool, _ area: Path, rule: FillRule, limit: Arrangement.Limit?) -> Path {
    let operands = PathOperands(self, as: .lines, area, as: .area(.second))
    let membership = Membership(operation: .union, rule: rule)
    guard let arrangement = Arrangement(operands, limit: limit) else {
      return GridArea(operands, membership).lines(keepingInside: inside)
    }
    let sweep = PlaneSweep(arrangement, membership)
    return LineTracer(sweep, operands, rule: rule).path(keepingInside: inside)
  }
}
