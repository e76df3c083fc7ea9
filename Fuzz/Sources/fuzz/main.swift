import Foundation
import Fuzzing

func tell(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  tell(Options.usage)
  exit(64)
}

CrashNote.install()
let trials = options.group == "layers" ? Trials.layers : Trials.input(program: options.program)
let chosen = trials.filter { options.only == nil || $0.name == options.only }
guard !chosen.isEmpty else {
  tell("no trial is called '\(options.only ?? "")'\n")
  exit(64)
}

var run = TrialRun(chosen, seed: options.seed)
do {
  if let number = options.number {
    try run.run(number, willRun: CrashNote.write)
    tell("it holds\n")
  } else {
    let start = ContinuousClock.now
    var shown = start
    while ContinuousClock.now - start < .seconds(options.seconds) {
      try run.runNext(willRun: CrashNote.write)
      guard ContinuousClock.now - shown > .seconds(1) else { continue }
      shown = .now
      tell("\r\(run.summary)")
    }
    tell("\r\(run.summary): all hold\n")
  }
} catch {
  tell("\n\(error)\n")
  exit(1)
}
