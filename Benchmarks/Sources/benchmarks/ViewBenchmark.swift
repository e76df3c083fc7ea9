import Staging
import UIKit

/// Measures views: tables of many rows, and screens whose frames follow from constraints.
@MainActor
func measureViews(_ harness: inout Harness) {
  measureOpening(&harness)
  measureScrolling(&harness)
  measureLayout(&harness)
  measureChangedConstant(&harness)
}

// MARK: - Tables

/// The first frame of a table, from the creation of the window to the pixels.
@MainActor
private func measureOpening(_ harness: inout Harness) {
  let name = "a table of 100,000 rows, opened and drawn"
  guard harness.includes(name) else { return }
  func open(_ count: Int) -> UInt64 {
    let screen = TableScreen(rowCount: count)
    let picture = screen.stage.picture()
    return UInt64(screen.table.visibleCells.count + picture.width)
  }
  harness.check(TableScreen(rowCount: 100_000).table.visibleCells.count == 16, "the first rows are visible")
  harness.compare(name, budget: 50, work: { open(100_000) }, with: "100 rows", baseline: { open(100) })
}

/// A frame in which a table scrolls by 15 points, so that every third one shows another row.
@MainActor
private func measureScrolling(_ harness: inout Harness) {
  let name = "a frame of a scrolling table of 100,000 rows, drawn on one core"
  guard harness.includes(name) else { return }
  let (long, short) = (TableScreen(rowCount: 100_000), TableScreen(rowCount: 1000))
  let frames = 20
  func scroll(_ screen: TableScreen) -> UInt64 {
    var digest: UInt64 = 0
    for _ in 0..<frames {
      screen.scroll(by: 15)
      digest &+= UInt64(screen.stage.picture().width)
    }
    return digest
  }
  harness.compareEach(
    name, count: frames, budget: 2e6, work: { scroll(long) }, with: "1000 rows", baseline: { scroll(short) })
  harness.check(long.table.contentOffset.y > 0, "the table has scrolled")
}

/// A table on the screen of a phone.
@MainActor
private final class TableScreen: NSObject, UITableViewDataSource {
  private static let bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
  let stage = Stage(size: TableScreen.bounds.size, scale: 2, threads: 1)
  let table = UITableView(frame: TableScreen.bounds)
  private let window = UIWindow(frame: TableScreen.bounds)
  private let rowCount: Int

  init(rowCount: Int) {
    self.rowCount = rowCount
    super.init()
    stage.perform {
      stage.layer.addSublayer(window.layer)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      window.addSubview(table)
      window.makeKeyAndVisible()
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  /// Scrolls down, and back to the top after the first thousand rows.
  func scroll(by distance: CGFloat) {
    stage.perform {
      let y = table.contentOffset.y + distance
      table.contentOffset.y = y < 40_000 ? y : 0
    }
  }
}

// MARK: - Constraints

/// A screen of 200 views, solved with a new solver.
@MainActor
private func measureLayout(_ harness: inout Harness) {
  let name = "200 views solved from scratch"
  guard harness.includes(name) else { return }
  let screen = ConstrainedScreen()
  harness.check(screen.root.subviews.count == 50, "the screen has 50 rows")
  harness.compare(
    name, budget: 3, work: { screen.solveFromScratch() }, with: "with new views",
    baseline: { ConstrainedScreen().bottom })
}

/// A changed constant, and the layout of the views that move.
@MainActor
private func measureChangedConstant(_ harness: inout Harness) {
  let name = "one constant of 200 views changed"
  guard harness.includes(name) else { return }
  let screen = ConstrainedScreen()
  let former = screen.bottom
  // The first row has 56 points, and then 80.
  harness.check(screen.changeConstant() == former + 24, "the last row moves by 24 points")
  harness.compareEach(
    name, count: 1, budget: 2e5, work: { screen.changeConstant() }, with: "from scratch",
    baseline: { screen.solveFromScratch() })
}

/// Rows with an icon, a title and a subtitle: 200 views on a screen.
@MainActor
private final class ConstrainedScreen {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 4000))
  private var last: UIView?
  private let height: NSLayoutConstraint

  init() {
    let first = UIView()
    height = first.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    var constraints = [height]
    for index in 0..<50 {
      let row = index == 0 ? first : UIView()
      constraints += ConstrainedScreen.add(row, below: last, to: root)
      last = row
    }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }

  private static func add(_ row: UIView, below previous: UIView?, to root: UIView) -> [NSLayoutConstraint] {
    let (icon, title, subtitle) = (ContentView(24, 24), ContentView(150, 20), ContentView(420, 16))
    for view in [icon, title, subtitle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    return [
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      row.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor, constant: 8),
      icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: row.trailingAnchor, constant: -16),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      subtitle.trailingAnchor.constraint(lessThanOrEqualTo: row.trailingAnchor, constant: -16),
      row.bottomAnchor.constraint(equalTo: subtitle.bottomAnchor, constant: 8),
    ]
  }

  /// The bottom of the last row in points.
  var bottom: UInt64 { UInt64(last?.frame.maxY ?? 0) }

  /// Solves all constraints with a new solver, as fitting sizes do.
  func solveFromScratch() -> UInt64 {
    UInt64(root.systemLayoutSizeFitting(CGSize(width: 320, height: 4000)).width)
  }

  /// Changes the height of the first row, which moves all others.
  func changeConstant() -> UInt64 {
    height.constant = height.constant == 44 ? 80 : 44
    root.layoutIfNeeded()
    return bottom
  }
}

/// A view with a natural size.
private final class ContentView: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
