/// A script with which a shell completes command lines of the program, made from the declarations that parsing uses.
enum CompletionScript: String, CaseIterable {
  case bash
  case zsh
  case fish
}

extension CompletionScript {
  /// The text of the script.
  var text: String {
    switch self {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var program: String { ProgramDescription.current.name }

  /// The commands, each with its options.
  private var commands: [(configuration: CommandConfiguration, options: [any AnyOption])] {
    Commands.all.map { ($0.configuration, $0.init().options + [Flag.help]) }
  }

  /// The words that can be the first argument of a command, and whether it can also be a file name.
  private func words(after command: String) -> (words: [String], allowsFiles: Bool) {
    switch command {
    case HelpCommand.configuration.name: (Commands.names, false)
    case CompletionsCommand.configuration.name: (Self.allCases.map(\.rawValue), false)
    case RenderCommand.configuration.name, FilmstripCommand.configuration.name,
      PlayCommand.configuration.name, InspectCommand.configuration.name:
      (ProgramDescription.current.sceneNames, true)
    default: ([], true)
    }
  }
}

extension AnyOption {
  /// The words that the option accepts, if its values are words.
  fileprivate var choices: [String] {
    guard let values, values.isSelfExplanatory, values.placeholder.contains("|") else { return [] }
    return values.placeholder.split(separator: "|").map(String.init)
  }

  /// The short and the long form of the option, with dashes.
  fileprivate var spellings: [String] { [letter.map { "-\($0)" }, "--\(name)"].compactMap(\.self) }
}

// MARK: - bash

extension CompletionScript {
  private var bash: String {
    let choices = commands.flatMap { command in
      command.options.filter { !$0.choices.isEmpty }.map { option in
        let patterns = option.spellings.map { "\(command.configuration.name):\($0)" }.joined(separator: "|")
        return "    \(patterns)) words='\(option.choices.joined(separator: " "))' ;;"
      }
    }
    let options = commands.map { command in
      let (words, allowsFiles) = words(after: command.configuration.name)
      let spellings = command.options.flatMap(\.spellings).joined(separator: " ")
      return
        "      \(command.configuration.name)) words='\(words.joined(separator: " "))' options='\(spellings)' "
        + "files=\(allowsFiles ? 1 : 0) ;;"
    }
    return """
      # Completions of \(program) for bash.
      _\(program)() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
        local words='' options='' files=0
        if ((COMP_CWORD == 1)); then
          COMPREPLY=($(compgen -W '\(Commands.names.joined(separator: " ")) --help --version' -- "$word"))
          return
        fi
        case $command:$before in
      \(choices.joined(separator: "\n"))
          *)
            case $command in
      \(options.joined(separator: "\n"))
            esac ;;
        esac
        if [[ $word == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$word"))
        else
          COMPREPLY=($(compgen -W "$words" -- "$word"))
          if ((files)); then
            local file
            while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$word")
          fi
        fi
      }
      complete -o filenames -F _\(program) \(program)

      """
  }
}

// MARK: - zsh

extension CompletionScript {
  private var zsh: String {
    let names = commands.map {
      "    \(Self.quoted("\($0.configuration.name):\(Self.escaped($0.configuration.summary))"))"
    }
    let cases = commands.map { command in
      let (words, allowsFiles) = words(after: command.configuration.name)
      let options = command.options.map { "        \(zshSpecification(of: $0))" }
      let argument =
        words.isEmpty ? "_files" : "_\(program)_words \(allowsFiles ? 1 : 0) \(words.joined(separator: " "))"
      let lines = options + ["        \(Self.quoted("*:argument:\(argument)"))"]
      return
        "    \(command.configuration.name))\n      _arguments -s \\\n\(lines.joined(separator: " \\\n")) ;;"
    }
    return """
      #compdef \(program)
      # Completions of \(program) for zsh.
      _\(program)_words() {
        local files=$1
        shift
        compadd -- "$@"
        if ((files)); then _files; fi
      }
      _\(program)() {
        local -a commands
        commands=(
      \(names.joined(separator: "\n"))
        )
        if ((CURRENT == 2)); then
          _describe command commands
          return
        fi
        shift words
        ((CURRENT -= 1))
        case $words[1] in
      \(cases.joined(separator: "\n"))
        esac
      }
      _\(program) "$@"

      """
  }

  private func zshSpecification(of option: any AnyOption) -> String {
    let value: String
    if let values = option.values {
      let action = option.choices.isEmpty ? "_files" : "(\(option.choices.joined(separator: " ")))"
      value = ":\(Self.escaped(values.placeholder)):\(action)"
    } else {
      value = ""
    }
    let help = "[\(Self.escaped(option.help))]\(value)"
    let repetition = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
    return option.spellings.map { Self.quoted("\(repetition)\($0)\(help)") }.joined(separator: " ")
  }

  /// Returns a text with escaped brackets, colons, and backslashes.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { text, character in
      if "[]:\\".contains(character) { text.append("\\") }
      text.append(character)
    }
  }

  /// Returns a text as one word of a shell.
  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}

// MARK: - fish

extension CompletionScript {
  private var fish: String {
    var lines = ["# Completions of \(program) for fish."]
    for (configuration, options) in commands {
      let name = configuration.name
      lines.append(
        "complete -c \(program) -n __fish_use_subcommand -f -a \(name) -d \(Self.fishQuoted(configuration.summary))"
      )
      let condition = "complete -c \(program) -n '__fish_seen_subcommand_from \(name)'"
      let (words, allowsFiles) = words(after: name)
      if !words.isEmpty || !allowsFiles {
        lines.append("\(condition)\(allowsFiles ? "" : " -f") -a '\(words.joined(separator: " "))'")
      }
      for option in options {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let choices = option.choices.isEmpty ? "" : " -f -a '\(option.choices.joined(separator: " "))'"
        let value = option.values == nil ? "" : " -r\(choices)"
        lines.append("\(condition)\(letter) -l \(option.name)\(value) -d \(Self.fishQuoted(option.help))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
