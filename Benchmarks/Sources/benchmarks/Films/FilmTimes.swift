/// The time of a Lottie file in one step of the work on it, beside that of a baseline, in milliseconds.
struct FilmTime {
  let file: String
  /// The name of the work that includes the step.
  let work: String
  let step: String
  fileprivate(set) var time: Double
  fileprivate(set) var baseline: (name: String, time: Double)
}

/// The times of all Lottie files in all steps.
struct FilmTimes {
  private(set) var times: [FilmTime] = []

  /// Adds a time, or keeps the fastest times if the step was measured before.
  mutating func add(_ time: FilmTime) {
    guard let index = times.firstIndex(where: { $0.isOfSameWork(as: time) }) else {
      return times.append(time)
    }
    times[index].time = min(times[index].time, time.time)
    times[index].baseline.time = min(times[index].baseline.time, time.baseline.time)
  }

  /// A summary of each step beside each baseline, in the order in which they were first measured.
  var summaries: [FilmSummary] {
    var steps: [[FilmTime]] = []
    for time in times {
      if let index = steps.firstIndex(where: { $0[0].isOfSameStep(as: time) }) {
        steps[index].append(time)
      } else {
        steps.append([time])
      }
    }
    return steps.map { times in
      FilmSummary(
        work: times[0].work, step: times[0].step, baseline: times[0].baseline.name,
        ratios: times.map { $0.baseline.time / $0.time })
    }
  }
}

extension FilmTime {
  fileprivate func isOfSameStep(as other: Self) -> Bool {
    step == other.step && baseline.name == other.baseline.name
  }

  fileprivate func isOfSameWork(as other: Self) -> Bool { file == other.file && isOfSameStep(as: other) }
}
