import Testing
import UIKit

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
}
