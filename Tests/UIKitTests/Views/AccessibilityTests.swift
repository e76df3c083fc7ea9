import QuartzCore
import Testing
@testable import UIKit

@MainActor @Suite struct AccessibilityTests {
  @Test func `labels, buttons and fields describe themselves`() {
    let (label, button, field) = (UILabel(), UIButton(), UITextField())
    label.text = "Name"
    button.setTitle("Send", for: .normal)
    (field.placeholder, field.text) = ("City", "Rome")
    #expect(label.isAccessibilityElement && button.isAccessibilityElement && field.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Name" && label.accessibilityTraits == .staticText)
    #expect(button.accessibilityLabel == "Send" && button.accessibilityTraits == .button)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    #expect(field.accessibilityLabel == "City" && field.accessibilityValue == "Rome")
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == nil)
    #expect(UIImageView().accessibilityTraits == .image)
  }

  @Test func `controls describe their values`() {
    let (toggle, slider, pages, progress) = (UISwitch(), UISlider(), UIPageControl(), UIProgressView())
    (toggle.isOn, slider.value, pages.numberOfPages, pages.currentPage, progress.progress) = (
      true, 0.3, 5, 1, 0.75
    )
    #expect(toggle.accessibilityTraits == [.button, .toggleButton] && toggle.accessibilityValue == "1")
    #expect(slider.accessibilityTraits == .adjustable && slider.accessibilityValue == "30%")
    slider.isEnabled = false
    #expect(slider.accessibilityTraits == [.adjustable, .notEnabled])
    #expect(pages.accessibilityTraits == .adjustable && pages.accessibilityValue == "page 2 of 5")
    #expect(progress.isAccessibilityElement && progress.accessibilityValue == "75%")
    let wheel = UIActivityIndicatorView()
    #expect(!wheel.isAccessibilityElement && wheel.accessibilityLabel == nil)
    wheel.startAnimating()
    #expect(wheel.isAccessibilityElement && wheel.accessibilityLabel == "In progress")
    slider.accessibilityValue = "low"
    #expect(slider.accessibilityValue == "low")
  }

  @Test func `segments and steps are elements of their own`() throws {
    let (segments, stepper) = (UISegmentedControl(items: ["One", "Two"]), UIStepper())
    segments.frame = CGRect(x: 10, y: 20, width: 100, height: 32)
    segments.selectedSegmentIndex = 1
    segments.setEnabled(false, forSegmentAt: 0)
    #expect(!segments.isAccessibilityElement && !stepper.isAccessibilityElement)
    let parts = try #require(segments.accessibilityElements as? [UIAccessibilityElement])
    #expect(parts.map(\.accessibilityLabel) == ["One", "Two"])
    #expect(parts.map(\.accessibilityTraits) == [[.button, .notEnabled], [.button, .selected]])
    #expect(parts[1].accessibilityFrame == CGRect(x: 60, y: 20, width: 50, height: 32))
    let steps = try #require(stepper.accessibilityElements as? [UIAccessibilityElement])
    #expect(steps.map(\.accessibilityLabel) == ["Decrement", "Increment"])
    #expect(
      steps[0].accessibilityTraits == [.button, .notEnabled] && steps[1].accessibilityTraits == .button)
  }

  @Test func `a cell reads its labels, unless it contains controls`() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Volume"
    cell.detailTextLabel?.text = "High"
    #expect(cell.isAccessibilityElement && cell.accessibilityLabel == "Volume, High")
    cell.setSelected(true, animated: false)
    #expect(cell.accessibilityTraits == .selected)
    cell.accessoryView = UISwitch()
    #expect(!cell.isAccessibilityElement)
  }

  @Test func `bars name their buttons and tabs`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
    let items = ["One", "Two"].enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
    items[1].badgeValue = "3"
    (bar.items, bar.selectedItem) = (items, items[0])
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    toolbar.items = [
      UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
      UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil),
    ]
    for view in [bar, toolbar] { view.layoutIfNeeded() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    for view in [bar, toolbar] { window.addSubview(view) }
    let container = CALayer()
    container.addSublayer(window.layer)
    window.isHidden = false
    let nodes = AccessibilityNode.nodes(in: container)
    #expect(nodes.map(\.label) == ["One", "Two", "Delete", "Add", "Go"])
    #expect(nodes.map(\.value) == [nil, "3", nil, nil, nil])
    #expect(nodes[0].traits == ["button", "selected"] && nodes[1].traits == ["button"])
  }

  @Test func `explicit values take precedence`() {
    let label = UILabel()
    label.text = "Name"
    (label.accessibilityLabel, label.isAccessibilityElement) = ("First name", false)
    label.accessibilityTraits = [.header, .staticText]
    #expect(label.accessibilityLabel == "First name" && !label.isAccessibilityElement)
    #expect(label.accessibilityTraits.contains(.header))
  }

  @Test func `a plain view has no description`() {
    let view = UIView()
    #expect(!view.isAccessibilityElement && view.accessibilityTraits == .none)
    #expect(view.accessibilityLabel == nil && view.accessibilityHint == nil && view.accessibilityValue == nil)
    #expect(!view.accessibilityElementsHidden && !view.accessibilityViewIsModal)
  }

  @Test func `the tree contains what assistive technology reaches`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (form, button, hidden, panel) = (UIView(), UIButton(), UILabel(), UIView())
    form.frame = CGRect(x: 10, y: 20, width: 80, height: 60)
    form.accessibilityIdentifier = "form"
    button.frame = CGRect(x: 5, y: 5, width: 40, height: 20)
    button.setTitle("Send", for: .normal)
    (hidden.text, hidden.isHidden) = ("No", true)
    let part = UIAccessibilityElement(accessibilityContainer: panel)
    (part.accessibilityLabel, part.accessibilityFrameInContainerSpace) = (
      "Dial", CGRect(x: 1, y: 1, width: 2, height: 2)
    )
    panel.frame = CGRect(x: 50, y: 0, width: 10, height: 10)
    panel.accessibilityElements = [part]
    window.addSubview(form)
    for view in [button, hidden, panel] { form.addSubview(view) }
    let container = CALayer()
    container.addSublayer(window.layer)
    window.isHidden = false
    let node = try #require(AccessibilityNode.nodes(in: container).first)
    #expect(node.identifier == "form" && node.frame == form.frame && node.children.count == 2)
    #expect(node.children[0].traits == ["button"] && node.children[0].label == "Send")
    #expect(node.children[0].frame == CGRect(x: 15, y: 25, width: 40, height: 20))
    #expect(node.children[1].label == "Dial" && node.children[1].frame.origin == CGPoint(x: 61, y: 21))
    panel.accessibilityViewIsModal = true
    #expect(AccessibilityNode.nodes(in: container).first?.children.map(\.label) == ["Dial"])
    window.isHidden = true
    #expect(AccessibilityNode.nodes(in: container).isEmpty)
  }
}
