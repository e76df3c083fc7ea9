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

  init(_ arguments: Arguments, console: Console) throws(CommandError) {
    try self.init(arguments, scene: StagePlan.scene(of: arguments), console: console)
  }

  init(_ arguments: Arguments, scene: Scene, console: Console) throws(CommandError) {
    plan = try StagePlan(arguments, scene: scene)
    stage = plan.stage()
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
