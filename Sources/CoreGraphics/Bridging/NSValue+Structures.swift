public import Foundation
import Requirements

// Foundation on Linux can store points, sizes and rectangles under their C encodings; every other struct is
// declared as an array of doubles, since an unknown struct encoding stops the program.

/// A struct of numbers that an `NSValue` holds, so that `as NSValue` and `as?` convert between the two.
///
/// It is public only because the conformances are; it is for this package's own types.
public protocol _ValueStructure: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// The type's encoding as an `NSValue` reports it.
  static var _encoding: String { get }
  /// Creates the value of zeros.
  init()
}

extension _ValueStructure {
  /// Boxes the struct: what `as NSValue` does.
  public func _bridgeToObjectiveC() -> NSValue {
    NSValue(structure: self)
  }

  /// Unboxes the struct where the value holds one of this type: what `as?` does.
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

  /// Unboxes the struct and stops the program where the value holds something else: what `as!` does.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    guard !_conditionallyBridgeFromObjectiveC(source, result: &result) else { return }
    failRequirement("the NSValue \(source) is no \(Self.self)")
  }

  /// Unboxes the struct; anything else counts as zeros.
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

/// What an `NSValue` stores.
private enum ValueContents {
  /// A struct that Foundation knows.
  case structure(Any)
  /// Bytes of an encoding.
  case bytes(String)
}

extension NSValue {
  // Foundation on Linux (Swift 6.3) leaks the string that `objCType` returns, each time. The first property of
  // its values says the same; this can go when the leak does. A number never holds a struct.
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
  /// The struct inside, or zeros where this value holds something else.
  package func structure<Structure: _ValueStructure>() -> Structure {
    var result: Structure?
    _ = Structure._conditionallyBridgeFromObjectiveC(self, result: &result)
    return result ?? Structure()
  }

  /// Creates a value that holds a struct.
  package convenience init<Structure: _ValueStructure>(structure: Structure) {
    let bytes = withUnsafeBytes(of: structure) { Array($0) }
    self.init(bytes: bytes, objCType: Structure._encoding)
  }
}
