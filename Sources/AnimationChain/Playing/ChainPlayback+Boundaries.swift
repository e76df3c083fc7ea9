import AnimationVocabulary
import CoreGraphics
import QuartzCore

// MARK: - From boundary to boundary

extension ChainPlayback {
  /// Continues from the current position, which may be an end of the chain.
  func proceed() {
    guard case .playing = phase else { return }
    let revisionBefore = revision
    if isReversed, position <= 0 {
      reachStart()
    } else if !isReversed, position >= length {
      reachEnd()
    }
    if revision == revisionBefore { observeNextBoundary() }
  }

  /// Adds an empty animation that ends at the next boundary.
  func observeNextBoundary() {
    guard case .playing = phase, let next = nextBoundary, let layer else { return }
    let wait = CAAnimation()
    wait.duration = abs(next - position)
    boundaryObserver = AnimationObserver.add(wait, to: layer, for: self) { [unowned self] isFinished in
      isFinished ? reachBoundary(at: next) : finish(.interrupted)
    }
  }

  func stopObservingBoundaries() {
    boundaryObserver?.removeAnimation()
    boundaryObserver = nil
  }

  private var nextBoundary: Double? {
    isReversed ? boundaries.last { $0 < position } : boundaries.first { $0 > position }
  }

  private func reachBoundary(at time: Double) {
    guard case .playing = phase, let layer else { return }
    boundaryObserver = nil
    position = time
    syncTime = layer.mediaTime
    let revisionBefore = revision
    if isReversed {
      time > 0 ? restoreState(at: time) : reachStart()
    } else {
      processEvents(at: time)
    }
    if revision == revisionBefore { observeNextBoundary() }
  }

  /// Processes all events at a time of the chain that plays forward: writes values, reports ends, adds stages.
  func processEvents(at time: Double) {
    let revisionBefore = revision
    for (index, entry) in entries.enumerated() where entry.activation == time && entry.holdEnd == time {
      prepare(index)
    }
    writeEndValues(at: time)
    for (index, entry) in entries.enumerated() where entry.end == time {
      report(index, finished: true)
      if revision != revisionBefore { return }
    }
    // A chain that a callback has paused continues here when it resumes.
    guard !isPaused else { return }
    if time >= length { return reachEnd() }
    for (index, entry) in entries.enumerated() where entry.activation == time && entry.holdEnd > time {
      activate(index)
    }
  }

  /// Writes the end values of all entries that hold until a time.
  private func writeEndValues(at time: Double) {
    CATransaction.withoutActions {
      for index in order where entries[index].holdEnd == time { writeEndValue(of: index) }
    }
  }

  private func reachEnd() {
    guard autoreverses, length.isFinite, length > 0 else { return endIteration() }
    isReversed = true
    restoreState(at: length)
  }

  private func reachStart() {
    CATransaction.withoutActions { rewind() }
    autoreverses ? endIteration() : finish(.finished)
  }

  private func endIteration() {
    remainingIterations -= 1
    guard remainingIterations > 0, length > 0 else { return finish(.finished) }
    isReversed = false
    position = 0
    CATransaction.withoutActions { rewind() }
    processEvents(at: 0)
  }
}

// MARK: - The state at any time

extension ChainPlayback {
  /// Restores the state of all layers at a time, starting from their initial values.
  func restoreState(at time: Double) {
    CATransaction.withoutActions {
      rewind()
      let isBefore: (Double) -> Bool = { [isReversed] in isReversed ? $0 < time : $0 <= time }
      for index in order.sorted(by: { entries[$0].holdEnd < entries[$1].holdEnd })
      where isBefore(entries[index].holdEnd) {
        prepare(index)
        writeEndValue(of: index)
      }
      for index in order where isBefore(entries[index].activation) && !isBefore(entries[index].holdEnd) {
        activate(index)
      }
    }
  }

  /// Removes all animations and restores the initial values.
  private func rewind() {
    for index in entries.indices {
      removeAnimation(of: index)
      states[index].animation = nil
    }
    initialValues.restore()
  }
}
