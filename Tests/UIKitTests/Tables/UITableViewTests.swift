import Staging
import TestSupport
import Testing
import UIKit

@MainActor
struct UITableViewTests {
  private let staged = StagedWindow()
  private var stage: Stage { staged.stage }
  private let rows = Rows()

  private func show(_ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.register(NamedCell.self, forCellReuseIdentifier: "name")
    (table.dataSource, table.delegate) = (rows, rows)
    staged.add(table, CGRect(x: 0, y: 0, width: 200, height: 200))
    _ = stage.picture()
    return table
  }

  private func titles(_ table: UITableView) -> [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  @Test func `only visible rows have cells, which are used again`() {
    rows.sections = [(0..<100).map { "\($0)" }]
    let table = show()
    #expect(table.contentSize == CGSize(width: 200, height: 4400))
    #expect(titles(table) == ["0", "1", "2", "3", "4"])
    #expect(table.visibleCells[0].frame == CGRect(x: 0, y: 0, width: 200, height: 44))
    stage.perform { table.contentOffset.y = 440 }
    _ = stage.picture()
    #expect(titles(table) == ["10", "11", "12", "13", "14"])
    #expect(rows.createdCells.count <= 11 && table.subviews.count { $0 is UITableViewCell } == 5)
    #expect(table.visibleCells.allSatisfy { $0 is NamedCell && $0.reuseIdentifier == "name" })
  }

  @Test func `a million rows take no more cells and questions than a few`() {
    rows.repeatedCount = 1_000_000
    let table = show()
    #expect(table.contentSize.height == 44_000_000)
    stage.perform { table.scrollToRow(at: [0, 999_999], at: .bottom, animated: false) }
    _ = stage.picture()
    #expect(titles(table).last == "999999" && table.contentOffset.y == 44_000_000 - 200)
    #expect(rows.questions < 60)
  }

  @Test func `heights come from the delegate, and unknown ones are corrected when rows are displayed`() {
    rows.sections = [(0..<50).map { "\($0)" }]
    rows.height = { CGFloat(20 + $0.row % 3 * 10) }
    let table = show()
    #expect(table.rectForRow(at: [0, 2]) == CGRect(x: 0, y: 50, width: 200, height: 40))
    #expect(titles(table) == ["0", "1", "2", "3", "4", "5", "6"])
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 55)) == [0, 2])
    stage.perform { table.scrollToRow(at: [0, 49], at: .bottom, animated: false) }
    _ = stage.picture()
    #expect(titles(table).last == "49")
  }

  @Test func `cells with constraints determine their heights`() {
    rows.sections = [["a", "b"]]
    rows.contentHeight = 70
    let table = show()
    #expect(table.rectForRow(at: [0, 0]).height == 70.5)
  }

  @Test func `headers stay at the top of a plain table until their section ends`() {
    rows.sections = [["a", "b", "c", "d"], ["e", "f", "g", "h"]]
    rows.headers = ["One", "Two"]
    let table = show()
    #expect(table.headerView(forSection: 0)?.frame.minY == 0 && table.rectForRow(at: [0, 0]).minY == 28)
    stage.perform { table.contentOffset.y = 100 }
    _ = stage.picture()
    #expect(table.headerView(forSection: 0)?.frame.minY == 100)
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "Two")
    stage.perform { table.contentOffset.y = 190 }
    _ = stage.picture()
    // The first section ends at 204.
    #expect(table.headerView(forSection: 0)?.frame.minY == 176)
  }

  @Test func `a tap selects a row and deselects the one before`() {
    rows.sections = [["a", "b", "c"]]
    let table = show()
    stage.perform { staged.window.tap(at: CGPoint(x: 50, y: 60)) }
    #expect(table.indexPathForSelectedRow == [0, 1] && table.cellForRow(at: [0, 1])?.isSelected == true)
    stage.advance(to: 1)
    stage.perform { staged.window.tap(at: CGPoint(x: 50, y: 10)) }
    #expect(
      table.indexPathsForSelectedRows == [[0, 0]] && rows.calls == ["select 1", "deselect 1", "select 0"])
    rows.allowsSelection = { _ in nil }
    stage.advance(to: 2)
    stage.perform { staged.window.tap(at: CGPoint(x: 50, y: 60)) }
    #expect(table.indexPathForSelectedRow == [0, 0])
  }

  @Test func `inserted and deleted rows fade, and the others move within 0.3 s`() {
    rows.sections = [["a", "b", "c"]]
    let table = show()
    let (b, c) = (table.cellForRow(at: [0, 1]), table.cellForRow(at: [0, 2]))
    stage.perform {
      rows.sections = [["x", "b", "c"]]
      table.performBatchUpdates {
        table.deleteRows(at: [[0, 0]], with: .fade)
        table.insertRows(at: [[0, 0]], with: .left)
      }
      rows.sections = [["b", "c"]]
      table.deleteRows(at: [[0, 0]], with: .automatic)
    }
    #expect(table.cellForRow(at: [0, 0]) === b && table.cellForRow(at: [0, 1]) === c)
    stage.advance(to: 0.15)
    let y = b?.layer.presentation()?.frame.minY ?? 0
    #expect(y > 10 && y < 34)
    stage.advance(to: 1)
    #expect(titles(table) == ["b", "c"] && table.subviews.count { $0 is UITableViewCell } == 2)
  }

  @Test(arguments: [UITableView.RowAnimation.automatic, .fade, .left, .top, .none])
  func `reloaded rows are visible after the change`(_ animation: UITableView.RowAnimation) {
    rows.sections = [["a", "b", "c"]]
    let table = show()
    stage.perform {
      rows.sections = [["a", "y", "c"]]
      table.reloadRows(at: [[0, 1]], with: animation)
    }
    stage.advance(to: 1)
    let cells = table.subviews.compactMap { $0 as? UITableViewCell }
    #expect(titles(table) == ["a", "y", "c"] && cells.count == 3)
    #expect(cells.allSatisfy { $0.alpha == 1 && $0.transform == .identity })
  }

  @Test(arguments: 0..<4) func `changes during the animations of others leave every row in its place`(
    _ seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    rows.sections = [["a", "b", "c"]]
    let table = show()
    for number in 0..<30 {
      stage.advance(to: Double(number) * 0.1)
      stage.perform {
        let count = rows.sections[0].count
        if count > 1, Bool.random(using: &random) {
          let row = Int.random(in: 0..<count, using: &random)
          rows.sections[0].remove(at: row)
          table.deleteRows(at: [[0, row]], with: .fade)
        } else {
          rows.sections[0].insert("\(number)", at: 0)
          table.insertRows(at: [[0, 0]], with: .top)
        }
      }
    }
    stage.advance(to: 5)
    let cells = table.subviews.compactMap { $0 as? UITableViewCell }
    #expect(Set(cells) == Set(table.visibleCells) && cells.allSatisfy { $0.alpha == 1 })
    #expect(titles(table) == Array(rows.sections[0].prefix(cells.count)))
  }

  @Test func `rows of data that has changed can be deleted before a pending layout`() {
    rows.sections = [(0..<10).map { "\($0)" }]
    let table = show()
    stage.perform {
      table.frame.size.height = 400
      rows.sections[0].removeLast(5)
      table.deleteRows(at: (5..<10).map { IndexPath(row: $0, section: 0) }, with: .fade)
    }
    stage.advance(to: 1)
    #expect(titles(table) == ["0", "1", "2", "3", "4"])
  }

  @Test func `contradicting updates trap with UIKit's explanation`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let rows = Rows()
      rows.sections = [["a"]]
      table.register(NamedCell.self, forCellReuseIdentifier: "name")
      table.dataSource = rows
      table.layoutIfNeeded()
      table.insertRows(at: [[0, 0]], with: .fade)
    }
  }

  @Test func `a swipe reveals the button that deletes`() {
    rows.sections = [["a", "b", "c"]]
    let table = show()
    staged.drag(from: CGPoint(x: 150, y: 20), to: CGPoint(x: 80, y: 20))
    #expect(table.cellForRow(at: [0, 0])?.showingDeleteConfirmation == true)
    #expect(table.cellForRow(at: [0, 0])?.contentView.frame.minX == -74)
    stage.perform { staged.window.tap(at: CGPoint(x: 180, y: 20)) }
    stage.advance(to: stage.time + 1)
    #expect(titles(table) == ["b", "c"] && rows.calls == ["commit 0"])
    #expect(table.cellForRow(at: [0, 0])?.contentView.frame.minX == 0)
  }

  @Test func `edited rows have a control on the left`() {
    rows.sections = [["a", "b"]]
    let table = show()
    stage.perform { table.setEditing(true, animated: true) }
    stage.advance(to: 1)
    let cell = table.cellForRow(at: [0, 0])
    #expect(cell?.isEditing == true && cell?.editingStyle == .delete && cell?.contentView.frame.minX == 38)
    stage.perform { staged.window.tap(at: CGPoint(x: 20, y: 20)) }
    stage.advance(to: 2)
    #expect(cell?.showingDeleteConfirmation == true)
  }

  @Test func `a pulled refresh control refreshes once, and keeps its room until the end`() {
    rows.sections = [["a"]]
    let table = show()
    let control = UIRefreshControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    stage.perform { table.refreshControl = control }
    staged.drag(from: CGPoint(x: 100, y: 10), to: CGPoint(x: 100, y: 195))
    staged.drag(from: CGPoint(x: 100, y: 10), to: CGPoint(x: 100, y: 195))
    #expect(control.isRefreshing && count == 1 && table.contentOffset.y == -60)
    stage.perform { control.endRefreshing() }
    stage.advance(to: stage.time + 1)
    #expect(!control.isRefreshing && table.contentOffset.y == 0)
  }

  @Test func `a property with the name of the delegates' methods isn't ambiguous`() {
    let holder = ListHolder()
    holder.loadViewIfNeeded()
    #expect(holder.tableView.numberOfRows(inSection: 0) == 1)
  }

  @Test func `a table controller is the data source, and its methods are overridden without try`() {
    final class List: UITableViewController {
      var selected: Int?
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      }
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected = indexPath.row
      }
    }
    let list = List(style: .grouped)
    stage.perform { staged.window.rootViewController = list }
    _ = stage.picture()
    #expect(list.tableView.style == .grouped && list.tableView.visibleCells.count == 2)
    stage.perform { staged.window.tap(at: CGPoint(x: 50, y: 100)) }
    #expect(list.selected == 1)
  }
}

/// A controller with a property that has the name of the delegates' methods, which is common.
private final class ListHolder: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()

  override func viewDidLoad() {
    (tableView.dataSource, tableView.delegate) = (self, self)
    tableView.reloadData()
    view.addSubview(tableView)
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .value1, reuseIdentifier: nil)
  }
}

/// A cell whose class is recognized.
private final class NamedCell: UITableViewCell {}

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]] = []
  var repeatedCount: Int?
  var headers: [String]?
  var height: ((IndexPath) -> CGFloat)?
  var contentHeight: CGFloat?
  var allowsSelection: (IndexPath) -> IndexPath? = { $0 }
  var createdCells: Set<ObjectIdentifier> = []
  var calls: [String] = []
  var questions = 0

  override init() {}

  func numberOfSections(in tableView: UITableView) -> Int { repeatedCount == nil ? sections.count : 1 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    repeatedCount ?? sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    questions += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    createdCells.insert(ObjectIdentifier(cell))
    cell.textLabel?.text =
      repeatedCount == nil ? sections[indexPath.section][indexPath.row] : "\(indexPath.row)"
    if let contentHeight {
      cell.contentView.heightAnchor.constraint(equalToConstant: contentHeight).isActive = true
    }
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers?[section]
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    questions += 1
    return height?(indexPath) ?? (contentHeight == nil ? 44 : UITableView.automaticDimension)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    allowsSelection(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("deselect \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    calls.append("commit \(indexPath.row)")
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
}
