/// Cases of several trials, one after another, each with a number by which it can be run again.
package struct TrialRun {
  /// What went wrong, and how to see it again.
  package struct Failure: Error, CustomStringConvertible {
    let trial: String
    let seed: UInt64
    let number: Int
    let reason: String

    package var description: String {
      "\(trial): \(reason)\nagain: --only \(trial) --seed \(seed) --case \(number)"
    }
  }

  /// A trial, and how far it is.
  private struct Entrant {
    let trial: any Trial
    var cases = 0
    var spent = Duration.zero
  }

  private var entrants: [Entrant]
  private let seed: UInt64
  private let first: Int
  /// The cases that took most memory, and how many of them are noted.
  private var hungriest: [(trial: String, number: Int, bytes: Int)] = []
  private let hungriestCount: Int

  /// - Parameters:
  ///   - first: The number of each trial's first case.
  ///   - hungriestCount: Of how many cases that took most memory to tell.
  package init(_ trials: [any Trial], seed: UInt64, first: Int = 0, hungriestCount: Int = 0) {
    (entrants, self.seed, self.first) = (trials.map { Entrant(trial: $0) }, seed, first)
    self.hungriestCount = hungriestCount
  }

  /// How many cases of each trial held.
  package var summary: String {
    "seed \(seed): " + entrants.map { "\($0.cases) \($0.trial.name)" }.joined(separator: ", ")
  }

  /// The cases that took most memory, a line each: the program's peak in megabytes, and the case.
  package var hungriestCases: [String] {
    hungriest.map { "\($0.bytes >> 20) MB: --only \($0.trial) --seed \(seed) --case \($0.number)" }
  }

  /// How many cases held, of all trials.
  package var caseCount: Int { entrants.reduce(0) { $0 + $1.cases } }

  /// Runs the next case of the trial that took least time so far, so that dear ones don't crowd out the others.
  ///
  /// - Parameter willRun: Called before with what it will be.
  package mutating func runNext(willRun: (String) -> Void) throws(Failure) {
    guard let index = entrants.indices.min(by: { entrants[$0].spent < entrants[$1].spent }) else { return }
    let start = ContinuousClock.now
    let number = first + entrants[index].cases
    if hungriestCount > 0 { ProcessMemory.forgetPeak() }
    try run(entrants[index].trial, number, willRun: willRun)
    if hungriestCount > 0 { note(ProcessMemory.peak, of: entrants[index].trial.name, number) }
    entrants[index].cases += 1
    entrants[index].spent += ContinuousClock.now - start
  }

  private mutating func note(_ bytes: Int, of trial: String, _ number: Int) {
    guard hungriest.count < hungriestCount || bytes > hungriest[hungriest.count - 1].bytes else { return }
    let place = hungriest.firstIndex { $0.bytes < bytes } ?? hungriest.count
    hungriest.insert((trial, number, bytes), at: place)
    hungriest = Array(hungriest.prefix(hungriestCount))
  }

  /// Runs one case of every trial.
  package func run(_ number: Int, willRun: (String) -> Void = { _ in }) throws(Failure) {
    for entrant in entrants { try run(entrant.trial, number, willRun: willRun) }
  }

  private func run(_ trial: any Trial, _ number: Int, willRun: (String) -> Void) throws(Failure) {
    willRun("--only \(trial.name) --seed \(seed) --case \(number)")
    var random = CaseRandom(seed: seed, number: number)
    do {
      try trial.run(&random)
    } catch {
      throw Failure(trial: trial.name, seed: seed, number: number, reason: "\(error)")
    }
  }
}
