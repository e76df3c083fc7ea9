import Foundation
import Testing

@testable import QuartziteCommand

@Suite struct InterruptionTests {
  @Test(arguments: [(SIGINT, ExitCode.interrupted), (SIGTERM, .terminated)])
  func `a signal is recorded and doesn't end the program`(_ pair: (CInt, ExitCode)) async {
    await #expect(processExitsWith: .exitCode(CInt(pair.1.rawValue))) { [number = pair.0 as CInt] in
      Interruption.install()
      guard Interruption.exitCode == nil else { exit(1) }
      raise(number)
      exit(Interruption.exitCode?.rawValue ?? 2)
    }
  }

  @Test func `writing to a closed pipe throws an error`() async {
    await #expect(processExitsWith: .exitCode(9)) {
      Interruption.install()
      var ends: [CInt] = [0, 0]
      guard pipe(&ends) == 0 else { exit(1) }
      close(ends[0])
      let output = Output(fileDescriptor: ends[1], name: "the pipe")
      do {
        try output.write("text")
      } catch let error as CommandError {
        exit(error == .failure("can't write to the pipe: the reader closed it") ? 9 : 2)
      }
    }
  }

  @Test func `the exit code of a signal is 128 plus its number`() {
    #expect(
      ExitCode.interrupted.rawValue == 128 + SIGINT && ExitCode.terminated.rawValue == 128 + SIGTERM)
  }
}
