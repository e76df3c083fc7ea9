import CoreGraphics

/// A value of a scene that users can choose on the command line, in the preview, and in code.
///
/// ```swift
/// @Parameter("the number of dots", in: 1...20) var count = 3
/// @Parameter("the word to show") var text = "Hello"
/// ```
///
/// On the command line, `--set count=5` sets the value. The initial value of the property is the default. A scene that is
/// copied and then changed in code doesn't affect the original.
@propertyWrapper
public struct Parameter<Value: ParameterValue> {
  /// The meaning of the value, as a phrase.
  public let help: String
  private let range: ClosedRange<Double>?
  private var storage: Storage

  /// The value, which copies of a scene share until one of them changes it.
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    set { storage = Storage(newValue) }
  }

  /// Declares a parameter.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - help: The meaning of the value, as a phrase without a capital and a period.
  public init(wrappedValue: Value, _ help: String = "") {
    (self.help, range, storage) = (help, nil, Storage(wrappedValue))
  }

  /// Declares a number with limits.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - help: The meaning of the value, as a phrase without a capital and a period.
  ///   - range: The accepted values. Code can set others.
  public init(wrappedValue: Value, _ help: String = "", in range: ClosedRange<Value>)
  where Value: ParameterNumber {
    self.help = help
    self.range = range.lowerBound.parameterNumber...range.upperBound.parameterNumber
    storage = Storage(wrappedValue)
  }
}

// MARK: - Parameters of a scene

/// A parameter of a scene, with its present value as text.
public struct SceneParameter: Hashable, Sendable {
  /// The name of the property.
  public let name: String
  /// The meaning of the value, as a phrase; empty if the scene doesn't state it.
  public let help: String
  /// The kind of its values, from which a control for it follows.
  public let kind: Kind
  /// The present value, as the command line takes it.
  public let text: String
  /// The accepted values as a noun phrase: "a number from 0 to 1".
  public let expectation: String
  /// The limits of a number; nil if it has none or isn't a number.
  public let range: ClosedRange<Double>?
  /// All accepted values, if they can be listed.
  public let choices: [String]?

  /// The kinds of values.
  public enum Kind: String, Hashable, Sendable {
    case number
    case wholeNumber
    case text
    /// True or false.
    case flag
    case color
    /// One of several texts.
    case choice
  }
}

extension Scene {
  /// The parameters in the order of their declarations, with their present values.
  public var parameters: [SceneParameter] {
    declarations.map { name, parameter in
      SceneParameter(
        name: name, help: parameter.help, kind: parameter.kind, text: parameter.text,
        expectation: parameter.expectation, range: parameter.limits, choices: parameter.choices)
    }
  }

  /// Sets a parameter to the value that a text stands for.
  ///
  /// Copies of the scene that share the value change too. Stages on which the scene was already built don't change.
  ///
  /// - Throws: ``SceneError`` if the scene has no such parameter, or if it doesn't accept the text.
  public func setParameter(_ name: String, to text: String) throws(SceneError) {
    guard let (_, parameter) = declarations.first(where: { $0.0 == name }) else {
      let names = declarations.map(\.0)
      throw SceneError(
        names.isEmpty
          ? "the scene '\(Self.name)' has no parameters"
          : "the scene '\(Self.name)' has no parameter '\(name)'; expected \(names.joined(separator: ", "))")
    }
    guard parameter.accept(text) else {
      throw SceneError("\(name) '\(text)': expected \(parameter.expectation)")
    }
  }

  private var declarations: [(String, any AnyParameter)] {
    let mirrors = sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
    return mirrors.reversed().flatMap(\.children).compactMap { label, value in
      (value as? any AnyParameter).map { (String(label?.drop { $0 == "_" } ?? ""), $0) }
    }
  }
}

/// A parameter with a value of any type.
private protocol AnyParameter {
  var help: String { get }
  var kind: SceneParameter.Kind { get }
  var text: String { get }
  var expectation: String { get }
  var limits: ClosedRange<Double>? { get }
  var choices: [String]? { get }

  /// Sets the value, and returns whether the text is one of the accepted values.
  func accept(_ text: String) -> Bool
}

extension Parameter: AnyParameter {
  fileprivate var text: String { wrappedValue.parameterText }
  fileprivate var limits: ClosedRange<Double>? { range }
  fileprivate var choices: [String]? { Value.parameterChoices }

  fileprivate var kind: SceneParameter.Kind {
    switch Value.self {
    case is CGColor.Type: .color
    case is Bool.Type: .flag
    case is any FixedWidthInteger.Type: .wholeNumber
    case is any ParameterNumber.Type: .number
    default: Value.parameterChoices == nil ? .text : .choice
    }
  }

  fileprivate var expectation: String {
    guard let range else { return Value.parameterExpectation }
    let bounds = [range.lowerBound, range.upperBound].map(\.parameterText)
    return "\(Value.parameterExpectation) from \(bounds[0]) to \(bounds[1])"
  }

  fileprivate func accept(_ text: String) -> Bool {
    guard let value = Value.parameterValue(text) else { return false }
    if let range, let number = value as? any ParameterNumber {
      guard range.contains(number.parameterNumber) else { return false }
    }
    storage.value = value
    return true
  }
}
