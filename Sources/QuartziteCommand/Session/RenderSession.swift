import Staging

/// A subject on its stage, and the console that shows the progress of rendering it.
struct RenderSession {
  let plan: StagePlan
  /// The stage, at the subject's beginning.
  let stage: Stage
  let console: Console
  /// The parts of the subject that aren't drawn, one per line.
  let omissions: [String]
  private let report: ReportOptions
  private let startTime: Double

  /// Puts a subject on its stage.
  ///
  /// - Parameters:
  ///   - isStrict: Whether a part of the subject that isn't drawn is an error.
  ///   - report: The form of the progress.
  /// - Throws: `CommandError` if something isn't drawn and `isStrict` is set.
  init(
    _ plan: StagePlan, isStrict: Bool = false, _ report: ReportOptions, console: Console
  ) throws(CommandError) {
    self.plan = plan
    self.report = report
    self.console = console
    stage = plan.makeStage()
    omissions = plan.subject.show(on: stage)
    if isStrict { try Self.refuse(omissions, of: plan.subject) }
    startTime = console.now()
  }

  private static func refuse(_ omissions: [String], of subject: Subject) throws(CommandError) {
    guard !omissions.isEmpty else { return }
    let count = omissions.count == 1 ? "1 feature isn't" : "\(omissions.count) features aren't"
    let lines = omissions.map { "\n  \($0)" }.joined()
    throw .failure("\(subject.name): --strict requires every feature to be drawn, and \(count):\(lines)")
  }
}

extension RenderSession {
  /// The time in seconds since the subject was put on its stage.
  var elapsedTime: Double { console.now() - startTime }

  /// Runs some work while the console shows its progress.
  func track<Result>(_ work: Progress.Work, _ body: (Progress) throws -> Result) rethrows -> Result {
    try Progress.track(work, on: console, report, body)
  }
}
