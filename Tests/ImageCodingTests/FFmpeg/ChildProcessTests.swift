import Foundation
import Testing

@testable import ImageCoding

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
}
