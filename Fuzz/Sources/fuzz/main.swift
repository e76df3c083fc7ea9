import Foundation
import Fuzzing

func report(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  report(Options.usage)
  exit(64)
}

CrashReport.install()
let trials =
  options.group == "layers"
  ? Trials.layers : Trials.input(program: options.program, films: options.films)
let chosen = trials.filter { options.only?.contains($0.name) ?? true }
guard chosen.count == options.only?.count ?? trials.count else {
  report("unknown trials: '\(options.only?.joined(separator: ",") ?? "")'\n")
  exit(64)
}

var run = TrialRun(
  chosen, seed: options.seed, first: options.first, peakCount: options.peakCount)
do {
  if let number = options.number {
    try run.run(number, willRun: CrashReport.write)
    report("the case holds\n")
  } else {
    // The seed is printed first, so that it's known even if a case crashes.
    report("seed \(options.seed)\n")
    let start = ProcessorTime.ofProcess
    var lastReport = ContinuousClock.now
    func isOver() -> Bool {
      Trials.operationCount >= options.operations ?? .max || run.caseCount >= options.cases ?? .max
        || options.seconds.map { ProcessorTime.ofProcess - start >= .seconds($0) } ?? false
    }
    while !isOver() {
      try run.runNext(willRun: CrashReport.write)
      guard ContinuousClock.now - lastReport > .seconds(1) else { continue }
      lastReport = .now
      report("\r\(run.summary)")
    }
    report("\r\(run.summary): all cases hold\n")
    for line in run.peakCases { report("\(line)\n") }
  }
} catch {
  report("\n\(error)\n")
  exit(1)
}
