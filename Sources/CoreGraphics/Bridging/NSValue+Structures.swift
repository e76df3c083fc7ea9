public import Foundation
import Requirements

// On Linux, Foundation stores points, sizes and rectangles with their C encodings. Other structures are stored with the
// encoding of an array of doubles, since Foundation traps for an unknown structure encoding.

/// A structure of numbers that can be contained in an `NSValue`, for conversions with `as NSValue` and `as?`.
///
/// The protocol is public only because its conformances are. It's intended for the types of this package.
public protocol _ValueStructure: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// The type's encoding, as reported by `NSValue`.
  static var _encoding: String { get }
  /// Creates a value whose members are all 0.
  init()
}

extension _ValueStructure {
  /// Boxes the structure for `as NSValue`.
  public func _bridgeToObjectiveC() -> NSValue {
    NSValue(structure: self)
  }

  /// Unboxes the structure, if the value contains one of this type, for `as?`.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
    switch source.contents {
    case .structure(let structure): result = structure as? Self
    case .bytes(let encoding) where encoding == _encoding:
      var value = Self()
      withUnsafeMutablePointer(to: &value) { source.getValue($0) }
      result = value
    case .bytes: result = nil
    }
    return result != nil
  }

  /// Unboxes the structure for `as!`, and traps if the value contains another type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    guard !_conditionallyBridgeFromObjectiveC(source, result: &result) else { return }
    failRequirement("the NSValue \(source) doesn't contain a \(Self.self)")
  }

  /// Unboxes the structure; the result is all zeros if the value contains another type.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source?.structure() ?? Self()
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _ValueStructure {
  /// The encoding in an `NSValue`.
  public static var _encoding: String { "{CGPoint=dd}" }
}
extension CGSize: @retroactive _ObjectiveCBridgeable, _ValueStructure {
  /// The encoding in an `NSValue`.
  public static var _encoding: String { "{CGSize=dd}" }
}
extension CGRect: @retroactive _ObjectiveCBridgeable, _ValueStructure {
  /// The encoding in an `NSValue`.
  public static var _encoding: String { "{CGRect={CGPoint=dd}{CGSize=dd}}" }
}
extension CGVector: _ValueStructure {
  /// The encoding in an `NSValue`.
  public static var _encoding: String { "[2d]" }
}
extension CGAffineTransform: _ValueStructure {
  /// The encoding in an `NSValue`.
  public static var _encoding: String { "[6d]" }
}
extension CATransform3D: _ValueStructure {
  /// The encoding in an `NSValue`.
  public static var _encoding: String { "[16d]" }
}

/// The contents of an `NSValue`.
private enum ValueContents {
  /// A structure that Foundation supports.
  case structure(Any)
  /// Bytes with the given encoding.
  case bytes(String)
}

extension NSValue {
  // On Linux (Swift 6.3), each call of Foundation's `objCType` leaks the returned string. The first stored property of
  // its values contains the same information; this workaround can be removed with the leak. A number never contains a
  // structure.
  fileprivate var contents: ValueContents {
    if self is NSNumber { return .bytes("") }
    switch Mirror(reflecting: self).children.first {
    case ("_value", let structure)?: return .structure(structure)
    case ("_typeInfo", let info)?:
      let name = Mirror(reflecting: info).children.first { $0.label == "name" }
      return .bytes(name?.value as? String ?? String(cString: objCType))
    default: return .bytes(String(cString: objCType))
    }
  }
}

extension NSValue {
  /// The contained structure, or one of zeros if this value contains another type.
  package func structure<Structure: _ValueStructure>() -> Structure {
    var result: Structure?
    _ = Structure._conditionallyBridgeFromObjectiveC(self, result: &result)
    return result ?? Structure()
  }

  /// Creates a value that contains a structure.
  package convenience init<Structure: _ValueStructure>(structure: Structure) {
    let bytes = withUnsafeBytes(of: structure) { Array($0) }
    self.init(bytes: bytes, objCType: Structure._encoding)
  }
}
