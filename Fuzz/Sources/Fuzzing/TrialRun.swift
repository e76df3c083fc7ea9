/// A run of several trials, whose cases have numbers by which they can be repeated.
package struct TrialRun {
  /// A failed case, and the options that repeat it.
  package struct Failure: Error, CustomStringConvertible {
    let trial: String
    let seed: UInt64
    let number: Int
    let reason: String

    package var description: String {
      "\(trial): \(reason)\nto reproduce: --only \(trial) --seed \(seed) --case \(number)"
    }
  }

  /// A trial and its progress.
  private struct Entry {
    let trial: any Trial
    var caseCount = 0
    var elapsedTime = Duration.zero
  }

  private var entries: [Entry]
  private let seed: UInt64
  private let first: Int
  /// The cases that used the most memory, in descending order.
  private var peaks: [(trial: String, number: Int, bytes: Int)] = []
  private let peakCount: Int

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - first: The number of the first case of each trial.
  ///   - peakCount: The number of cases to record that used the most memory.
  package init(_ trials: [any Trial], seed: UInt64, first: Int = 0, peakCount: Int = 0) {
    (entries, self.seed, self.first) = (trials.map { Entry(trial: $0) }, seed, first)
    self.peakCount = peakCount
  }

  /// The seed, the number of successful cases of each trial, the number of operations on layers and views, and the memory.
  package var summary: String {
    let cases = entries.map { "\($0.caseCount) \($0.trial.name)" }
    let allocated = ProcessMemory.allocatedSize.map { ["\($0 >> 10) kB allocated"] } ?? []
    let operations = Trials.operationCount > 0 ? ["\(Trials.operationCount) operations"] : []
    let resident = ["\(ProcessMemory.residentSize >> 20) MB"]
    return "seed \(seed): " + (cases + operations + resident + allocated).joined(separator: ", ")
  }

  /// The cases that used the most memory, one per line, with the peak in megabytes.
  package var peakCases: [String] {
    peaks.map { "\($0.bytes >> 20) MB: --only \($0.trial) --seed \(seed) --case \($0.number)" }
  }

  /// The number of successful cases of all trials.
  package var caseCount: Int { entries.reduce(0) { $0 + $1.caseCount } }

  /// Runs the next case of the trial with the least elapsed time, so that every trial gets the same share.
  ///
  /// - Parameter willRun: A closure that is called before the case, with the options that repeat it.
  package mutating func runNext(willRun: (String) -> Void) throws(Failure) {
    guard let index = entries.indices.min(by: { entries[$0].elapsedTime < entries[$1].elapsedTime }) else {
      return
    }
    let start = ContinuousClock.now
    let number = first + entries[index].caseCount
    if peakCount > 0 { ProcessMemory.resetPeak() }
    try run(entries[index].trial, number, willRun: willRun)
    if peakCount > 0 { record(ProcessMemory.peak, of: entries[index].trial.name, number) }
    entries[index].caseCount += 1
    entries[index].elapsedTime += ContinuousClock.now - start
  }

  private mutating func record(_ bytes: Int, of trial: String, _ number: Int) {
    guard peaks.count < peakCount || bytes > peaks[peaks.count - 1].bytes else { return }
    let index = peaks.firstIndex { $0.bytes < bytes } ?? peaks.count
    peaks.insert((trial, number, bytes), at: index)
    peaks = Array(peaks.prefix(peakCount))
  }

  /// Runs one case of every trial.
  package func run(_ number: Int, willRun: (String) -> Void = { _ in }) throws(Failure) {
    for entry in entries { try run(entry.trial, number, willRun: willRun) }
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
