public import Foundation
import QuartzCore

/// A boundary of a collision behavior.
final class CollisionBoundary {
  /// Nil for the reference view's bounds.
  let identifier: (any NSCopying)?
  let path: UIBezierPath
  private let key: AnyHashable?

  init(identifier: (any NSCopying)?, path: UIBezierPath) {
    (self.identifier, self.path) = (identifier, path)
    key = identifier.map(Self.key)
  }

  func hasIdentifier(_ identifier: any NSCopying) -> Bool { key == Self.key(identifier) }

  /// Objects that don't define equality are equal only to themselves.
  private static func key(_ identifier: any NSCopying) -> AnyHashable {
    (identifier as? AnyHashable) ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
  }
}

/// Allows string literals to identify boundaries, as in `"floor" as NSCopying`.
///
/// On Apple's systems, strings become `NSString` there.
extension String: @retroactive NSCopying {
  /// Returns the string.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
