import Foundation

/// The arguments of a call of `swiftc` on which lowering depends.
public struct CompilerCommand: Equatable, Sendable {
  /// The paths of the Swift files, as spelled.
  public private(set) var inputs: [String] = []
  /// The argument of `-module-name`.
  public private(set) var moduleName: String?
  /// The path of the file that lists the outputs of each input.
  public private(set) var outputFileMap: String?
  /// The folders in which the compiler looks for modules.
  public private(set) var moduleFolders: [String] = []
  /// Whether the driver calls the compiler's frontend, with inputs that are already lowered.
  public private(set) var isFrontendCall = false

  /// Reads arguments, without the program's name. Response files (`@path`) are read too; one that can't be read is left
  /// to the compiler.
  public init(_ arguments: [String]) {
    let expanded = Self.expanding(arguments, depth: 0)
    isFrontendCall = expanded.first == "-frontend"
    var index = 0
    while index < expanded.count {
      let argument = expanded[index]
      let value = index + 1 < expanded.count ? expanded[index + 1] : nil
      index += 1
      switch argument {
      case "-module-name": moduleName = value
      case "-output-file-map": outputFileMap = value
      case "-I": moduleFolders += value.map { [$0] } ?? []
      case "-o", "-Xfrontend", "-Xcc", "-Xlinker", "-L", "-D": break
      default:
        if argument.hasSuffix(".swift"), !argument.hasPrefix("-") { inputs.append(argument) }
        continue
      }
      index += 1
    }
  }

  /// Whether the call compiles a package's manifest, which describes the host and is never lowered.
  public var isManifest: Bool {
    inputs.contains {
      let name = ($0 as NSString).lastPathComponent
      return name == "Package.swift" || name.hasPrefix("Package@swift-")
    }
  }
}

// MARK: - Frameworks

extension CompilerCommand {
  /// The optional methods of frameworks' delegates, which the SDK lists next to the frameworks' modules.
  var delegateMethods: [DelegateMethod] {
    moduleFolders.lazy.compactMap(DelegateMethod.methods(listedIn:)).first ?? []
  }
}

extension DelegateMethod {
  /// Returns the methods that are listed in a folder of modules, or nil without a list.
  fileprivate static func methods(listedIn folder: String) -> [DelegateMethod]? {
    FileManager.default.contents(atPath: "\(folder)/\(listName)").flatMap {
      try? JSONDecoder().decode([DelegateMethod].self, from: $0)
    }
  }

  /// Returns the methods that are listed in the SDK which contains this tool; none outside of an SDK.
  public static func methods(besideTool path: String) -> [DelegateMethod] {
    let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
    return methods(listedIn: folder.deletingLastPathComponent().appendingPathComponent("modules").path) ?? []
  }
}

// MARK: - Response files

extension CompilerCommand {
  private static func expanding(_ arguments: [String], depth: Int) -> [String] {
    arguments.flatMap { argument -> [String] in
      guard argument.hasPrefix("@"), depth < 8,
        let text = try? String(contentsOfFile: String(argument.dropFirst()), encoding: .utf8)
      else { return [argument] }
      return expanding(responseFileArguments(text), depth: depth + 1)
    }
  }

  /// Splits a response file at white space, with the quotes and backslashes of a shell.
  static func responseFileArguments(_ text: String) -> [String] {
    var arguments: [String] = []
    var current: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        current = (current ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
        current = current ?? ""
      } else if let open = quote {
        if character == open { quote = nil } else { current?.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        current = current ?? ""
      } else if character.isWhitespace {
        if let argument = current { arguments.append(argument) }
        current = nil
      } else {
        current = (current ?? "") + String(character)
      }
    }
    if let argument = current { arguments.append(argument) }
    return arguments
  }
}
