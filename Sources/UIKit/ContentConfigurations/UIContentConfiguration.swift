/// The content of a cell, as a value.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the content for a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The displayed content. A new one of the same type replaces it.
  var configuration: any UIContentConfiguration { get set }
}

/// The state of a cell.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits of the cell.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell, on which the look of its content can depend.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is selected. Default false.
  public var isSelected = false
  /// Whether the cell is touched. Default false.
  public var isHighlighted = false
  /// Whether the cell is being edited. Default false.
  public var isEditing = false

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
