import Foundation
import Synchronization

/// Returns an object's class, or nil for nil.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// Returns the name of an object's class as a string that lives as long as the program.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// Returns the name of a class with its module, such as `Shop.Cart`, as a string that lives as long as the program;
/// `nil` for nil.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  PermanentStrings.shared.string(cls.map { NSStringFromClass($0) } ?? "nil")
}

/// Returns a class's superclass, or nil for a root class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Returns the class with a name that includes its module, such as `Shop.Cart`, or nil if there is none.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { NSClassFromString(String(cString: name)) }

/// C strings that are never released, each made once.
private final class PermanentStrings: Sendable {
  static let shared = PermanentStrings()

  /// The strings' addresses.
  private let addresses = Mutex<[String: UInt]>([:])

  func string(_ text: String) -> UnsafePointer<CChar> {
    let address = addresses.withLock { addresses in
      if let address = addresses[text] { return address }
      let address = UInt(bitPattern: strdup(text))
      addresses[text] = address
      return address
    }
    // An address is never nil: `strdup` fails only without memory.
    return UnsafePointer(bitPattern: address)!
  }
}
