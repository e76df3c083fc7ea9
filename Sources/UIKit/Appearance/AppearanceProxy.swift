import QuartzCore

/// The views to which the settings of a proxy apply.
@MainActor
struct AppearanceScope {
  let type: UIView.Type
  /// The classes of the containers, from the inside to the outside.
  let containers: [any UIAppearanceContainer.Type]
  let traits: UITraitCollection?

  /// Returns whether a view belongs to the scope.
  func contains(_ view: UIView) -> Bool {
    guard Swift.type(of: view).isKind(of: type) else { return false }
    if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
    var (container, rest) = (view.next, containers[...])
    while let type = rest.first, let current = container {
      if Swift.type(of: current).isKind(of: type) { rest.removeFirst() }
      container = current.next
    }
    return rest.isEmpty
  }

  func isSame(as other: AppearanceScope) -> Bool {
    type == other.type && traits == other.traits && containers.count == other.containers.count
      && zip(containers, other.containers).allSatisfy { $0 == $1 }
  }

  /// The precedence: settings of subclasses come first, followed by settings inside more
  /// containers.
  var precedence: (Int, Int, Int) { (type.depth, containers.count, traits == nil ? 0 : 1) }
}

/// A view that represents other views, with the settings that it has recorded.
@MainActor
final class AppearanceProxy {
  let scope: AppearanceScope
  let object: UIView
  private(set) var settings: [(key: AppearanceKey, apply: @MainActor (UIView) -> Void)] = []

  init(_ scope: AppearanceScope) {
    self.scope = scope
    object = scope.type.makeProxy()
  }

  /// Records a setting, replacing an older one.
  func record(_ key: AppearanceKey, _ apply: @escaping @MainActor (UIView) -> Void) {
    settings.removeAll { $0.key == key }
    settings.append((key, apply))
  }
}

// MARK: - Classes

extension UIResponder {
  fileprivate static func isKind(of type: Any.Type) -> Bool {
    sequence(first: self as AnyClass, next: { class_getSuperclass($0) }).contains { $0 == type }
  }

  /// The number of superclasses.
  fileprivate static var depth: Int {
    sequence(first: self as AnyClass, next: { class_getSuperclass($0) }).reduce(0) { count, _ in count + 1 }
  }
}
