import QuartzCore

extension UIButton {
  /// The appearance of a button.
  public enum ButtonType: Int, Sendable {
    /// No default appearance.
    case custom
    /// Titles and template images in the tint color, dimmed while highlighted. While selected, the title is white on
    /// the tint color.
    case system
    /// A circle with an i.
    case detailDisclosure
    /// A circle with an i.
    case infoLight
    /// A circle with an i.
    case infoDark
    /// A circle with a plus sign.
    case contactAdd
  }
}

extension UIButton.ButtonType {
  /// The predefined image; nil for types without one.
  @MainActor var symbol: UIImage? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: ButtonSymbol.info
    case .contactAdd: ButtonSymbol.plus
    }
  }
}
