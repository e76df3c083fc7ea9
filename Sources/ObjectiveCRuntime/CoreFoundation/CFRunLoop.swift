public import Foundation

/// A run loop. The type is the same as `RunLoop`.
public typealias CFRunLoop = RunLoop
/// A timer. The type is the same as `Timer`.
public typealias CFRunLoopTimer = Timer

/// A mode of a run loop.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public var rawValue: String

  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The default mode.
  public static let defaultMode = CFRunLoopMode(rawValue: RunLoop.Mode.default.rawValue)
  /// The modes that are declared as common.
  public static let commonModes = CFRunLoopMode(rawValue: RunLoop.Mode.common.rawValue)
}

/// Returns the current thread's run loop.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// Returns the main thread's run loop.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Runs the current thread's run loop in its default mode until it has no sources and timers left.
public func CFRunLoopRun() { RunLoop.current.run() }
