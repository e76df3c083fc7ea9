public import QuartzCore

/// What a ``UIAction`` calls, with the action itself.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title, which a control calls.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// A name to tell actions apart by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What the action is called where it shows. Default empty.
  open var title: String
  /// What tells this action from others; one of its own where none was given.
  public let identifier: Identifier
  /// Who sent the action, while it's called.
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
