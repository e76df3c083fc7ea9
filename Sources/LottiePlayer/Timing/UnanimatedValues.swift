import QuartzCore

/// The values of properties that lottie-ios's layers have without an animation.
///
/// lottie-ios animates each run of held values by a discrete animation of its own. One with a single value has no effect in
/// Core Animation (E4), so a value that holds between interpolated ones doesn't show. Apple's pictures have four of
/// them: in issue_2066.json two transforms and the path of the lower lip from frame 72 to 110, and in pr_1632_2.json the
/// opacity from frame 33 to 66, where the rectangle is opaque.
enum UnanimatedValues {
  /// Whether the value of a key path is known.
  static func areKnown(for keyPath: String) -> Bool { keyPath == "path" || byKeyPath[keyPath] != nil }

  /// Returns the value of a known key path.
  ///
  /// A layer without a path draws nothing. To let the paths before and after the held one morph as if there were no other
  /// between them, its place takes one with the same structure, all of whose points lie together out of sight.
  static func value(for keyPath: String, insteadOf held: Any) -> Any {
    guard let path = held as? CGPath else { return byKeyPath[keyPath] ?? held }
    var away = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: -1e5, ty: -1e5)
    return path.copy(using: &away) ?? held
  }

  nonisolated(unsafe) private static let byKeyPath: [String: Any] = [
    "anchorPoint": CGPoint.zero,
    "fillColor": CGColor(gray: 0, alpha: 1),
    "lineDashPhase": 0.0,
    "lineWidth": 1.0,
    "opacity": 1.0,
    "position": CGPoint.zero, "position.x": 0.0, "position.y": 0.0,
    "strokeColor": CGColor(gray: 0, alpha: 0),
    "strokeStart": 0.0, "strokeEnd": 1.0,
    "transform": CATransform3DIdentity,
    "transform.rotation.x": 0.0, "transform.rotation.y": 0.0, "transform.rotation.z": 0.0,
    "transform.scale.x": 1.0, "transform.scale.y": 1.0,
  ]
}
