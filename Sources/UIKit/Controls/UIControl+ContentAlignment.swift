import QuartzCore

extension UIControl {
  /// How contents lie vertically.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  /// How contents lie horizontally; leading and trailing follow the direction of reading.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
}
