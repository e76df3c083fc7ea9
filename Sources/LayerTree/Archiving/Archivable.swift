public import CoreGraphics
import CDynamicInit
import Requirements

/// What is read from archives by the initializer that `NSCoding` asks for.
///
/// It is public only because the conformances are. Swift would want `init?(coder:)` of an open class to be `required`,
/// and then a subclass that has only an `override init()` wouldn't compile. An initializer of a protocol that isn't
/// bound to classes may instead hand out an object made in another way.
public protocol _Archivable {}

extension _Archivable {
  /// Reads an object from an archive; nil where the archive doesn't hold one.
  public init?(coder: NSCoder) {
    guard let object = ArchiveDepth.descend(in: coder, { unarchived(Self.self, from: coder) }) as? Self else {
      return nil
    }
    self = object
  }
}

/// A subclass of a layer or animation that reads its own part of an archive.
///
/// Without this, an object of a subclass is made by its `init()` and given what the archive holds of the superclass.
/// With it, the subclass's own initializer is called, as on Apple's systems:
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

/// What can be made with a key path, also where a subclass doesn't inherit the initializer of the class: Swift lets it
/// inherit that one only if it overrides the one for archives too, which on Apple's systems `required` sees to.
///
/// It is public only because the conformance is.
public protocol _KeyPathInitializable {}

extension _KeyPathInitializable {
  /// Creates an animation of the property at a key path.
  public init(keyPath path: String?) {
    guard let animation = (Self.self as? CAPropertyAnimation.Type)?.make() as? CAPropertyAnimation,
      let result = animation as? Self
    else { failRequirement("\(Self.self) can't be made with a key path") }
    animation.keyPath = path
    self = result
  }
}

private func unarchived(_ type: Any.Type, from coder: NSCoder) -> Any? {
  switch type {
  case let type as any SelfDecoding.Type: return type.init(coder: coder)
  case let type as CALayer.Type:
    let layer = type.make()
    return layer.unarchive(from: coder) ? layer : nil
  case let type as CAAnimation.Type:
    let animation = type.make()
    return animation.unarchive(from: coder) ? animation : nil
  case let type as CAEmitterCell.Type:
    let cell = type.make()
    return cell.unarchive(from: coder) ? cell : nil
  case is CAValueFunction.Type: return CAValueFunction(coder: coder, ())
  case is CAConstraint.Type: return CAConstraint(coder: coder, ())
  case is CAMediaTimingFunction.Type: return CAMediaTimingFunction(coder: coder, ())
  default: return nil
  }
}

extension CALayer {
  /// A new layer of this class, made by its `init()`.
  package static func make() -> CALayer {
    let metadata = unsafeBitCast(self, to: UnsafeRawPointer.self)
    return Unmanaged<CALayer>.fromOpaque(quartzite_new_layer(metadata)).takeRetainedValue()
  }
}

extension CAEmitterCell {
  /// A new cell of this class, made by its `init()`.
  fileprivate static func make() -> CAEmitterCell {
    let metadata = unsafeBitCast(self, to: UnsafeRawPointer.self)
    return Unmanaged<CAEmitterCell>.fromOpaque(quartzite_new_cell(metadata)).takeRetainedValue()
  }
}
