/// A trait, as a type that names it where changes are observed.
///
/// UIKit's traits conform to it. Traits of your own aren't supported.
public protocol UITraitDefinition {
  /// Returns the trait's value. It's public only because the protocol is.
  static func _value(in traits: UITraitOverrides) -> AnyHashable
  /// Makes the trait unspecified. It's public only because the protocol is.
  static func _remove(from traits: inout UITraitOverrides)
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that is one of the properties of ``UITraitOverrides``. It's public only for the traits.
public protocol _UISystemTrait: UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value: Hashable
  /// The property of the trait.
  static var _property: WritableKeyPath<UITraitOverrides, Value> { get }
}

extension _UISystemTrait {
  /// Returns the trait's value.
  public static func _value(in traits: UITraitOverrides) -> AnyHashable { traits[keyPath: _property] }
  /// Makes the trait unspecified.
  public static func _remove(from traits: inout UITraitOverrides) {
    traits[keyPath: _property] = UITraitOverrides(values: .unspecified)[keyPath: _property]
  }
}
