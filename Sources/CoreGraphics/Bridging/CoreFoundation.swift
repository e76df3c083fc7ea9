public import Foundation

// The names under which Apple's headers give Foundation's types to Core Graphics. `as CFString`, `as CFArray`
// and so on bridge as they do there, since each name is its Foundation twin. A file that imports the C module
// CoreFoundation too finds `CFString` and its like ambiguous: on Linux that module has opaque types of these names.

/// Any object of a Core Foundation type.
public typealias CFTypeRef = AnyObject
/// A string; the same type as `NSString`.
public typealias CFString = NSString
/// A list; the same type as `NSArray`.
public typealias CFArray = NSArray
/// A dictionary; the same type as `NSDictionary`.
public typealias CFDictionary = NSDictionary
/// Bytes; the same type as `NSData`.
public typealias CFData = NSData
/// A place in the file system or on the network; the same type as `NSURL`.
public typealias CFURL = NSURL
/// Seconds.
public typealias CFTimeInterval = Double
/// What identifies a type of Core Foundation's kind while the program runs.
public typealias CFTypeID = UInt

/// Returns what identifies the type of an object, to be compared with a type's `typeID`; 0 for nil.
public func CFGetTypeID(_ cf: CFTypeRef?) -> CFTypeID {
  switch cf {
  case nil: 0
  case is CGPath: CGPath.typeID
  case let object?: CFTypeID(bitPattern: ObjectIdentifier(type(of: object)))
  }
}

/// Returns how many bytes there are.
public func CFDataGetLength(_ theData: CFData) -> Int { theData.length }

/// Returns where the bytes lie, good as long as `theData` is; nil where there are none.
///
/// To read an image's pixels this is far faster than converting `CFData` to `Data`, which Foundation does byte by byte
/// on Linux.
public func CFDataGetBytePtr(_ theData: CFData) -> UnsafePointer<UInt8>? {
  theData.length == 0 ? nil : UnsafePointer(theData.bytes.assumingMemoryBound(to: UInt8.self))
}
