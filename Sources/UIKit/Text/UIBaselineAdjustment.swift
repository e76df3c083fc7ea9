/// The alignment of text whose font shrinks to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where that of the unshrunk text is.
  case alignBaselines
  /// The middle of the text stays where that of the unshrunk text is.
  case alignCenters
  /// The top of the text stays where that of the unshrunk text is.
  case none
}
