/// The reference of insets.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration, whose default is the safe area.
  case automatic = 0
  /// The whole view.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable area.
  case readableContent
}
