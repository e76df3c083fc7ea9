// MARK: - The curves of Core Animation

extension UnitBezier {
  /// Equal progress in equal time.
  public static let linear = UnitBezier(0, 0, 1, 1)
  /// Starts slowly and arrives at full speed.
  public static let easeIn = UnitBezier(0.42, 0, 1, 1)
  /// Starts at full speed and arrives slowly.
  public static let easeOut = UnitBezier(0, 0, 0.58, 1)
  /// Starts and arrives slowly.
  public static let easeInEaseOut = UnitBezier(0.42, 0, 0.58, 1)
  /// The curve of animations that a property change starts; CSS calls it `ease`.
  public static let standard = UnitBezier(0.25, 0.1, 0.25, 1)
}
