import CoreGraphics
import LayerValues
import MotionCore
import Testing

@Suite struct CAEmitterCellTests {
  private func cell(_ name: String, _ cells: [CAEmitterCell]? = nil) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.name = name
    cell.emitterCells = cells
    return cell
  }

  /// Returns the number of snapshots and the number of levels.
  private func size(_ snapshots: [EmitterCellSnapshot]) -> (count: Int, depth: Int) {
    let inner = snapshots.map { size($0.cells) }
    return (
      snapshots.count + inner.reduce(0) { $0 + $1.count },
      snapshots.isEmpty ? 0 : 1 + (inner.map(\.depth).max() ?? 0)
    )
  }

  @Test func `snapshots have at most 8 levels and 4096 cells`() {
    #expect(CAEmitterCell.snapshots(of: nil).isEmpty && CAEmitterCell.snapshots(of: []).isEmpty)
    let chain = (0..<12).reduce(nil as [CAEmitterCell]?) { inner, index in [cell("\(index)", inner)] }
    #expect(size(CAEmitterCell.snapshots(of: chain)) == (8, 8))
    let many = Array(repeating: cell("a"), count: 5000)
    #expect(CAEmitterCell.snapshots(of: many).count == 4096)
    #expect(CAEmitterCell.snapshots(of: Array(many.prefix(4096))).count == 4096)
    // A cell's inner cells count before the next cell.
    let crowd = Array(repeating: cell("b", Array(many.prefix(3))), count: 2000)
    let snapshots = CAEmitterCell.snapshots(of: crowd)
    #expect(size(snapshots) == (4096, 2) && snapshots.count == 1024)
  }

  @Test func `a snapshot has the cell's values, and a finite begin time`() throws {
    let cell = cell("spark")
    (cell.birthRate, cell.beginTime, cell.duration, cell.speed) = (7, 2.5, 4, 3)
    let snapshot = try #require(CAEmitterCell.snapshots(of: [cell]).first)
    #expect(snapshot.name == "spark" && snapshot.values.birthRate == 7 && snapshot.timing.beginTime == 2.5)
    #expect(snapshot.timing.duration == 4 && snapshot.timing.speed == 3)
    cell.beginTime = .nan
    cell.duration = 0
    let odd = try #require(CAEmitterCell.snapshots(of: [cell]).first)
    #expect(odd.timing.beginTime == 0 && odd.timing.duration == .infinity)
  }

  @Test func `a nested cell is replaced in copies of the cells around it`() throws {
    let cells = [cell("a", [cell("x"), cell("y", [cell("z")])]), cell("b"), cell("a")]
    #expect(cells.cell(named: ["a", "y", "z"]) === cells[0].emitterCells?[1].emitterCells?[0])
    #expect(
      cells.cell(named: ["b"]) === cells[1] && cells.cell(named: ["b", "z"]) == nil
        && cells.cell(named: []) == nil)
    for names in [["a"], ["a", "x"], ["a", "y", "z"]] {
      let changed = try #require(
        cells.replacingCell(named: names) { LayerProperty.cellBirthRate.description.store(5, in: $0) })
      #expect(changed.cell(named: names)?.birthRate == 5 && cells.cell(named: names)?.birthRate == 0)
      #expect(
        changed[0] !== cells[0] && changed[1] === cells[1] && changed[2] === cells[2] && changed.count == 3)
    }
    #expect(
      cells.replacingCell(named: ["c"]) { _ in } == nil
        && cells.replacingCell(named: ["b", "c"]) { _ in } == nil)
    #expect(cells.replacingCell(named: ["a", "q"]) { _ in } == nil)
  }

  @Test func `a copy has everything that the original has`() {
    let original = cell("spark", [cell("a")])
    (original.velocity, original.beginTime, original.style) = (3, 4, ["k": 5])
    original.setValue(6, forKey: "custom")
    let copy = CAEmitterCell(copying: original)
    #expect(
      copy.name == "spark" && copy.velocity == 3 && copy.beginTime == 4 && copy.emitterCells?.count == 1)
    #expect(
      copy.style?["k"] as? Int == 5 && copy.value(forKey: "custom") as? Int == 6
        && copy.value(forKey: "k") as? Int == 5)
  }

  @Test func `unknown names of filters are reported`() {
    let cell = CAEmitterCell()
    let reports = CoreAnimationDiagnostics.reports {
      (cell.minificationFilter, cell.magnificationFilter) = ("nearest", "trilinear")
      #expect(CAEmitterCell.defaultValue(forKey: "scale") as? Double == 1)
    }
    #expect(reports.isEmpty)
    #expect(CoreAnimationDiagnostics.reports { cell.minificationFilter = "cubic" }.count == 1)
    #expect(CoreAnimationDiagnostics.reports { cell.magnificationFilter = "cubic" }.count == 1)
    #expect(cell.minificationFilter == "cubic" && cell.magnificationFilter == "cubic")
  }

  @Test func `key paths lead through the names of cells`() {
    let outer = cell("outer", [cell("a", [cell("b")])])
    outer.setValue(3, forKeyPath: "emitterCells.a.emitterCells.b.birthRate")
    #expect(outer.emitterCells?[0].emitterCells?[0].birthRate == 3)
    #expect(outer.value(forKeyPath: "emitterCells.a.emitterCells.b.birthRate") as? Float == 3)
    #expect(outer.value(forKeyPath: "emitterCells.a") as? CAEmitterCell === outer.emitterCells?[0])
    #expect(
      outer.value(forKeyPath: "emitterCells.c") == nil
        && outer.value(forKeyPath: "emitterCells.c.birthRate") == nil)
    outer.setValue(0.25, forKeyPath: "contentsRect.size.width")
    #expect(outer.contentsRect == CGRect(x: 0, y: 0, width: 0.25, height: 1))
    #expect(outer.value(forKeyPath: "contentsRect.size.width") as? Double == 0.25)
    for path in ["emitterCells.c.birthRate", "emitterCells.a"] {
      #expect(
        CoreAnimationDiagnostics.reports { outer.setValue(1, forKeyPath: path) }
          == ["the cells have no property with the key path '\(path.dropFirst(13))'"])
    }
    #expect(
      CoreAnimationDiagnostics.reports { outer.setValue("x", forKeyPath: "contentsRect.size.width") }
        == ["'contentsRect.size.width' can't be a value of type String"])
  }

  @Test func `a key path of more than 256 characters is followed step by step`() throws {
    let step = "emitterCells.a."
    for count in [16, 17, 18, 40] {
      let root = CAEmitterCell()
      var last = root
      for _ in 0..<count {
        let next = cell("a")
        last.emitterCells = [next]
        last = next
      }
      let keyPath = String(repeating: step, count: count) + "birthRate"
      root.setValue(4, forKeyPath: keyPath)
      #expect(last.birthRate == 4 && root.value(forKeyPath: keyPath) as? Float == 4)
      let followed = root.followed(keyPath)
      #expect((followed == nil) == (keyPath.utf8.count <= 256))
      if let followed { #expect(followed.rest.utf8.count <= 256 && keyPath.hasSuffix(followed.rest)) }
    }
    let exact = step + String(repeating: "x", count: 256 - step.utf8.count)
    #expect(cell("", [cell("a")]).followed(exact) == nil)
    #expect(cell("", [cell("a")]).followed(exact + "x")?.rest.hasPrefix("a.x") == true)
    // An accent directly after a dot belongs to the rest, although it and the dot are one character.
    let accented = step + "a.\u{301}" + String(repeating: "x", count: 256)
    #expect(cell("", [cell("a")]).followed(accented)?.rest == String(accented.unicodeScalars.dropFirst(15)))
    #expect("a.\u{301}b".splitAtFirstDot == ("a", "\u{301}b"))
    #expect("a.b.c".splitAtFirstDot == ("a", "b.c") && "abc".splitAtFirstDot == ("abc", nil))
  }
}
