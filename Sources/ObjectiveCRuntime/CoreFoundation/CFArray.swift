public import Foundation

/// Returns the number of items of an array.
public func CFArrayGetCount(_ theArray: NSArray!) -> Int { theArray.count }
