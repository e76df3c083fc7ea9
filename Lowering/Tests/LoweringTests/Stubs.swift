import Foundation

@testable import Lowering

/// A folder that disappears with the object.
final class TemporaryFolder {
  let path: String

  /// - Parameter name: A part of the folder's name, to test unusual paths.
  init(_ name: String = "lowering") throws {
    let root = FileManager.default.temporaryDirectory.standardizedFileURL
    path = root.appendingPathComponent("\(name)-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = "\(path)/\(name)"
    let folder = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  func text(_ name: String) -> String? { try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }
}

/// Small stand-ins for UIKit, QuartzCore and CoreGraphics, compiled to modules.
///
/// `QUARTZITE_MODULES` names a folder with the modules of a build to use instead.
struct Stubs {
  private let arguments: [String]

  init(in folder: TemporaryFolder) throws {
    if let modules = ProcessInfo.processInfo.environment["QUARTZITE_MODULES"] {
      arguments = modules.split(separator: " ").flatMap {
        $0.hasPrefix("-") ? [String($0)] : ["-I", String($0)]
      }
      return
    }
    arguments = ["-I", folder.path]
    let sources = [
      ("CoreGraphics", "@_exported import Foundation\n"),
      ("QuartzCore", "@_exported import CoreGraphics\n" + Self.layers),
      ("UIKit", "@_exported import QuartzCore\n" + Self.views),
    ]
    for (name, text) in sources {
      let file = try folder.write(text, to: "stubs/\(name).swift")
      let output = try runCompiler(
        [
          "-parse-as-library", "-emit-module", "-module-name", name, "-o",
          "\(folder.path)/\(name).swiftmodule", file,
        ]
          + arguments)
      if output.contains("error:") { throw LoweringError(output) }
    }
  }

  /// Returns the compiler's messages about files, which are one module.
  func typecheck(_ files: [String], with extra: [String] = []) throws -> String {
    try runCompiler(
      ["-typecheck", "-parse-as-library", "-module-name", "Snippets", "-suppress-warnings"] + arguments
        + extra + files)
  }
}

/// Runs the toolchain's compiler, and returns its messages.
private func runCompiler(_ arguments: [String]) throws -> String {
  let process = Process()
  process.executableURL = URL(
    fileURLWithPath: try RealCompiler.path(environment: ProcessInfo.processInfo.environment))
  process.arguments = arguments
  let pipe = Pipe()
  process.standardError = pipe
  process.standardOutput = pipe
  try process.run()
  let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return String(decoding: output, as: UTF8.self)
}

extension Stubs {
  static let layers = """
    open class CALayer: NSObject {
      public var opacity: Float = 1
      open func value(forKey key: String) -> Any? { nil }
      open func setValue(_ value: Any?, forKey key: String) {}
    }
    public protocol CAAnimationDelegate: AnyObject {
      func animationDidStop(_ animation: CALayer, finished: Bool)
    }
    extension CAAnimationDelegate { public func animationDidStop(_ animation: CALayer, finished: Bool) {} }
    public struct NSKeyValueChangeKey: Hashable {}
    public func _propertyDidChange(_ object: AnyObject, _ key: String) {}
    public protocol _KeyedProperties: AnyObject { func _property(_ key: String) -> AnyKeyPath? }
    public func _keyPath(_ make: @escaping @MainActor () -> AnyKeyPath?) -> AnyKeyPath? { nil }
    public protocol _KeyValueObserver: AnyObject {
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
    }
    public struct Selector: ExpressibleByStringLiteral {
      public init(_ name: String) {}
      public init(stringLiteral name: String) {}
      public init<T, R>(_ name: String, _ method: @escaping (T) -> () -> R) {}
      public init<T, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R) {}
      public init<T, A, B, R>(_ name: String, _ method: @escaping (T) -> (A, B) -> R) {}
      public init<T, A, B, C, R>(_ name: String, _ method: @escaping (T) -> (A, B, C) -> R) {}
      public init<T>(_ name: String, methodOf: T.Type) {}
      public init(_ name: String, delegateMethod: String) {}
      public init<T: AnyObject, R>(_ name: String, of object: T, _ method: @escaping (T) -> () -> R) {}
      public init<T: AnyObject, A, R>(_ name: String, of object: T, _ method: @escaping (T) -> (A) -> R) {}
      public init<T, V>(_ name: String, getter: KeyPath<T, V>) {}
      public init<T, V>(_ name: String, setter: ReferenceWritableKeyPath<T, V>) {}
    }

    """

  static let views = """
    open class UIView: NSObject {
      public var isHidden = false
      open func layoutSubviews() {}
      open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?) {}
      open func addSubview(_ view: UIView) {}
    }
    public struct Options: OptionSet { public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue }; public static let new = Options(rawValue: 1) }
    public protocol Observable: AnyObject {}
    extension UIView: Observable {}
    extension Observable {
      public func observe<V>(_ path: KeyPath<Self, V>, options: Options = [], changeHandler: (Self, V?) -> Void) -> Int { 0 }
      public func observe<V>(
        _ path: KeyPath<Self, V>, through: [PartialKeyPath<Self>], options: Options = [], changeHandler: (Self, V?) -> Void
      ) -> Int { 0 }
    }
    open class UIScrollView: UIView {}
    public struct MissingMethodError: Error {}
    public protocol _DeclaringMethods: AnyObject { func _declares(_ method: String) -> Bool }
    public func _missingMethod() throws(MissingMethodError) -> Never { throw MissingMethodError() }
    public protocol _OptionalMethods: AnyObject {}
    extension _OptionalMethods {
      public func _optionalMethod<A, R>(
        _ name: String, _ method: (Self) -> (A) throws(MissingMethodError) -> R
      ) -> ((A) -> R?)? { nil }
    }
    public protocol UIScrollViewDelegate: _OptionalMethods {
      func scrollViewDidScroll(_ view: UIScrollView) throws(MissingMethodError)
    }
    public struct OptionalMethod<A, R> { @discardableResult public func callAsFunction(_ a: A) -> R? { nil } }
    extension UIScrollViewDelegate {
      public var scrollViewDidScroll: OptionalMethod<UIScrollView, Void>? { nil }
      public func scrollViewDidScroll(_ view: UIScrollView) throws(MissingMethodError) { throw MissingMethodError() }
    }

    """
}
