import QuartzCore

extension UITextField {
  /// What lies around the text.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A thin line.
    case line
    /// A thin line in grey.
    case bezel
    /// A rounded rectangle, with the system's background unless the field has one of its own.
    case roundedRect
  }
}

extension UITextField.BorderStyle {
  /// How far the text stays away from left and right.
  var inset: CGFloat {
    switch self {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  var verticalInset: CGFloat {
    switch self {
    case .none: 0
    case .line: 2
    case .bezel: 4
    case .roundedRect: 6
    }
  }

  var fill: UIColor? { self == .roundedRect ? .systemBackground : nil }

  var edge: (width: CGFloat, color: UIColor?, radius: CGFloat) {
    switch self {
    case .none: (0, nil, 0)
    case .line: (1, .black, 0)
    case .bezel: (1, .systemGray3, 0)
    case .roundedRect: (0.5, .systemGray4, 5)
    }
  }
}
