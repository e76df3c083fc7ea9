public import QuartzCore
import Requirements

extension Stage {
  /// One picture of a film.
  public struct Frame: Sendable {
    /// Its number, from 0.
    public let index: Int
    /// The stage's time, in seconds.
    public let time: CFTimeInterval
    /// How long it shows, in seconds.
    public let duration: CFTimeInterval
    /// What the stage shows then.
    public let image: CGImage
  }

  /// The pictures of a film, drawn one by one as they are asked for; each moves the stage on to its time.
  public struct Frames: Sequence, IteratorProtocol {
    /// How many there are in all.
    public let count: Int
    let stage: Stage
    private let start: CFTimeInterval
    private let rate: Double
    private var index = 0

    fileprivate init(stage: Stage, count: Int, rate: Double) {
      self.stage = stage
      self.count = count
      self.rate = rate
      start = stage.time
    }

    /// When the next picture is taken; nil after the last one.
    var nextTime: CFTimeInterval? {
      // Divided, not summed, so that films of different rates share their instants exactly.
      index < count ? start + Double(index) / rate : nil
    }

    /// Moves the stage on and draws the next picture; nil after the last one.
    public mutating func next() -> Frame? {
      guard let time = nextTime else { return nil }
      stage.advance(to: time)
      defer { index += 1 }
      return Frame(index: index, time: time, duration: 1 / rate, image: stage.picture())
    }
  }

  /// Films the stage from its time on.
  ///
  /// - Parameters:
  ///   - end: Where the film ends, in seconds; a picture that would begin then isn't part of it.
  ///   - rate: Pictures a second.
  /// - Precondition: `end` isn't before the stage's time, `rate` is above 0, both are finite.
  public func frames(until end: CFTimeInterval, rate: Double) -> Frames {
    require(rate > 0 && rate.isFinite, "a film can't have \(rate) pictures a second")
    require(end.isFinite && end >= time, "a film that begins at \(time) can't end at \(end)")
    let count = ((end - time) * rate - 1e-9).rounded(.up)
    require(count < 1e9, "a film can't have \(count) pictures")
    return Frames(stage: self, count: Int(max(0, count)), rate: rate)
  }
}
