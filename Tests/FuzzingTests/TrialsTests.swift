import Foundation
import Fuzzing
import TestSupport
import Testing

/// Some cases of each trial, which are always the same; `make soak` and `make fuzz` run many more.
@Suite struct TrialsTests {
  private static let counts = [
    "events": 60, "replay": 20, "leak": 20, "threads": 2, "film": 4, "picture": 40, "change": 20,
    "update": 40, "path": 300, "context": 40, "text": 40, "png": 150, "jpeg": 150, "webp": 150,
    "gif": 12, "font": 60, "lottie": 60,
    "expressions": 40, "command": 8, "filmfile": 100, "svgpath": 200, "join": 3,
    "interaction": 6, "app": 3,
  ]

  private static let program = BuiltProgram.url(of: "quartzite")

  @Test(arguments: counts.keys.sorted())
  func `a few cases of each trial hold`(_ name: String) throws {
    let trials = Trials.layers + Trials.input(program: Self.program)
    let run = TrialRun(trials.filter { $0.name == name }, seed: 1)
    for number in 0..<(Self.counts[name] ?? 0) { try run.run(number) }
  }

  /// Coincident edges of a union had no successor around a vertex.
  @Test(arguments: [("path", 577_764_488_451, 10510)])
  func `a case that failed before holds`(_ name: String, _ seed: UInt64, _ number: Int) throws {
    try TrialRun(Trials.layers.filter { $0.name == name }, seed: seed).run(number)
  }

  /// Runs in a separate process, because other tests use memory too.
  @Test func `memory doesn't grow`() async {
    await #expect(processExitsWith: .success) {
      try TrialRun(Trials.layers.filter { $0.name == "memory" }, seed: 1).run(0)
    }
  }

  @Test func `every trial has a test`() {
    let names = (Trials.layers + Trials.input(program: Self.program)).map(\.name)
    #expect(Set(names) == Set(Self.counts.keys).union(["memory"]))
  }
}
