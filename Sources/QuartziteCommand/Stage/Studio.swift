import Scenes
import Staging

/// Where a product is made: the scene on its stage, who looks on, and since when.
struct Studio {
  let plan: StagePlan
  /// Where the scene has just begun.
  let stage: Stage
  let console: Console
  private let isQuiet: Bool
  private let start: Double

  /// What of a Lottie film isn't drawn, a line each.
  let omissions: [String]

  init(_ arguments: Arguments, console: Console) throws(CommandError) {
    try self.init(arguments, for: Subject(arguments), console: console)
  }

  init(
    _ arguments: Arguments, for subject: Subject, scale: Double? = nil, console: Console
  ) throws(CommandError) {
    plan = try StagePlan(arguments, for: subject, scale: scale)
    stage = plan.stage()
    omissions = subject.film?.omissions(on: stage) ?? []
    if arguments[LottieOptions.strict] { try subject.film?.refuse(omissions) }
    isQuiet = arguments[CommonOptions.quiet]
    start = console.now()
    self.console = console
  }

  /// Seconds since the work began.
  var elapsed: Double { console.now() - start }

  /// Calls `body` with the progress of some work.
  func follow<Result>(_ work: Progress.Work, _ body: (Progress) throws -> Result) rethrows -> Result {
    try Progress.follow(work, on: console, isQuiet: isQuiet, body)
  }
}
