public import QuartzCore

/// A closure that a ``UIAction`` calls with itself as the argument.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title, for use in controls.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// The identity of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title. Default empty.
  open var title: String
  /// The identity of the action; unique if none was specified.
  open private(set) var identifier: Identifier
  /// The object that sent the action, during the call.
  open internal(set) var sender: Any?

  private let handler: UIActionHandler

  /// Creates an action.
  public init(title: String = "", identifier: Identifier? = nil, handler: @escaping UIActionHandler) {
    self.title = title
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }

  func call(from sender: Any) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}
