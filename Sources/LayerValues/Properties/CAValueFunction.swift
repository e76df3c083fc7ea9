public import CoreGraphics
import MotionCore

/// A function that computes a transform from the animated numbers.
///
/// An animation of `"transform"` or another transform with a value function takes one number if the function applies
/// to one axis, or an array of three if it applies to all axes. The result replaces the whole transform, or is
/// concatenated before it if the animation is additive. Functions are immutable and may be shared between threads.
open class CAValueFunction: NSObject, NSSecureCoding, _Archivable, @unchecked Sendable {
  // The conformance is unchecked because the class is open. Its own state never changes after `init`.
  private let storedName: CAValueFunctionName

  /// Creates one of Core Animation's functions; nil for an unknown name.
  public convenience init?(name: CAValueFunctionName) {
    guard name.parts != nil else {
      CoreAnimationDiagnostics.report("no value function is called '\(name.rawValue)'")
      return nil
    }
    self.init(checked: name)
  }

  private init(checked name: CAValueFunctionName) { storedName = name }

  /// Reads the function from an archive; nil if the archive doesn't contain one.
  public convenience init?(coder: NSCoder, _: Void = ()) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: Self.archiveKey) else { return nil }
    self.init(name: CAValueFunctionName(rawValue: name as String))
  }

  /// Reads an object of this class from an archive; nil where the archive doesn't hold one.
  public static func _unarchived(from coder: NSCoder) -> Any? { CAValueFunction(coder: coder, ()) }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the name into an archive.
  open func encode(with coder: NSCoder) { coder.encode(name.rawValue as NSString, forKey: Self.archiveKey) }

  private static var archiveKey: String { "CAValueFunction" }

  /// The name of the function.
  open var name: CAValueFunctionName { storedName }

  /// Returns whether the other object is a function with the same name.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAValueFunction)?.storedName == storedName
  }

  /// A hash that is the same for equal functions.
  open override var hash: Int { storedName.hashValue }
}
