#if canImport(UIKit)
  public import UIKit

  /// A view with a preset of its own.
  open class SpringView: UIView, Springable {
    /// The preset and its parameters.
    public var springSettings = SpringSettings()

    open override func layoutSubviews() {
      super.layoutSubviews()
      startIfNeeded()
    }
  }

  /// A label with a preset of its own.
  open class SpringLabel: UILabel, Springable {
    /// The preset and its parameters.
    public var springSettings = SpringSettings()

    open override func layoutSubviews() {
      super.layoutSubviews()
      startIfNeeded()
    }
  }

  /// A button with a preset of its own.
  open class SpringButton: UIButton, Springable {
    /// The preset and its parameters.
    public var springSettings = SpringSettings()

    open override func layoutSubviews() {
      super.layoutSubviews()
      startIfNeeded()
    }
  }

  /// An image view with a preset of its own.
  open class SpringImageView: UIImageView, Springable {
    /// The preset and its parameters.
    public var springSettings = SpringSettings()

    open override func layoutSubviews() {
      super.layoutSubviews()
      startIfNeeded()
    }
  }

  /// A text field with a preset of its own.
  open class SpringTextField: UITextField, Springable {
    /// The preset and its parameters.
    public var springSettings = SpringSettings()

    open override func layoutSubviews() {
      super.layoutSubviews()
      startIfNeeded()
    }
  }

  /// A text view with a preset of its own.
  open class SpringTextView: UITextView, Springable {
    /// The preset and its parameters.
    public var springSettings = SpringSettings()

    open override func layoutSubviews() {
      super.layoutSubviews()
      startIfNeeded()
    }
  }
#endif
