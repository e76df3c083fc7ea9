extension UITableViewCell {
  /// The arrangement of a cell's labels.
  public enum CellStyle: Int, Sendable {
    /// An image and a title.
    case `default` = 0
    /// A title on the left and a detail on the right.
    case value1
    /// A small title in the tint color on the left, and a detail beside it.
    case value2
    /// A title above a detail.
    case subtitle
  }

  /// The line below a cell.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none = 0
    /// A line.
    case singleLine
  }

  /// The color of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// The cell doesn't change.
    case none = 0
    /// Gray.
    case blue
    /// Gray.
    case gray
    /// Gray.
    case `default`
  }

  /// The control on the left of a cell that is edited.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none = 0
    /// A control that deletes the row.
    case delete
    /// A control that inserts a row.
    case insert
  }

  /// The symbol on the right of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No symbol.
    case none = 0
    /// A chevron.
    case disclosureIndicator
    /// A button with the letter i, and a chevron.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button with the letter i.
    case detailButton
  }

  /// The state of a cell, which changes while it's edited.
  public struct StateMask: OptionSet, Sendable {
    /// One bit for each state.
    public let rawValue: UInt
    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The usual state.
    public static let defaultMask: StateMask = []
    /// The control on the left is displayed.
    public static let showingEditControlMask = StateMask(rawValue: 1)
    /// The button that confirms the deletion is displayed.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
