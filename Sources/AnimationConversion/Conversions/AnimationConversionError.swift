public import Foundation

/// Why an animation can't be converted, or has no value.
public enum AnimationConversionError: Error, Hashable, Sendable {
  /// The animation animates no property: it's a group, a transition or a plain animation.
  ///
  /// - Parameter kind: The animation's class.
  case noProperty(kind: String)
  /// Fewer than two of from, to and by values are set, or there are no keyframes.
  case missingValues
  /// A value is of a type that isn't animated, or holds a number that isn't finite.
  ///
  /// - Parameter type: The value's type.
  case unusableValue(type: String)
  /// The values are of different types, or lists or paths of different forms.
  case differentTypes
  /// The value underneath is needed, since an end is open or the animation is additive, and wasn't given.
  case missingUnderlyingValue
  /// A duration isn't finite, so that there are no keyframes for all of it.
  case endlessDuration
}

extension AnimationConversionError: CustomNSError {
  /// 10001 where the animation has no property; 10002 and on for the others, in their order.
  public var errorCode: Int {
    switch self {
    case .noProperty: 10001
    case .missingValues: 10002
    case .unusableValue: 10003
    case .differentTypes: 10004
    case .missingUnderlyingValue: 10005
    case .endlessDuration: 10006
    }
  }

  /// The module's name.
  public static var errorDomain: String { "AnimationConversion" }
}

extension AnimationConversionError: CustomStringConvertible {
  /// What is wrong, in a sentence.
  public var description: String {
    switch self {
    case .noProperty(let kind): "a \(kind) animates no property of its own"
    case .missingValues: "two of fromValue, toValue and byValue are needed, or keyframes"
    case .unusableValue(let type): "a value of type \(type) can't be animated"
    case .differentTypes: "the values are of different types or forms"
    case .missingUnderlyingValue:
      "the value underneath is needed: an end is open, or the animation is additive"
    case .endlessDuration: "an animation without an end has no keyframes for all of it"
    }
  }
}
