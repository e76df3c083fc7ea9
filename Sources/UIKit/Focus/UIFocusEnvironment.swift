public import QuartzCore

/// An object that participates in moving the focus of a remote control or a keyboard.
///
/// There are no such devices, so nothing is ever focused, and UIKit never calls the methods.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments that would be focused first, in order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Requests a focus update.
  func setNeedsFocusUpdate()
  /// Updates the focus now if an update was requested.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has moved.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An object that can be focused.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the object can be focused.
  var canBecomeFocused: Bool { get }
  /// Whether the object is focused.
  var isFocused: Bool { get }
}

/// A move of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that has the focus after the move.
  open weak var nextFocusedItem: (any UIFocusItem)?
  /// The item that had the focus before the move.
  open weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The direction of the move. Default none.
  open var focusHeading: UIFocusHeading { [] }
}

/// The direction in which the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upward.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Downward.
  public static let down = UIFocusHeading(rawValue: 2)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// To the next item.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To the previous item.
  public static let previous = UIFocusHeading(rawValue: 32)
}

/// An object that runs animations alongside a focus change.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {}
