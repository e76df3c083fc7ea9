public import Foundation

/// The reason why an animation can't be converted or has no value.
public enum AnimationConversionError: Error, Hashable, Sendable {
  /// The animation has no property: it is a group, a transition or a plain animation.
  ///
  /// - Parameter kind: The animation's class.
  case noProperty(kind: String)
  /// Fewer than two of the from, to and by values are set, or there are no keyframes.
  case missingValues
  /// A value's type can't be animated, or one of its numbers isn't finite.
  ///
  /// - Parameter type: The value's type.
  case unusableValue(type: String)
  /// The values have different types, or are lists or paths of different structure.
  case differentTypes
  /// An end is open or the animation is additive, but no underlying value was given.
  case missingUnderlyingValue
  /// The duration is infinite, so that no keyframes can cover it.
  case endlessDuration
}

extension AnimationConversionError: CustomNSError {
  /// 10001 for ``noProperty(kind:)``; 10002 and up for the other cases, in the order of their
  /// declaration.
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
  /// The reason in a sentence.
  public var description: String {
    switch self {
    case .noProperty(let kind): "a \(kind) has no property of its own"
    case .missingValues: "two of fromValue, toValue and byValue, or keyframes, are required"
    case .unusableValue(let type): "a value of type \(type) can't be animated"
    case .differentTypes: "the values have different types or structures"
    case .missingUnderlyingValue:
      "the underlying value is required: an end is open, or the animation is additive"
    case .endlessDuration: "no keyframes can cover an infinite duration"
    }
  }
}
