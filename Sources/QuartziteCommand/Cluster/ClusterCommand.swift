/// `quartzite cluster`: a script that renders a film or a batch in parts on many machines.
struct ClusterCommand: Command {
  @Argument("scheduler", help: "the scheduler: slurm, parallel, or kubernetes") var schedulerName: String
  @Argument("command", help: "the command to divide: render or batch") var commandName: String
  @Remainder("arguments", help: "the arguments of the command, without --part") var arguments: [String]
  @Option("parts", .integer(in: 1...Part.maximumCount), help: "the number of parts") var partCount: Int
  @Option(
    "container", .text("IMAGE", "the name of a container image"), default: "quartzite",
    help: "for Kubernetes, the image with the program and its fonts")
  var container: String
  @Option(
    "claim", .text("NAME", "the name of a persistent volume claim"), default: "films",
    help: "for Kubernetes, the claim of the volume with the input and output files")
  var claim: String

  func validate() throws(CommandError) {
    _ = try scheduler()
    _ = try work()
  }

  func run(on console: Console) throws {
    try console.output.write(scheduler().script(for: work()))
  }

  private func scheduler() throws(CommandError) -> any Scheduler {
    if schedulerName == "kubernetes" { return KubernetesScheduler(container: container, claim: claim) }
    for option in [$container, $claim] where option.isPresent {
      throw .inapplicable(option, because: "it's for Kubernetes")
    }
    switch schedulerName {
    case "slurm": return SlurmScheduler()
    case "parallel": return ParallelScheduler()
    default: throw .unknown("scheduler", schedulerName, among: ["slurm", "parallel", "kubernetes"])
    }
  }

  private func work() throws(CommandError) -> DividedWork {
    try DividedWork(command: commandName, arguments: arguments, partCount: partCount)
  }
}

extension ClusterCommand {
  static let configuration = CommandConfiguration(
    name: "cluster",
    summary: "print a script that renders films on many machines",
    examples: [
      Example(
        line: "quartzite cluster slurm --parts 64 render login -o login.mp4 > login.sh",
        result: "'sh login.sh' queues a job for each of 64 parts, and one that joins them"),
      Example(
        line: "quartzite cluster parallel --parts 8 batch jobs.tsv -o out > films.sh",
        result: "'sh films.sh --sshlogin a,b' renders the rows on two machines"),
      Example(
        line: "quartzite cluster kubernetes --parts 64 render login -o login.gif > login.yaml",
        result: "jobs for 'kubectl apply -f'; one of them joins the parts"),
    ],
    notes: [
      "Options of this command precede the command to divide. The machines share the folder in which the script runs; "
        + "for Kubernetes, that is a volume. The arguments of a script for Slurm are passed on to sbatch, those of a "
        + "script for GNU parallel to parallel.",
      "A second run renders only the parts that are missing. The film has the same bytes as one that is rendered in one "
        + "piece.",
    ])
}
