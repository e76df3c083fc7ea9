import QuartzCore

extension UITextField {
  /// The border of a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A thin gray line.
    case bezel
    /// A rounded rectangle with the system background, unless the field has a background color.
    case roundedRect
  }
}

extension UITextField.BorderStyle {
  /// The horizontal inset of the text in points.
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
