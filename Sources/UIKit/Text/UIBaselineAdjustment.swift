/// The alignment of text whose font shrinks to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays at the position of the unshrunk text's baseline.
  case alignBaselines
  /// The middle of the text stays at the position of the unshrunk text's middle.
  case alignCenters
  /// The top of the text stays at the position of the unshrunk text's top.
  case none
}
