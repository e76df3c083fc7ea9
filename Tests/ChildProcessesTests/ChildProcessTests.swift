import Foundation
import Testing

@testable import ChildProcesses

@Suite struct ChildProcessTests {
  private func shell(_ command: String) throws -> ChildProcess {
    try ChildProcess(path: "/bin/sh", arguments: ["-c", command]) { _ in }
  }

  @Test func `an exit code is reported`() throws {
    #expect(try shell("exit 0").finish {} == 0)
    #expect(try shell("exit 3").finish {} == 3)
    #expect(try shell("kill -TERM $$").finish {} == 128 + 15)
  }

  @Test func `a lost exit code isn't a success`() throws {
    let process = try shell("exit 0")
    var code: CInt = 0
    #expect(waitpid(process.identifier, &code, 0) == process.identifier)
    #expect(try process.finish {} == ChildProcess.unknownStatus)
  }

  @Test func `writing calls a closure although the program reads all the time`() throws {
    let start = ContinuousClock.now
    let process = try shell("exec cat > /dev/null")
    let bytes = [UInt8](repeating: 0, count: 1 << 16)
    var calls: [ContinuousClock.Instant] = []
    while calls.count < 2 {
      #expect(try bytes.withUnsafeBytes { try process.write($0) { calls.append(.now) } })
    }
    #expect(calls[1] - start >= .milliseconds(100) && ChildProcess.interval == 50)
    #expect(try process.finish {} == 0)
  }

  @Test func `a program gets its environment, and its output and errors are received`() throws {
    var (output, errors) = (Data(), Data())
    let process = try ChildProcess(
      path: "/bin/sh", arguments: ["-c", "echo $GREETING; echo no >&2"], environment: ["GREETING": "hello"],
      receiveErrors: { errors += $0 }, receive: { output += $0 })
    while try process.read() {}
    #expect(try process.finish {} == 0)
    #expect(String(decoding: output, as: UTF8.self) == "hello\n")
    #expect(String(decoding: errors, as: UTF8.self) == "no\n" && process.lastErrors == errors)
  }

  private func write(_ text: String, to process: ChildProcess) throws -> Bool {
    try Array(text.utf8).withUnsafeBytes { try process.write($0) {} }
  }

  @Test func `answers are received while the input is open, and silence is no end`() throws {
    var (output, errors) = (Data(), Data())
    let process = try ChildProcess(
      path: "/bin/sh", arguments: ["-c", "read line; echo $line; echo $line >&2; exec cat"],
      receiveErrors: { errors += $0 }, receive: { output += $0 })
    for _ in 0..<3 { #expect(try process.read(within: 1)) }
    for text in ["a", "\n"] { #expect(try write(text, to: process)) }
    while output.isEmpty || errors.isEmpty { #expect(try process.read()) }
    #expect(output == Data("a\n".utf8) && errors == output)
    #expect(getpgid(process.identifier) == process.identifier)
    #expect(try process.finish {} == 0)
  }

  @Test func `a program may answer with more than fits into a stream before it has read everything`() throws {
    var output = Data()
    let process = try ChildProcess(path: "/bin/cat", arguments: []) { output += $0 }
    let text = String(repeating: "0123456789", count: 100_000)
    #expect(try write(text, to: process))
    #expect(try process.finish {} == 0)
    #expect(output == Data(text.utf8))
  }

  @Test(arguments: [
    ("", "exec <&-; echo closed; exec sleep 600"),
    // A byte that the program hasn't read makes the end of the connection another error.
    ("ab", "dd bs=1 count=1 >/dev/null 2>&1; exec <&-; echo closed; exec sleep 600"),
  ])
  func `writing to a program that has closed its input fails`(_ start: String, _ command: String) throws {
    var output = Data()
    let process = try ChildProcess(path: "/bin/sh", arguments: ["-c", command]) { output += $0 }
    #expect(try write(start, to: process))
    while output.isEmpty { #expect(try process.read()) }
    #expect(try !write("c", to: process))
  }

  @Test func `errors are received until the end, and only their end is retained`() throws {
    var errors = Data()
    let process = try ChildProcess(
      path: "/bin/sh", arguments: ["-c", "exec >&-; cat >/dev/null; printf '%010000d' 7 >&2"],
      receiveErrors: { errors += $0 }, receive: { _ in })
    while try process.read() {}
    #expect(errors.isEmpty)
    #expect(try process.finish {} == 0)
    #expect(String(decoding: errors, as: UTF8.self) == String(repeating: "0", count: 9999) + "7")
    #expect(process.lastErrors.count == 8192 && process.lastErrors == errors.suffix(8192))
  }

  @Test func `a killed program has ended with those that it started`() throws {
    var output = Data()
    let process = try ChildProcess(path: "/bin/sh", arguments: ["-c", "sleep 600 & echo started; wait"]) {
      output += $0
    }
    while output.isEmpty { #expect(try process.read()) }
    process.kill()
    var code: CInt = 0
    #expect(waitpid(process.identifier, &code, 0) == -1 && errno == ECHILD)
    // The output ends when no program has it open anymore.
    #expect(try process.finish {} == 128 + 9)
  }

  @Test func `waiting for the end of a program without streams calls a closure in intervals`() throws {
    let start = ContinuousClock.now
    let process = try shell("exec >&- 2>&-; exec sleep 600")
    var calls: [ContinuousClock.Instant] = []
    let code = try process.finish {
      calls.append(.now)
      if calls.count == 5 { kill(process.identifier, SIGTERM) }
    }
    #expect(code == 128 + 15 && calls.count >= 5)
    // The first call after the end of the streams may follow another one at once.
    #expect(calls[4] - start >= .milliseconds(200))
  }

  @Test func `a program treats signals by default, and none is blocked`() async {
    await #expect(processExitsWith: .success) {
      let signals = [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP]
      var blocked = sigset_t()
      for number in signals {
        signal(number, SIG_IGN)
        sigaddset(&blocked, number)
      }
      pthread_sigmask(SIG_BLOCK, &blocked, nil)
      var output = Data()
      let process = try ChildProcess(path: "/bin/cat", arguments: ["/proc/self/status"]) { output += $0 }
      try #require(try process.finish {} == 0)
      let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
      func mask(_ name: String) -> UInt64? {
        lines.first { $0.hasPrefix(name) }.flatMap {
          UInt64($0.dropFirst(name.count).drop { $0 == "\t" }, radix: 16)
        }
      }
      try #require(mask("SigBlk:") == 0)
      let ignored = try #require(mask("SigIgn:"))
      for number in signals { try #require(ignored >> UInt64(number - 1) & 1 == 0) }
    }
  }

  @Test func `a program that doesn't exist is an error that names it`() {
    #expect(throws: ChildProcessError(path: "/none", message: "can't be started: No such file or directory"))
    {
      try ChildProcess(path: "/none", arguments: []) { _ in }
    }
    #expect("\(ChildProcessError(path: "/none", message: "is none"))" == "/none: is none")
  }
}
