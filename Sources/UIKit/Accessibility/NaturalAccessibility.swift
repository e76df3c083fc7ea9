import QuartzCore

/// A view that describes itself to assistive technology unless it's told otherwise.
@MainActor
protocol NaturalAccessibility: UIView {
  var isNaturalElement: Bool { get }
  var naturalLabel: String? { get }
  var naturalValue: String? { get }
  var naturalTraits: UIAccessibilityTraits { get }
  /// The elements inside the view; nil for its subviews.
  var naturalElements: [Any]? { get }
}

extension NaturalAccessibility {
  var isNaturalElement: Bool { true }
  var naturalLabel: String? { nil }
  var naturalValue: String? { nil }
  var naturalTraits: UIAccessibilityTraits { .none }
  var naturalElements: [Any]? { nil }
}

extension UIView {
  /// The view's own description of itself; nil for views without one.
  var naturalAccessibility: (any NaturalAccessibility)? { self as? any NaturalAccessibility }

  /// The view's own traits, and that of a disabled control.
  var naturalAccessibilityTraits: UIAccessibilityTraits {
    let traits = naturalAccessibility?.naturalTraits ?? .none
    return (self as? UIControl)?.isEnabled == false ? traits.union(.notEnabled) : traits
  }

  /// Returns an element for a part of this view that has no view of its own.
  func accessibilityPart(
    _ label: String?, _ frame: CGRect, _ traits: UIAccessibilityTraits, isEnabled: Bool
  ) -> UIAccessibilityElement {
    let element = UIAccessibilityElement(accessibilityContainer: self)
    element.accessibilityLabel = label
    element.accessibilityFrameInContainerSpace = frame
    element.accessibilityTraits = isEnabled ? traits : traits.union(.notEnabled)
    return element
  }
}

extension CGFloat {
  /// The fraction as a percentage, as assistive technology reads it.
  var percentage: String { "\(Int((Swift.min(Swift.max(self, 0), 1) * 100).rounded()))%" }
}
