import Scenes
import Staging
import Testing
import UIKit

/// The app of five screens, at the instants of a user's touches.
///
/// The screen has 375×667 points. The bar at the top has 44, and 52 more with a large title; tabs have 49, rows 72.
@MainActor
struct ScreensSceneTests {
  private let stage: Stage
  private let app: ScreensApp

  init() throws { (stage, app) = try Self.start(ScreensScene()) }

  private static func start(_ scene: ScreensScene) throws -> (Stage, ScreensApp) {
    let stage = scene.stage()
    return (stage, try #require(ScreensApp.app(on: stage)))
  }

  /// The frame of a view in the window, as it's displayed.
  private func frame(_ view: UIView?) -> CGRect {
    guard let view, let layer = view.layer.presentation(), let window = app.window.layer.presentation() else {
      return .null
    }
    return layer.convert(layer.bounds, to: window)
  }

  private func row(_ index: Int) -> UITableViewCell? { app.list.tableView.cellForRow(at: [0, index]) }

  /// The views in a view, which comes first.
  private func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

  // MARK: List and page

  @Test func `rows lie below the large title`() {
    stage.advance(to: 0.25)
    for index in 0..<8 {
      #expect(frame(row(index)) == CGRect(x: 0, y: 96 + 72 * Double(index), width: 375, height: 72))
    }
    #expect(frame(app.list.navigationController?.navigationBar) == CGRect(x: 0, y: 0, width: 375, height: 96))
    #expect(frame(app.tabs.tabBar) == CGRect(x: 0, y: 618, width: 375, height: 49))
  }

  @Test func `a tap on a row zooms its picture to the place's, and going back zooms it to the row`() throws {
    let navigation = try #require(app.list.navigationController)
    let (small, large) = (
      CGRect(x: 16, y: 250, width: 52, height: 52), CGRect(x: 0, y: 44, width: 375, height: 250)
    )
    stage.advance(to: 0.5)
    let page = try #require(navigation.topViewController as? PlaceController)
    #expect(page.title == "Mount Ember" && navigation.viewControllers.count == 2)
    let picture = try #require(page.view.superview?.subviews.last)
    #expect(frame(picture) == small)
    for time in [0.55, 0.65, 0.9] {
      stage.advance(to: time)
      // All edges move with the same spring.
      let (now, progress) = (frame(picture), springProgress(time - 0.5))
      #expect(abs(now.minX - mix(small.minX, large.minX, progress)) < 1e-6, "\(time) s")
      #expect(abs(now.minY - mix(small.minY, large.minY, progress)) < 1e-6, "\(time) s")
      #expect(abs(now.width - mix(small.width, large.width, progress)) < 1e-6, "\(time) s")
      #expect(abs(now.height - mix(small.height, large.height, progress)) < 1e-6, "\(time) s")
    }
    stage.advance(to: 1.0001)
    #expect(picture.superview == nil && frame(page.picture) == large && page.view.alpha == 1)
    stage.advance(to: 1.6)
    let returning = try #require(page.view.superview?.subviews.last)
    #expect(navigation.viewControllers.count == 1 && frame(returning) == large)
    stage.advance(to: 2.1001)
    #expect(returning.superview == nil && page.view.window == nil)
    #expect(frame(row(2)) == CGRect(x: 0, y: 240, width: 375, height: 72))
    #expect(row(2)?.isSelected == false)
  }

  /// The progress of the zoom's spring, which has a damping ratio of 0.85 and lasts 0.5 s.
  private func springProgress(_ time: Double) -> Double {
    let view = UIView(frame: .zero)
    let stage = Stage(size: CGSize(width: 1, height: 1))
    stage.layer.addSublayer(view.layer)
    stage.perform {
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0
      ) { view.center.x = 1 }
    }
    stage.advance(to: time)
    return Double(view.layer.presentation()?.position.x ?? .nan)
  }

  private func mix(_ start: CGFloat, _ end: CGFloat, _ progress: Double) -> CGFloat {
    start + (end - start) * progress
  }

  // MARK: Swipe

  @Test func `a swipe reveals a button, which deletes the row`() {
    // At 2.75 s, the finger is at half of its way of 150 points.
    stage.advance(to: 2.75)
    #expect(abs(frame(row(1)?.contentView).minX + 75) < 0.01)
    stage.advance(to: 3.3)
    #expect(frame(row(1)?.contentView).minX == -74 && app.list.places.count == 8)
    stage.advance(to: 3.4)
    #expect(app.list.places.count == 7 && !app.list.places.contains { $0.name == "Fjellheim" })
    #expect(frame(row(1)).minY == 240)
    // The rows below move up by their height within 0.3 s. Half of the time is half of the way.
    stage.advance(to: 3.55)
    #expect(abs(frame(row(1)).minY - 204) < 1e-4)
    stage.advance(to: 3.7001)
    #expect(frame(row(1)) == CGRect(x: 0, y: 168, width: 375, height: 72))
  }

  // MARK: Grid

  @Test func `a button changes the layout of the grid, and a drag scrolls it`() throws {
    // Three columns with spaces of 6 points, 8 at the edges.
    let width: CGFloat = 365 / 3
    let (small, large) = (
      CGRect(x: 8, y: 104, width: width - 6, height: 114),
      CGRect(x: 8, y: 104, width: 2 * width - 6, height: 234)
    )
    stage.advance(to: 4.3)
    #expect(app.tabs.selectedIndex == 1)
    let collection = try #require(app.grid.collectionView)
    let cell = try #require(collection.cellForItem(at: [0, 0]))
    #expect(isNear(frame(cell), small))
    stage.advance(to: 4.95)
    #expect(isNear(frame(cell), CGRect(x: 8, y: 104, width: 1.5 * width - 6, height: 174)))
    stage.advance(to: 5.1001)
    #expect(isNear(frame(cell), large) && collection.contentOffset.y == -96)
    stage.advance(to: 6.1)
    #expect(!collection.isDragging && collection.isDecelerating && collection.contentOffset.y > 150)
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height)) < 1e-4
  }

  // MARK: Form

  @Test func `editing raises the form's button above the keyboard, whose keys type`() {
    let (low, high) = (
      CGRect(x: 20, y: 554, width: 335, height: 48), CGRect(x: 20, y: 387, width: 335, height: 48)
    )
    stage.advance(to: 7.1)
    #expect(app.tabs.selectedIndex == 2 && frame(app.form.saveButton) == low)
    stage.advance(to: 7.2)
    #expect(app.form.nameField.isEditing && frame(app.form.saveButton) == low)
    stage.advance(to: 7.7001)
    #expect(frame(app.form.saveButton) == high)
    stage.advance(to: 8)
    #expect(app.form.nameField.text == "a")
    stage.advance(to: 8.4)
    #expect(app.form.nameField.text == "ada")
  }

  @Test func `saving hides the keyboard and shows an alert, which a tap dismisses`() {
    stage.advance(to: 9)
    #expect(app.tabs.presentedViewController is UIAlertController && !app.form.nameField.isEditing)
    stage.advance(to: 9.5001)
    #expect(frame(app.form.saveButton) == CGRect(x: 20, y: 554, width: 335, height: 48))
    stage.advance(to: 10.5)
    #expect(app.tabs.presentedViewController == nil)
  }

  @Test func `saving without a name greets a stranger`() throws {
    stage.advance(to: 7.1)
    stage.perform { app.form.saveButton.sendActions(for: .touchUpInside) }
    let alert = try #require(app.tabs.presentedViewController as? UIAlertController)
    #expect(alert.title == "Saved" && alert.message == "Hello, stranger!")
    #expect(alert.actions.map(\.title) == ["OK"] && alert.preferredStyle == .alert)
  }

  // MARK: Changes

  @Test func `the list's button adds the first missing place at the top, or else another one again`() {
    stage.advance(to: 0.25)
    let tap = { app.window.tap(at: CGPoint(x: 345, y: 22)) }
    stage.perform { app.list.remove(at: 5) }
    stage.advance(to: 0.4)
    stage.perform { tap() }
    #expect(app.list.places.first == Place.all[5] && app.list.places.count == 8)
    stage.perform { app.list.move(0, to: 5) }
    #expect(app.list.places == Place.all)
    stage.perform { tap() }
    #expect(app.list.places == [Place.all[0]] + Place.all)
    stage.perform { app.list.insert(Place.all[7], at: 2) }
    #expect(app.list.places == [Place.all[0], Place.all[0], Place.all[7]] + Place.all.dropFirst())
    #expect(app.list.tableView.numberOfRows(inSection: 0) == 10)
  }

  @Test func `pictures of the grid are inserted, moved, and deleted`() {
    stage.advance(to: 4.4)
    let names = { app.grid.places.map(\.name) }
    #expect(names() == (0..<24).map { Place.all[$0 * 5 % 8].name })
    stage.perform { app.grid.remove(at: 1) }
    stage.perform { app.grid.insert(Place.all[2], at: 0) }
    stage.perform { app.grid.move(0, to: 2) }
    #expect(Array(names().prefix(4)) == [0, 2, 2, 7].map { Place.all[$0].name })
    #expect(names().count == 24)
    #expect(app.grid.collectionView.numberOfItems(inSection: 0) == 24)
  }

  @Test func `assistive technology reaches the form`() {
    stage.advance(to: 7.1)
    let names = views(in: app.form.view).compactMap { ($0 as? UIControl)?.accessibilityLabel }
    #expect(names.contains("Your name") && names.contains("Save"))
  }

  // MARK: Right to left

  @Test func `right to left mirrors the app, and the same script works`() throws {
    var scene = ScreensScene()
    (scene.isRightToLeft, scene.isDark) = (true, true)
    let (stage, app) = try Self.start(scene)
    stage.advance(to: 1.5)
    #expect(app.list.navigationController?.viewControllers.count == 2)
    stage.advance(to: 3.3)
    #expect(app.list.navigationController?.viewControllers.count == 1)
    let cell = app.list.tableView.cellForRow(at: [0, 1])
    // The content ends at the chevron, whose area is as wide as on the other side.
    let width = try #require(cell?.contentView.bounds.width)
    #expect(cell?.contentView.frame.maxX == 375 + 74 && cell?.contentView.frame.minX == 375 + 74 - width)
    #expect(cell?.traitCollection.userInterfaceStyle == .dark)
    stage.advance(to: 4)
    #expect(app.list.places.count == 7)
    // The first picture grows from the right.
    let picture = { app.grid.collectionView.cellForItem(at: [0, 0])?.layer.presentation()?.frame ?? .null }
    let column: CGFloat = 365 / 3
    let widths: [(time: Double, columns: CGFloat)] = [(4.75, 1), (4.95, 1.5), (5.2, 2)]
    for (time, columns) in widths {
      stage.advance(to: time)
      let (frame, width) = (picture(), columns * column - 6)
      #expect(abs(frame.maxX - 367) < 1e-4, "\(time) s")
      #expect(abs(frame.width - width) < 1e-4, "\(time) s")
    }
    stage.advance(to: 8.9)
    #expect(app.tabs.selectedIndex == 2 && app.form.nameField.text == "ada")
    stage.advance(to: 9.6)
    #expect(app.tabs.presentedViewController is UIAlertController)
  }
}
