public import Foundation

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
    if let value = source.knownStructure as? Self {
      result = value
      return true
    }
    guard !(source is NSNumber), source.encoding == _encoding else { return false }
    var value = Self()
    withUnsafeMutablePointer(to: &value) { source.getValue($0) }
    result = value
    return true
  }

  /// Unboxes the struct and stops the program where the value holds something else: what `as!` does.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    guard !_conditionallyBridgeFromObjectiveC(source, result: &result) else { return }
    preconditionFailure("an NSValue of encoding \(source.encoding) is no \(Self.self)")
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

extension NSValue {
  // Foundation on Linux (Swift 6.3) leaks the string that `objCType` returns, each time. What its two kinds of
  // values store says the same; this can go when the leak does.

  /// The struct inside, where it is one that Foundation knows.
  fileprivate var knownStructure: Any? { Mirror(reflecting: self).descendant("_value") }

  /// The encoding that the value was created with.
  fileprivate var encoding: String {
    let stored = Mirror(reflecting: self).descendant("_typeInfo", "name") as? String
    return stored ?? String(cString: objCType)
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
