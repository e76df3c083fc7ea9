/// `quartzite completions`: a script with which a shell completes command lines.
struct CompletionsCommand: Command {
  static let configuration = CommandConfiguration(
    name: "completions", summary: "print a script that completes command lines in a shell",
    examples: [
      Example(
        line: "quartzite completions bash > quartzite.bash", result: "a file for 'source quartzite.bash'"),
      Example(line: "quartzite completions fish > quartzite.fish", result: "the same for another shell"),
    ],
    notes: ["'make install' puts the scripts where the shells look for them."])

  @Argument("shell", help: "bash, zsh, or fish") var shell: String

  func validate() throws(CommandError) { _ = try script() }

  func run(on console: Console) throws { try console.output.write(script().text) }

  private func script() throws(CommandError) -> CompletionScript {
    guard let script = CompletionScript(rawValue: shell) else {
      throw .unknown("shell", shell, among: CompletionScript.allCases.map(\.rawValue))
    }
    return script
  }
}
