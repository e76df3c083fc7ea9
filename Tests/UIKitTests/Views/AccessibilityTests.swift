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
