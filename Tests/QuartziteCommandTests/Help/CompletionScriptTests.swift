import Foundation
import TestSupport
import Testing

@testable import QuartziteCommand

@Suite struct CompletionScriptTests {
  /// Returns what bash completes, sorted, when the last word is to be completed.
  private func completions(_ words: [String]) throws -> [String] {
    var output: [String] = []
    try withFolder { folder in
      let script = folder.appendingPathComponent("quartzite.bash")
      try CompletionScript.bash.text.write(to: script, atomically: true, encoding: .utf8)
      try Data().write(to: folder.appendingPathComponent("my film.json"))
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments =
        [
          "-c",
          "source quartzite.bash; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _quartzite; printf '%s\\n' \"${COMPREPLY[@]}\"",
          "bash", "quartzite",
        ] + words
      process.currentDirectoryURL = folder
      process.standardOutput = pipe
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      output = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init).sorted()
    }
    return output
  }

  @Test func `bash completes commands, options, their values, scenes, and files`() throws {
    #expect(try completions(["re"]) == ["render"])
    #expect(try completions(["render", "--qu"]) == ["--quality", "--quiet"])
    #expect(try completions(["render", "--mode", ""]) == ["context", "screen"])
    #expect(try completions(["render", "login"]) == ["login", "login-views"])
    #expect(try completions(["render", "my"]) == ["my film.json"])
    #expect(try completions(["help", "com"]) == ["completions"])
    #expect(try completions(["completions", ""]) == ["bash", "fish", "zsh"])
  }

  @Test(arguments: CompletionScript.allCases)
  func `a script names every command and every option`(_ script: CompletionScript) {
    for command in Commands.all {
      #expect(script.text.contains(command.configuration.name))
      for option in command.init().options {
        #expect(script.text.contains(script == .fish ? "-l \(option.name)" : "--\(option.name)"))
      }
    }
  }

  @Test(arguments: CompletionScript.allCases)
  func `the shell accepts the script, if it's installed`(_ script: CompletionScript) throws {
    let shell = "/usr/bin/\(script.rawValue)"
    guard FileManager.default.isExecutableFile(atPath: shell) else { return }
    try withFolder { folder in
      let file = folder.appendingPathComponent("script")
      try script.text.write(to: file, atomically: true, encoding: .utf8)
      let process = try Process.run(URL(fileURLWithPath: shell), arguments: ["-n", file.path])
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
  }

  @Test func `another shell is refused`() {
    let recorder = RecordedConsole()
    #expect(recorder.run("completions", "tcsh") == .badArguments)
  }

  @Test func `the manual page has a section for every command, and no line is a command by accident`() {
    let recorder = RecordedConsole()
    #expect(recorder.run("help", "--man") == .success)
    for command in Commands.all {
      #expect(recorder.output.contains(".SH \(command.configuration.name.uppercased())\n"))
    }
    let commands = ["TH", "SH", "TP", "B", "I", "RI", "PP", "RS", "RE", "nf", "fi"]
    for line in recorder.output.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(commands.contains(String(line.dropFirst().prefix { $0 != " " })), "\(line)")
    }
    #expect(recorder.run("help", "render", "--man") == .badArguments)
  }
}
