import QuartzCore

extension UITextField: NaturalAccessibility {
  var naturalTraits: UIAccessibilityTraits { .textEntry }
}

extension UITextView: NaturalAccessibility {
  var naturalValue: String? { text }
  var naturalTraits: UIAccessibilityTraits { isEditable ? .textEntry : .staticText }
}

extension UITableViewCell: NaturalAccessibility {
  /// A cell is one element unless it contains controls.
  var isNaturalElement: Bool { !containsVisibleControls }
  var naturalLabel: String? {
    let texts = visibleTexts
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
  var naturalTraits: UIAccessibilityTraits { isSelected ? .selected : .none }
}

extension BarButton: NaturalAccessibility {
  var naturalLabel: String? { item.accessibilityLabel ?? item.title ?? item.systemItem?.accessibilityName }
  var naturalTraits: UIAccessibilityTraits { .button }
}

extension TabButton: NaturalAccessibility {
  var naturalLabel: String? { item.accessibilityLabel ?? item.title }
  var naturalValue: String? { item.badgeValue }
  var naturalTraits: UIAccessibilityTraits { isChosen ? [.button, .selected] : .button }
}

extension UIView {
  fileprivate var containsVisibleControls: Bool {
    subviews.contains { !$0.isHidden && ($0 is UIControl || $0.containsVisibleControls) }
  }

  /// The texts of labels inside the view, from back to front.
  fileprivate var visibleTexts: [String] {
    subviews.filter { !$0.isHidden }.flatMap { view -> [String] in
      (view as? UILabel).map { [$0.text ?? ""].filter { !$0.isEmpty } } ?? view.visibleTexts
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The name that assistive technology reads.
  fileprivate var accessibilityName: String {
    switch self {
    case .trash: "Delete"
    case .action: "Share"
    case .stop: "Close"
    default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
    }
  }
}
