import QuartzCore

extension UIButton {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    /// Nothing but what it's given.
    case custom
    /// Titles and template pictures in the tint colour, dimmed under a finger; the title in white on that colour while
    /// the button is selected.
    case system
    /// A round button with an i.
    case detailDisclosure
    /// The same, for information.
    case infoLight
    /// The same, for information.
    case infoDark
    /// A round button with a plus.
    case contactAdd
  }
}

extension UIButton.ButtonType {
  /// What buttons with a symbol show.
  @MainActor var symbol: UIImage? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: ButtonSymbol.info
    case .contactAdd: ButtonSymbol.plus
    }
  }
}
