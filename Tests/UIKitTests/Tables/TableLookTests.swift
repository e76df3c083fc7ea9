import Staging
import Testing
import UIKit

/// The alignment of titles and lines, and of the content below bars.
@MainActor
struct TableLookTests {
  private let staged = StagedWindow()
  private var stage: Stage { staged.stage }
  private let rows = IconRows()

  private func show(_ style: UITableView.Style) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = rows
    staged.add(table, CGRect(x: 0, y: 0, width: 200, height: 200))
    _ = stage.picture()
    return table
  }

  private func lines(_ table: UITableView) -> [CGRect] {
    table.visibleCells.compactMap { cell in
      cell.subviews.first { $0.frame.height == 0.5 && !$0.isHidden }?.frame
    }
  }

  @Test func `the titles of inset sections are aligned with those of rows`() throws {
    let table = show(.insetGrouped)
    let header = try #require(table.headerView(forSection: 0)?.textLabel)
    let title = try #require(table.cellForRow(at: [0, 1])?.textLabel)
    #expect(header.convert(CGPoint.zero, to: table).x == 32 && title.convert(CGPoint.zero, to: table).x == 32)
    #expect(header.accessibilityTraits == .header)
    #expect(show(.grouped).headerView(forSection: 0)?.textLabel?.frame.minX == 16)
  }

  @Test func `the line below a cell with an image begins at its title`() {
    let table = show(.plain)
    #expect(
      lines(table) == [
        CGRect(x: 52, y: 43.5, width: 148, height: 0.5), CGRect(x: 16, y: 43.5, width: 184, height: 0.5),
      ])
    #expect(table.cellForRow(at: [0, 0])?.textLabel?.frame.minX == 52)
    #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    stage.perform { table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5) }
    _ = stage.picture()
    #expect(lines(table).map(\.minX) == [30, 30] && lines(table)[0].width == 165)
    stage.perform { table.cellForRow(at: [0, 1])?.separatorInset = .zero }
    _ = stage.picture()
    #expect(lines(table).map(\.minX) == [30, 0])
  }

  @Test func `a configuration is the content of a cell, and determines its height and its line`() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Hidden"
    var content = cell.defaultContentConfiguration()
    (content.text, content.secondaryText) = ("Title", "Detail")
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    cell.contentConfiguration = content
    staged.add(cell, CGRect(x: 0, y: 0, width: 200, height: 60))
    _ = stage.picture()
    let view = try #require(cell.contentView.subviews.last as? UIListContentView)
    #expect(view.frame == cell.contentView.bounds && cell.textLabel?.isHidden == true)
    #expect(cell.separatorInset.left == 52)
    #expect(
      cell.sizeThatFits(CGSize(width: 200, height: 0)).height
        == view.sizeThatFits(view.bounds.size).height.rounded(.up))
    #expect(cell.accessibilityLabel == "Title, Detail")
    content.text = "Other"
    cell.contentConfiguration = content
    #expect(cell.contentView.subviews.last === view && cell.accessibilityLabel == "Other, Detail")
    cell.contentConfiguration = nil
    _ = stage.picture()
    #expect(view.superview == nil && cell.textLabel?.isHidden == false && cell.separatorInset.left == 16)
    cell.setSelected(true, animated: false)
    #expect(cell.configurationState.isSelected && !cell.configurationState.isEditing)
  }

  @Test func `the symbols of a cell are mirrored where content is read from right to left`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .detailDisclosureButton
    staged.add(cell, CGRect(x: 0, y: 0, width: 200, height: 44))
    let accessory = try #require(cell.subviews.first { $0.frame.height == 22 })
    let (button, chevron) = (accessory.subviews[0], accessory.subviews[1])
    _ = stage.picture()
    #expect(accessory.frame.maxX == 184 && button.frame.maxX < chevron.frame.minX && chevron.transform.a == 1)
    stage.perform {
      for view in [cell, accessory] { view.semanticContentAttribute = .forceRightToLeft }
      for view in [cell, accessory] { view.setNeedsLayout() }
    }
    _ = stage.picture()
    #expect(accessory.frame.minX == 16 && button.frame.minX > chevron.frame.maxX && chevron.transform.a == -1)
  }

  @Test func `a refresh that begins before the table has a safe area leaves the content below the bar`() {
    let controller = UITableViewController(style: .plain)
    controller.tableView.dataSource = rows
    controller.tableView.refreshControl = UIRefreshControl()
    controller.tableView.refreshControl?.beginRefreshing()
    stage.perform {
      staged.window.rootViewController = UINavigationController(rootViewController: controller)
    }
    _ = stage.picture()
    #expect(
      controller.tableView.contentOffset.y == -44 && controller.tableView.adjustedContentInset.top == 104)
    stage.perform { controller.tableView.refreshControl?.endRefreshing() }
    stage.advance(to: 2)
    #expect(
      controller.tableView.contentOffset.y == -44 && controller.tableView.adjustedContentInset.top == 44)
  }

  @Test func `the content of a controller in a navigation stack begins below the bar, however short it is`() {
    for (itemCount, hasSibling) in [(1, false), (100, false), (1, true)] {
      let controller = UIViewController()
      let layout = UICollectionViewFlowLayout()
      let collection = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
      collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let items = CompositionalItems([itemCount])
      items.register(in: collection)
      collection.dataSource = items
      if hasSibling { controller.view.addSubview(UIView()) }
      controller.view.addSubview(collection)
      stage.perform {
        staged.window.rootViewController = UINavigationController(rootViewController: controller)
      }
      _ = stage.picture()
      // Content that isn't the controller's first view is below the bar only if it can be scrolled.
      let top: CGFloat = hasSibling ? 0 : 44
      #expect(collection.adjustedContentInset.top == top && collection.contentOffset.y == -top)
    }
  }

  @Test func `content that becomes long enough to scroll stays at its start`() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 30
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    controller.view.addSubview(scrollView)
    stage.perform { staged.window.rootViewController = controller }
    _ = stage.picture()
    #expect(scrollView.adjustedContentInset.top == 0)
    stage.perform { scrollView.contentSize = CGSize(width: 200, height: 1000) }
    #expect(scrollView.adjustedContentInset.top == 30 && scrollView.contentOffset.y == -30)
  }
}

/// A section with a row that has an image, and one without.
@MainActor
private final class IconRows: NSObject, UITableViewDataSource {
  override init() {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    if indexPath.row == 0 {
      cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    }
    return cell
  }
}
