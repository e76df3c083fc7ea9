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
  }

  @Test func `a lost exit code isn't a success`() throws {
    let process = try shell("exit 0")
    var code: CInt = 0
    #expect(waitpid(process.identifier, &code, 0) == process.identifier)
    #expect(try process.finish {} == ChildProcess.unknownStatus)
  }

  @Test func `writing calls a closure although the program reads all the time`() throws {
    let process = try shell("exec cat > /dev/null")
    let bytes = [UInt8](repeating: 0, count: 1 << 16)
    var callCount = 0
    while callCount < 2 {
      #expect(try bytes.withUnsafeBytes { try process.write($0) { callCount += 1 } })
    }
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

  @Test func `a program that doesn't exist is an error that names it`() {
    #expect(throws: ChildProcessError(path: "/none", message: "can't be started: No such file or directory"))
    {
      try ChildProcess(path: "/none", arguments: []) { _ in }
    }
  }
}
