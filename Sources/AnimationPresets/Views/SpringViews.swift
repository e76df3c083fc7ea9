#if canImport(UIKit)
  public import UIKit

  /// A view with the properties of a preset.
  open class SpringView: UIView, Springable {
    /// The preset and its parameters.
    public var springSettings = SpringSettings()

    open override func layoutSubviews() {
      super.layoutSubviews()
      startIfNeeded()
    }
  }

  /// A label with the properties of a preset.
  open class SpringLabel: UILabel, Springable {
    /// The preset and its parameters.
    public var springSettings = SpringSettings()

    open override func layoutSubviews() {
      super.layoutSubviews()
      startIfNeeded()
    }
  }

  /// A button with the properties of a preset.
  open class SpringButton: UIButton, Springable {
    /// The preset and its parameters.
    public var springSettings = SpringSettings()

    open override func layoutSubviews() {
      super.layoutSubviews()
      startIfNeeded()
    }
  }

  /// An image view with a preset.
  open class SpringImageView: UIImageView, Springable {
    /// The preset and its parameters.
    public var springSettings = SpringSettings()

    open override func layoutSubviews() {
      super.layoutSubviews()
      startIfNeeded()
    }
  }

  /// A text field with the properties of a preset.
  open class SpringTextField: UITextField, Springable {
    /// The preset and its parameters.
    public var springSettings = SpringSettings()

    open override func layoutSubviews() {
      super.layoutSubviews()
      startIfNeeded()
    }
  }

  /// A text view with the properties of a preset.
  open class SpringTextView: UITextView, Springable {
    /// The preset and its parameters.
    public var springSettings = SpringSettings()

    open override func layoutSubviews() {
      super.layoutSubviews()
      startIfNeeded()
    }
  }
#endif
