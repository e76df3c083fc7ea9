public import CoreGraphics
import MotionCore

/// A function that makes a transform of the animated numbers.
///
/// An animation of `"transform"` (or another transform) with a value function takes one number where the function
/// concerns one axis, an array of three where it concerns all. What it makes replaces the whole transform, or is
/// concatenated before it where the animation is additive. It is immutable and may be shared between threads.
open class CAValueFunction: NSObject, NSSecureCoding, _Archivable, @unchecked Sendable {
  // Unchecked because the class is open: its own state never changes after `init`.
  private let storedName: CAValueFunctionName

  /// Creates one of Core Animation's functions; nil where none has the name.
  public convenience init?(name: CAValueFunctionName) {
    guard name.parts != nil else {
      CoreAnimationDiagnostics.report("no value function is called '\(name.rawValue)'")
      return nil
    }
    self.init(checked: name)
  }

  private init(checked name: CAValueFunctionName) { storedName = name }

  /// Reads the function from an archive; nil where the archive holds none.
  public convenience init?(coder: NSCoder, _: Void = ()) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: Self.archiveKey) else { return nil }
    self.init(name: CAValueFunctionName(rawValue: name as String))
  }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the name into an archive.
  open func encode(with coder: NSCoder) { coder.encode(name.rawValue as NSString, forKey: Self.archiveKey) }

  private static var archiveKey: String { "CAValueFunction" }

  /// The function's name.
  open var name: CAValueFunctionName { storedName }

  /// Whether the other object is a function of the same name.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAValueFunction)?.storedName == storedName
  }

  /// The same for equal functions.
  open override var hash: Int { storedName.hashValue }
}

/// The name of a function that makes a transform of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as Core Animation spells it.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Turns about the x axis by an angle in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Turns about the y axis by an angle in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Turns about the z axis by an angle in radians, x toward y.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Scales along all axes by three factors.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// Scales along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// Scales along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// Scales along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Shifts along all axes by three distances.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// Shifts along the x axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Shifts along the y axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Shifts along the z axis.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

extension CAValueFunctionName {
  /// The parts of a transform that the function sets, by their places in `TransformPart`; nil for unknown names.
  var parts: Range<Int>? { TransformPart.places(setBy: rawValue) }
}
