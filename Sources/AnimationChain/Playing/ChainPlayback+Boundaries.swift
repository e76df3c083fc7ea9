import CoreGraphics
import QuartzCore

// MARK: - Going on

extension ChainPlayback {
  /// Plays from where the chain stands, which may be the end of one time through.
  func goOn() {
    guard case .playing = phase else { return }
    let before = revision
    if isReversed, position <= 0 {
      returnToStart()
    } else if !isReversed, position >= length {
      arriveAtEnd()
    }
    if revision == before { arm() }
  }

  /// Waits for the next instant at which something happens.
  func arm() {
    guard case .playing = phase, let next = nextBoundary, let layer else { return }
    let wait = CAAnimation()
    wait.duration = abs(next - position)
    driver = PlaybackWatch.add(wait, to: layer, of: self) { [unowned self] isFinished in
      isFinished ? arrive(at: next) : finish(.interrupted)
    }
  }

  func disarm() {
    driver?.retire()
    driver = nil
  }

  private var nextBoundary: Double? {
    isReversed ? boundaries.last { $0 < position } : boundaries.first { $0 > position }
  }

  /// An instant has come at which something happens.
  private func arrive(at time: Double) {
    guard case .playing = phase, let layer else { return }
    driver = nil
    position = time
    syncTime = layer.mediaTime
    let before = revision
    if isReversed {
      time > 0 ? replay(at: time) : returnToStart()
    } else {
      happen(at: time)
    }
    if revision == before { arm() }
  }

  /// What happens at an instant of the chain played forward: values are written, ends reported, stages added.
  func happen(at time: Double) {
    let before = revision
    for (index, entry) in entries.enumerated() where entry.activation == time && entry.hold == time {
      prepare(index)
    }
    write(at: time)
    for (index, entry) in entries.enumerated() where entry.end == time {
      report(index, finished: true)
      if revision != before { return }
    }
    if time >= length { return arriveAtEnd() }
    for (index, entry) in entries.enumerated() where entry.activation == time && entry.hold > time {
      activate(index)
    }
  }

  /// Ends the values of everything that holds up to an instant.
  private func write(at time: Double) {
    CATransaction.withoutActions {
      for index in order where entries[index].hold == time { settle(index) }
    }
  }

  private func arriveAtEnd() {
    guard autoreverses, length.isFinite, length > 0 else { return endOneTime() }
    isReversed = true
    replay(at: length)
  }

  private func returnToStart() {
    CATransaction.withoutActions { rewind() }
    autoreverses ? endOneTime() : finish(.finished)
  }

  /// One time through the chain is over.
  private func endOneTime() {
    remainingTimes -= 1
    guard remainingTimes > 0, length > 0 else { return finish(.finished) }
    isReversed = false
    position = 0
    CATransaction.withoutActions { rewind() }
    happen(at: 0)
  }
}

// MARK: - Any time at once

extension ChainPlayback {
  /// Brings layers to what they show at an instant, from the values that they had at first.
  func replay(at time: Double) {
    CATransaction.withoutActions {
      rewind()
      let isBefore: (Double) -> Bool = { [isReversed] in isReversed ? $0 < time : $0 <= time }
      for index in order.sorted(by: { entries[$0].hold < entries[$1].hold })
      where isBefore(entries[index].hold) {
        prepare(index)
        settle(index)
      }
      for index in order where isBefore(entries[index].activation) && !isBefore(entries[index].hold) {
        activate(index)
      }
    }
  }

  /// Takes everything off that plays, and gives layers the values that they had at first.
  private func rewind() {
    for index in entries.indices {
      stop(index)
      states[index].animation = nil
    }
    firstValues.restore()
  }
}

extension CATransaction {
  /// Changes layers without animations of their own.
  static func withoutActions(_ body: () -> Void) {
    begin()
    setDisableActions(true)
    body()
    commit()
  }
}
