import CDynamicInit
import Requirements

/// An initializer of a class, for subclasses that are known only at run time.
///
/// Swift calls an initializer on a metatype only where it is `required`, and a `required` initializer would break
/// subclasses that were written for Apple's platforms. Nevertheless, the class's metadata has an entry for the
/// initializer, which every subclass overrides or inherits. This type finds the entry and calls it.
///
/// Each instance belongs in a `static let`, so that the entry is found once, and safely from any thread.
package struct DynamicInitializer: Sendable {
  private let index: Int

  /// Finds the entry of an initializer and verifies it with a subclass.
  ///
  /// - Parameters:
  ///   - function: The allocating initializer of `root`.
  ///   - root: The class that declares the initializer.
  ///   - probe: A subclass of `root`. Its `verify` closure makes an object of it.
  ///   - verify: Creates an object of `probe` with the found entry, and returns it.
  package init(
    _ function: UnsafeRawPointer?, of root: AnyClass, probe: AnyClass,
    verify: (DynamicInitializer) -> AnyObject
  ) {
    guard let function, let index = ClassMetadata(root).index(of: function) else {
      failRequirement(
        "the metadata of \(root) doesn't contain its initializer: this Swift version has another layout of classes"
      )
    }
    self.index = index
    let object = verify(self)
    require(
      type(of: object) == probe,
      "the initializer found in the metadata of \(root) makes \(type(of: object)) instead of \(probe)")
  }

  /// Returns a new object of a class, created by its version of an initializer without parameters.
  package func make(_ type: AnyClass) -> AnyObject {
    let metadata = ClassMetadata(type)
    return Unmanaged<AnyObject>.fromOpaque(
      quartzite_call_initializer(metadata[index], metadata.address)
    ).takeRetainedValue()
  }

  /// Returns a new object of a class, created by its version of an initializer with one parameter of type `Any`.
  package func make(_ type: AnyClass, with argument: Any) -> AnyObject {
    let owned = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    defer { owned.deallocate() }
    // The initializer consumes its argument.
    owned.initialize(to: argument)
    let metadata = ClassMetadata(type)
    return Unmanaged<AnyObject>.fromOpaque(
      quartzite_call_initializer_with_any(metadata[index], owned, metadata.address)
    ).takeRetainedValue()
  }

  /// Returns a new object of a class, created by its version of an initializer with one parameter of type
  /// `CGRect`.
  package func make(
    _ type: AnyClass, withRect rect: (x: Double, y: Double, width: Double, height: Double)
  ) -> AnyObject {
    let metadata = ClassMetadata(type)
    return Unmanaged<AnyObject>.fromOpaque(
      quartzite_call_initializer_with_rect(
        metadata[index], rect.x, rect.y, rect.width, rect.height, metadata.address)
    ).takeRetainedValue()
  }

  /// Returns a new object of a class, made by its version of an initializer with one parameter of type `String?`.
  package func make(_ type: AnyClass, with string: String?) -> AnyObject {
    let metadata = ClassMetadata(type)
    let words = Self.ownedWords(of: string)
    return Unmanaged<AnyObject>.fromOpaque(
      quartzite_call_initializer_with_string(metadata[index], words.0, words.1, metadata.address)
    ).takeRetainedValue()
  }

  /// Returns a new object of a class, made by its version of an initializer with two parameters: an enumeration of up to 256
  /// cases without values, of which the one at an index is given, and a `String?`.
  package func make(_ type: AnyClass, withCaseAt caseIndex: UInt8, _ string: String?) -> AnyObject {
    let metadata = ClassMetadata(type)
    let words = Self.ownedWords(of: string)
    return Unmanaged<AnyObject>.fromOpaque(
      quartzite_call_initializer_with_case_and_string(
        metadata[index], caseIndex, words.0, words.1, metadata.address)
    ).takeRetainedValue()
  }

  /// The words of a string that is retained for an initializer, which consumes its arguments.
  private static func ownedWords(of string: String?) -> (UInt64, UInt64) {
    let owned = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    owned.initialize(to: string)
    defer { owned.deallocate() }
    return UnsafeRawPointer(owned).load(as: (UInt64, UInt64).self)
  }
}
