import QuartzCore

/// The views that can be used again, and the classes that are registered for new ones, by identifier.
@MainActor
struct ReuseQueue {
  private var classes: [String: UIView.Type] = [:]
  private var views: [String: [UIView]] = [:]
  /// The number of views that are kept for an identifier; more are released.
  private static let capacity = 64

  mutating func register(_ type: UIView.Type?, for identifier: String) { classes[identifier] = type }

  func registeredClass(for identifier: String) -> UIView.Type? { classes[identifier] }

  func isRegistered(_ identifier: String) -> Bool { classes[identifier] != nil }

  /// Returns a kept view.
  mutating func take(_ identifier: String) -> UIView? { views[identifier]?.popLast() }

  /// Keeps a view. Without identifier it's released.
  mutating func keep(_ view: UIView, _ identifier: String?) {
    guard let identifier, views[identifier]?.count ?? 0 < Self.capacity else { return }
    views[identifier, default: []].append(view)
  }
}
