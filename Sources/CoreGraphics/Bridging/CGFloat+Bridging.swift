public import Foundation

/// Bridging to `NSNumber` in the same way as `Double`, so that `[CGFloat] as? [NSNumber]` and `number as? CGFloat`
/// succeed.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Boxes the number for `as NSNumber`.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Unboxes the number, rounded to the nearest `Double`, for `as?`.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// Unboxes the number for `as!`.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Unboxes the number; nil counts as 0.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
