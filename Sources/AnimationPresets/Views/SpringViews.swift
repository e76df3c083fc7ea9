#if canImport(UIKit)
  public import UIKit

  /// A view with a preset of its own.
  open class SpringView: UIView, Springable {
    public var springSettings = SpringSettings()

    open override func layoutSubviews() {
      super.layoutSubviews()
      startIfNeeded()
    }
  }

  /// A label with a preset of its own.
  open class SpringLabel: UILabel, Springable {
    public var springSettings = SpringSettings()

    open override func layoutSubviews() {
      super.layoutSubviews()
      startIfNeeded()
    }
  }

  /// A button with a preset of its own.
  open class SpringButton: UIButton, Springable {
    public var springSettings = SpringSettings()

    open override func layoutSubviews() {
      super.layoutSubviews()
      startIfNeeded()
    }
  }

  /// An image view with a preset of its own.
  open class SpringImageView: UIImageView, Springable {
    public var springSettings = SpringSettings()

    open override func layoutSubviews() {
      super.layoutSubviews()
      startIfNeeded()
    }
  }

  /// A text field with a preset of its own.
  open class SpringTextField: UITextField, Springable {
    public var springSettings = SpringSettings()

    open override func layoutSubviews() {
      super.layoutSubviews()
      startIfNeeded()
    }
  }
#endif
