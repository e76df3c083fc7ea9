import Foundation
import TestSupport
import Testing

@testable import QuartziteCommand

/// Scripts that render in parts on many machines. `make cluster` runs them.
@Suite struct ClusterCommandTests {
  private func script(_ words: String...) throws -> String {
    let recorder = RecordedConsole()
    #expect(Program(console: recorder.console).run(["cluster"] + words) == .success, "\(recorder.errors)")
    return recorder.output
  }

  @Test func `a script for Slurm queues an array, and a job that joins its parts`() throws {
    let script = try script("slurm", "--parts", "8", "render", "ring", "-o", "a b.gif", "--fps", "4")
    #expect(
      script == """
        #!/bin/sh
        # Renders a b.gif in 8 parts with Slurm. Arguments are passed on to sbatch, for example --wait or --partition=fast.
        set -eu
        parts=$(sbatch --parsable --requeue --array=1-8 "$@" <<'END_OF_JOB'
        #!/bin/sh
        exec quartzite render --part "$SLURM_ARRAY_TASK_ID/8" ring -o 'a b.gif' --fps 4
        END_OF_JOB
        )
        echo "job ${parts%%;*}: 8 parts"
        film=$(sbatch --parsable --requeue --dependency="afterok:${parts%%;*}" --kill-on-invalid-dep=yes "$@" <<'END_OF_JOB'
        #!/bin/sh
        exec quartzite join 'a b.gif'
        END_OF_JOB
        )
        echo "job ${film%%;*}: the film"

        """)
  }

  @Test func `the rows of a batch aren't joined`() throws {
    for scheduler in ["slurm", "parallel", "kubernetes"] {
      let script = try script(scheduler, "--parts", "3", "batch", "jobs.tsv", "-o", "out")
      #expect(script.contains("/3\\\" jobs.tsv -o out") || script.contains("/3\" jobs.tsv -o out"))
      #expect(!script.contains("join"))
      #expect(
        try !self.script(scheduler, "--parts", "3", "render", "ring", "-o", "p-%d.png").contains("join"))
    }
  }

  @Test func `a manifest for Kubernetes has an indexed job, and one that joins its parts`() throws {
    let manifest = try script(
      "kubernetes", "--parts", "16", "--container", "films/\"q\":1", "render", "ring", "-o", "out/My Ring.gif"
    )
    #expect(
      manifest.contains(
        "  name: out-my-ring-gif-parts\nspec:\n  completionMode: Indexed\n  completions: 16\n"))
    #expect(manifest.contains(#"image: "films/\"q\":1""#))
    #expect(
      manifest.contains(
        #"["/bin/sh", "-c", "exec quartzite render --part \"$((JOB_COMPLETION_INDEX + 1))/16\" ring -o 'out/My Ring.gif'"]"#
      ))
    #expect(
      manifest.contains(#"["/bin/sh", "-c", "until quartzite join 'out/My Ring.gif'; do sleep 10; done"]"#))
  }

  /// A shell gets the words as they are.
  @Test(arguments: ["plain", "", "two words", "it's", "$HOME `x` \"y\"", "*", "a\nb", "ä"])
  func `words are quoted for a shell`(_ word: String) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "printf %s \(word.quotedForShell)"]
    process.standardOutput = output
    try process.run()
    #expect(String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) == word)
    process.waitUntilExit()
  }

  @Test(arguments: [
    (
      "sge --parts 2 render ring -o x.gif", "unknown scheduler 'sge'; expected slurm, parallel, or kubernetes"
    ),
    ("slurm --parts 2 inspect ring", "unknown command 'inspect'; expected render or batch"),
    ("slurm render ring -o x.gif", "--parts is missing; expected a whole number from 1 to 100000"),
    ("slurm --parts 0 render ring -o x.gif", "--parts '0': expected a whole number from 1 to 100000"),
    (
      "slurm --parts 2 render ring -o x.gif --part 1/2",
      "--part doesn't apply: the scheduler numbers the parts"
    ),
    ("slurm --parts 2 --claim x render ring -o x.gif", "--claim doesn't apply: it's for Kubernetes"),
    ("slurm --parts 2 render ring -o -", "-o -: parts are files; expected a file name"),
    ("slurm --parts 2 render - -o x.gif", "-: machines can't share standard input; expected a file name"),
    ("slurm --parts 2 render ring -o x.png --at 1", "--at doesn't apply: a picture has no parts"),
    ("slurm --parts 2 render ring -o x.gif --fsp 3", "unknown option '--fsp'; did you mean '--fps'?"),
  ])
  func `work that can't be divided is refused`(_ line: String, _ message: String) {
    let recorder = RecordedConsole()
    let words = ["cluster"] + line.split(separator: " ").map(String.init)
    #expect(Program(console: recorder.console).run(words) == .badArguments)
    #expect(recorder.errors == "quartzite cluster: \(message)\nSee 'quartzite help cluster'.\n")
    #expect(recorder.output.isEmpty)
  }
}
