import Staging
import Testing
import UIKit

/// Frames where content is read from right to left, in a window of 200 × 200 points.
@MainActor
struct RightToLeftTests {
  private let staged = StagedWindow()
  private var stage: Stage { staged.stage }

  init() { staged.window.traitOverrides.layoutDirection = .rightToLeft }

  private func frame(_ view: UIView?) -> CGRect? {
    guard let view, let layer = view.layer.presentation() else { return nil }
    return layer.convert(layer.bounds, to: staged.window.layer.presentation())
  }

  @Test func `a push comes from the left, and a drag from the right edge pops`() {
    let (list, detail) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: list)
    stage.perform { staged.window.rootViewController = navigation }
    _ = stage.picture()
    stage.perform { navigation.pushViewController(detail, animated: true) }
    stage.advance(to: 0.1)
    let x = frame(detail.view)?.minX ?? 0
    #expect(x < -20 && x > -200)
    #expect((frame(list.view)?.minX ?? 0) > 0)
    stage.advance(to: 1)
    #expect(frame(detail.view)?.minX == 0)
    stage.perform {
      staged.window.drag(from: CGPoint(x: 198, y: 120), to: CGPoint(x: 40, y: 120), duration: 0.3)
    }
    stage.advance(to: 1.2)
    #expect((frame(detail.view)?.minX ?? 0) < -40)
    stage.advance(to: 3)
    #expect(navigation.topViewController === list)
    // The left edge doesn't pop.
    stage.perform { navigation.pushViewController(detail, animated: false) }
    stage.perform {
      staged.window.drag(from: CGPoint(x: 2, y: 120), to: CGPoint(x: 150, y: 120), duration: 0.3)
    }
    stage.advance(to: 5)
    #expect(navigation.topViewController === detail)
  }

  @Test func `rows have their image and title at the right, and their accessory at the left`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.accessoryType = .disclosureIndicator
    staged.add(cell, CGRect(x: 0, y: 0, width: 200, height: 44))
    _ = stage.picture()
    let arrow = cell.subviews.first {
      $0 !== cell.contentView && $0.bounds.width < 30 && $0.bounds.height == 22
    }
    #expect(arrow?.frame.minX == 16 && cell.contentView.frame.maxX == 200)
    #expect(cell.textLabel.map { cell.convert($0.bounds, from: $0).maxX } == 184)
  }

  @Test func `controls begin at the right`() {
    let (slider, progress, toggle, field) = (UISlider(), UIProgressView(), UISwitch(), UITextField())
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    staged.add(slider, CGRect(x: 0, y: 0, width: 128, height: 31))
    staged.add(progress, CGRect(x: 0, y: 40, width: 100, height: 4))
    staged.add(toggle, CGRect(x: 0, y: 60, width: 51, height: 31))
    staged.add(field, CGRect(x: 0, y: 100, width: 100, height: 30))
    stage.perform {
      (slider.value, progress.progress, toggle.isOn) = (0.25, 0.25, true)
      (field.leftView, field.leftViewMode) = (icon, .always)
    }
    _ = stage.picture()
    // The thumb's travel is 100 points, from 114 to 14.
    #expect(slider.subviews.last?.center.x == 89 && progress.subviews.last?.frame.minX == 75)
    #expect(toggle.subviews.last?.center.x == 15.5 && icon.frame.minX == 80)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 80, height: 30))
    stage.perform { staged.window.drag(from: CGPoint(x: 89, y: 15), to: CGPoint(x: 64, y: 15), duration: 0) }
    #expect(slider.value == 0.5)
    stage.perform { staged.window.drag(from: CGPoint(x: 15, y: 75), to: CGPoint(x: 45, y: 75), duration: 0) }
    #expect(!toggle.isOn)
  }

  @Test func `natural text is aligned to the right`() throws {
    let label = UILabel()
    (label.text, label.textColor, label.backgroundColor) = ("l", .black, .white)
    staged.add(label, CGRect(x: 0, y: 0, width: 100, height: 20))
    let picture = stage.picture()
    let dark = (0..<100).filter { x in (0..<20).contains { picture.pixel(x: x, y: $0)[0] < 128 } }
    #expect(dark.allSatisfy { $0 > 90 } && !dark.isEmpty)
  }
}
