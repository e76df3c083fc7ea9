public import CoreGraphics

/// An object that archives hold.
///
/// The protocol supplies the initializer that `NSCoding` requires, and is public only because the conformances are.
/// Swift would require `init?(coder:)` of an open class to be `required`, and then a subclass with nothing but an
/// `override init()` wouldn't compile. The initializer of a protocol that isn't bound to classes, however, may
/// return an object that was created in another way.
public protocol _Archivable {
  /// Reads an object of this class from an archive; nil if the archive doesn't contain one.
  static func _unarchived(from coder: NSCoder) -> Any?
}

extension _Archivable {
  /// Reads an object from an archive; nil if the archive doesn't contain one.
  public init?(coder: NSCoder) {
    guard let object = ArchiveDepth.descend(in: coder, { Self.unarchived(from: coder) }) as? Self else {
      return nil
    }
    self = object
  }

  private static func unarchived(from coder: NSCoder) -> Any? {
    if let type = self as? any SelfDecoding.Type { return type.init(coder: coder) }
    return _unarchived(from: coder)
  }
}

/// A subclass of a layer or animation that reads its own part of an archive.
///
/// Without this protocol, an object of a subclass is created by its `init()` and receives the archived values of
/// the superclass. With it, the subclass's own initializer is called, as on Apple's systems:
///
/// ```swift
/// final class Dial: CALayer, SelfDecoding {
///   var angle = 0.0
///
///   required init?(coder: NSCoder) {
///     angle = coder.decodeDouble(forKey: "angle")
///     super.init(coder: coder)
///   }
/// }
/// ```
public protocol SelfDecoding: AnyObject {
  /// Reads the object from an archive.
  init?(coder: NSCoder)
}
