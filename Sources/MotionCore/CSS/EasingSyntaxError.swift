/// An error in a text that should be a CSS easing function.
public struct EasingSyntaxError: Error, Hashable, Sendable {
  /// A token that was expected.
  public enum Expectation: Hashable, Sendable {
    /// A keyword or one of `linear(`, `cubic-bezier(` and `steps(`.
    case easingFunction
    /// A number, as `0.5`, `-1` or `2e-3`.
    case number
    /// A number in 0…1: the x of a control point.
    case numberFromZeroToOne
    /// A number or a percentage: part of a stop.
    case stop
    /// An integer of at least `least` steps.
    case stepCount(least: Int)
    /// `jump-start`, `jump-end`, `jump-none`, `jump-both`, `start` or `end`.
    case stepPosition
    /// A comma.
    case comma
    /// A comma or a closing parenthesis.
    case commaOrParenthesis
    /// A closing parenthesis.
    case parenthesis
    /// The end of the text.
    case end
  }

  /// The position of the error: the number of UTF-8 bytes before it.
  public let offset: Int
  /// The token that was expected at ``offset``.
  public let expected: Expectation
}

extension EasingSyntaxError: CustomStringConvertible {
  /// A description of the position and the expected token.
  public var description: String { "offset \(offset): \(expected.description) expected" }
}

extension EasingSyntaxError.Expectation: CustomStringConvertible {
  /// A description of the expected token.
  public var description: String {
    switch self {
    case .easingFunction: "a keyword, 'linear(', 'cubic-bezier(' or 'steps('"
    case .number: "a number"
    case .numberFromZeroToOne: "a number from 0 to 1"
    case .stop: "a number or a percentage"
    case .stepCount(let least): "a whole number of \(least) or more"
    case .stepPosition: "'jump-start', 'jump-end', 'jump-none', 'jump-both', 'start' or 'end'"
    case .comma: "','"
    case .commaOrParenthesis: "',' or ')'"
    case .parenthesis: "')'"
    case .end: "the end of the text"
    }
  }
}
