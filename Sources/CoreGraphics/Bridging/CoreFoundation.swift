public import Foundation

// Core Foundation's names for Foundation types, as Apple's headers use them in Core Graphics. `as CFString`, `as
// CFArray` and so on bridge as on Apple's systems, since each name is an alias of its Foundation counterpart. In a file
// that also imports the C module CoreFoundation, `CFString` and similar names are ambiguous, because that module has
// opaque types with these names on Linux.

/// An object of any Core Foundation type.
public typealias CFTypeRef = AnyObject
/// A string. The type is the same as `NSString`.
public typealias CFString = NSString
/// An array. The type is the same as `NSArray`.
public typealias CFArray = NSArray
/// A dictionary. The type is the same as `NSDictionary`.
public typealias CFDictionary = NSDictionary
/// A byte buffer. The type is the same as `NSData`.
public typealias CFData = NSData
/// The location of a file or of a network resource. The type is the same as `NSURL`.
public typealias CFURL = NSURL
/// A duration or a time, in seconds.
public typealias CFTimeInterval = Double
/// The identifier of a Core Foundation type, which is constant while the program runs.
public typealias CFTypeID = UInt

/// Returns the identifier of an object's type, for comparison with a type's `typeID`; 0 for nil.
public func CFGetTypeID(_ cf: CFTypeRef?) -> CFTypeID {
  switch cf {
  case nil: 0
  case is CGPath: CGPath.typeID
  case let object?: CFTypeID(bitPattern: ObjectIdentifier(type(of: object)))
  }
}

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData) -> Int { theData.length }

/// Returns a pointer to the bytes, valid for the lifetime of `theData`, or nil if there are none.
///
/// This is the fastest way to read an image's pixels: on Linux, Foundation converts `CFData` to `Data` byte by byte.
public func CFDataGetBytePtr(_ theData: CFData) -> UnsafePointer<UInt8>? {
  theData.length == 0 ? nil : UnsafePointer(theData.bytes.assumingMemoryBound(to: UInt8.self))
}
