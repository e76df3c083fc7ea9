import AnimationPresets

/// The options for the parameters of a preset, made from the table of parameters.
struct PresetParameterOptions: OptionGroup {
  private let parameters = PresetParameter.all.map { (parameter: $0, option: Self.option(for: $0)) }

  var declarations: [any Declaration] { parameters.map(\.option) }

  /// Sets the parameters that are given.
  func apply(to preset: inout SpringPreset) {
    for (parameter, option) in parameters {
      if let value = option.wrappedValue { preset[keyPath: parameter.keyPath] = value }
    }
  }

  private static func option(for parameter: PresetParameter) -> Option<Double?> {
    // A film must end, and within a time that users can wait.
    let limit = parameter.unit == "seconds" ? 60 : min(parameter.range.upperBound, 1e4)
    return Option(
      parameter.name.hyphenated, .number(in: max(parameter.range.lowerBound, -1e4)...limit),
      otherwise: parameter.standard.plain,
      help: parameter.summary + (parameter.unit.map { ", in \($0)" } ?? ""))
  }
}

/// The options for the content that a preset animates.
struct PresetSubjectOptions: OptionGroup {
  @Option("on", .fileName, otherwise: "a card", help: "the picture to animate") var picture: String?
  @Option("text", .text("TEXT", "a text"), otherwise: "a card", help: "the text to animate") var text: String?
}

extension String {
  /// The hyphenated form of a name in lower camel case: `scale-x` for `scaleX`.
  fileprivate var hyphenated: String {
    map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
  }
}
