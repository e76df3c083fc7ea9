import Testing

@testable import QuartziteCommand

@Suite struct ProgressTests {
  private let work = Progress.Work(
    count: 4, unit: "frames", consequence: "nothing was written", finishingShare: 0.5)

  private func track(_ recorder: RecordedConsole, isQuiet: Bool = false) throws {
    try Progress.track(work, on: recorder.console, isQuiet: isQuiet) { progress in
      for _ in 0..<4 { try progress.step {} }
      try progress.finish(0.5)
      try progress.finish(1)
    }
  }

  /// Returns the line of the terminal after each redraw.
  private func redraws(_ recorder: RecordedConsole) -> [String] {
    recorder.errors.split(separator: "\u{1B}[K").map { $0.drop { $0 == "\r" } }.map(String.init)
  }

  @Test func `a terminal shows the steps, then the end, and then an empty line`() throws {
    let recorder = RecordedConsole()
    (recorder.isTerminal, recorder.tick, recorder.columns) = (true, 0.25, 50)
    try track(recorder)
    // The clock is read once at the start and once per redraw, so the third redraw is at 0.75 s.
    #expect(
      redraws(recorder) == [
        "[                                 ] 0 of 4 frames",
        "[=        ] 1 of 4 frames, 2 per second, 4 s left",
        "[=      ] 2 of 4 frames, 2.7 per second, 3 s left",
        "[===      ] 3 of 4 frames, 3 per second, 2 s left",
        "[=========    ] writing, 3.2 per second, 1 s left",
        "[=============] writing, 2.7 per second, 0 s left",
        "",
      ])
    #expect(recorder.errors.hasSuffix("\r\u{1B}[K") && recorder.output.isEmpty)
  }

  @Test func `redraws are limited to ten per second`() throws {
    let recorder = RecordedConsole()
    (recorder.isTerminal, recorder.tick) = (true, 0.051)
    try track(recorder)
    #expect(redraws(recorder).count == 4)
  }

  @Test func `a pipe and --quiet show nothing`() throws {
    let pipe = RecordedConsole()
    try track(pipe)
    let quiet = RecordedConsole()
    quiet.isTerminal = true
    try track(quiet, isQuiet: true)
    #expect(pipe.errors.isEmpty && quiet.errors.isEmpty)
  }

  @Test(arguments: 0..<6)
  func `an interruption stops at the next step and reports the progress`(_ patience: Int) {
    let recorder = RecordedConsole()
    (recorder.patience, recorder.interruption) = (patience, .terminated)
    let error = CommandError(
      exitCode: .terminated, message: "interrupted after \(min(patience, 4)) of 4 frames; nothing was written"
    )
    #expect(throws: error) { try track(recorder) }
  }

  @Test func `the bar is removed if the work fails`() {
    let recorder = RecordedConsole()
    recorder.isTerminal = true
    #expect(throws: CommandError.failure("no")) {
      try Progress.track(work, on: recorder.console, isQuiet: false) { progress in
        try progress.step { throw CommandError.failure("no") }
      }
    }
    #expect(recorder.errors.hasSuffix("\r\u{1B}[K"))
  }
}
