/// A set of options that are declared and passed around together.
///
/// The declarations of a group are its properties with the wrappers ``Option``, ``Flag``, or ``Argument``, and the
/// declarations of nested groups. Their order in the source is also their order in help.
protocol OptionGroup {
  var declarations: [any Declaration] { get }
}

extension OptionGroup {
  var declarations: [any Declaration] {
    Mirror(reflecting: self).children.flatMap { property -> [any Declaration] in
      switch property.value {
      case let declaration as any Declaration: [declaration]
      case let group as any OptionGroup: group.declarations
      default: []
      }
    }
  }

  /// The options and flags of the group.
  var options: [any AnyOption] { declarations.compactMap { $0 as? any AnyOption } }

  /// The arguments of the group, in the order of their positions.
  var arguments: [any AnyArgument] { declarations.compactMap { $0 as? any AnyArgument } }
}

// MARK: - Options that contradict others

extension OptionGroup {
  /// Throws if the command line contains an option of the group.
  ///
  /// - Parameter reason: The reason why none of them applies.
  func refuse(because reason: String) throws(CommandError) {
    try Self.refuse(options, because: reason)
  }

  /// Throws if the command line contains an option of a scope.
  ///
  /// - Parameter reason: The reason why none of them applies.
  func refuse(_ scope: OptionScope, because reason: String) throws(CommandError) {
    try Self.refuse(options.filter { $0.scope == scope }, because: reason)
  }

  private static func refuse(_ options: [any AnyOption], because reason: String) throws(CommandError) {
    guard let option = options.first(where: \.isPresent) else { return }
    throw .inapplicable(option, because: reason)
  }
}

extension CommandError {
  /// The error for an option that contradicts the rest of the command line.
  static func inapplicable(_ option: any AnyOption, because reason: String) -> CommandError {
    .badArguments("--\(option.name) doesn't apply: \(reason)")
  }
}
