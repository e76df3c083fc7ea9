public import Foundation

extension NSMutableString {
  /// Appends a string that is built from a format and its arguments.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: format as String, arguments: args))
  }
}
