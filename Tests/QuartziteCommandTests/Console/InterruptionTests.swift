import Foundation
import Testing

@testable import QuartziteCommand

@Suite struct InterruptionTests {
  @Test(arguments: [(SIGINT, ExitCode.interrupted), (SIGTERM, .terminated)])
  func `a signal is noted and doesn't end the program`(_ pair: (CInt, ExitCode)) async {
    await #expect(processExitsWith: .exitCode(CInt(pair.1.rawValue))) { [number = pair.0 as CInt] in
      Interruption.install()
      guard Interruption.exitCode == nil else { exit(1) }
      raise(number)
      exit(Interruption.exitCode?.rawValue ?? 2)
    }
  }

  @Test func `a closed pipe is an error of the writer`() async {
    await #expect(processExitsWith: .exitCode(9)) {
      Interruption.install()
      var ends: [CInt] = [0, 0]
      guard pipe(&ends) == 0 else { exit(1) }
      close(ends[0])
      let output = Output(fileDescriptor: ends[1], name: "the pipe")
      do {
        try output.write("text")
      } catch let error as CommandError {
        exit(error == .failure("the pipe can't be written: its reader has closed it") ? 9 : 2)
      }
    }
  }

  @Test func `exit codes of signals are 128 and the signal's number`() {
    #expect(
      ExitCode.interrupted.rawValue == 128 + SIGINT && ExitCode.terminated.rawValue == 128 + SIGTERM)
  }
}
