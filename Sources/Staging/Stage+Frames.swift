public import QuartzCore
import Requirements

extension Stage {
  /// One picture in a sequence of frames.
  public struct Frame: Sendable {
    /// The number of the frame, from 0.
    public let index: Int
    /// The time of the frame, in seconds.
    public let time: CFTimeInterval
    /// The duration of the frame, in seconds.
    public let duration: CFTimeInterval
    /// The picture of the stage at that time.
    public let image: CGImage
  }

  /// A sequence of frames, each of which is drawn when it's requested.
  ///
  /// Drawing a frame advances the stage to the frame's time. Time can't go back, so the sequence can be iterated only
  /// once; a second iteration traps. To draw more frames, request a new sequence from the stage.
  public struct Frames: Sequence {
    /// The numbers of the frames.
    public let indices: Range<Int>
    private let stage: Stage
    private let start: CFTimeInterval
    private let rate: Double

    fileprivate init(stage: Stage, indices: Range<Int>, start: CFTimeInterval, rate: Double) {
      (self.stage, self.indices, self.start, self.rate) = (stage, indices, start, rate)
    }

    /// The number of frames.
    public var count: Int { indices.count }

    /// Returns some of the frames, with the numbers and the times that they have in this sequence.
    ///
    /// The frames before them aren't drawn. Pictures are the same as in the whole sequence.
    ///
    /// - Precondition: The numbers are among ``indices``.
    public subscript(indices: Range<Int>) -> Frames {
      require(
        self.indices.lowerBound <= indices.lowerBound && indices.upperBound <= self.indices.upperBound,
        "frames \(indices) aren't among \(self.indices)")
      return Frames(stage: stage, indices: indices, start: start, rate: rate)
    }

    /// The number of frames.
    public var underestimatedCount: Int { count }

    /// Creates an iterator that draws the frames.
    ///
    /// - Precondition: The stage hasn't been advanced since the sequence was requested.
    public func makeIterator() -> Iterator {
      require(
        stage.time <= start,
        "frames from \(start) s can't be drawn by a stage that is at \(stage.time) s: drawing frames advances the "
          + "stage, so they can be iterated once; request new frames from the stage")
      return Iterator(stage: stage, indices: indices, start: start, rate: rate)
    }
  }
}

extension Stage.Frames {
  /// An iterator that advances the stage to each frame's time and draws it.
  public struct Iterator: IteratorProtocol {
    let stage: Stage
    fileprivate let end: Int
    fileprivate let start: CFTimeInterval
    fileprivate let rate: Double
    private var index: Int

    fileprivate init(stage: Stage, indices: Range<Int>, start: CFTimeInterval, rate: Double) {
      (self.stage, index, end) = (stage, indices.lowerBound, indices.upperBound)
      (self.start, self.rate) = (start, rate)
    }

    /// The time of the next frame, or nil after the last one.
    var nextTime: CFTimeInterval? {
      // Divided, not summed, so that sequences of different rates share their times exactly.
      index < end ? start + Double(index) / rate : nil
    }

    /// Advances the stage and draws the next frame; nil after the last one.
    public mutating func next() -> Stage.Frame? {
      guard let time = nextTime else { return nil }
      stage.advance(to: time)
      defer { index += 1 }
      return Stage.Frame(index: index, time: time, duration: 1 / rate, image: stage.picture())
    }
  }
}

extension Stage {
  /// Returns the frames from the stage's current time to an end, to be iterated once.
  ///
  /// - Parameters:
  ///   - end: The end time in seconds. A frame that would begin then isn't included.
  ///   - rate: The number of frames per second.
  /// - Precondition: `end` isn't before the stage's time, `rate` is above 0, and both are finite.
  public func frames(until end: CFTimeInterval, rate: Double) -> Frames {
    require(rate > 0 && rate.isFinite, "frames can't have a rate of \(rate) per second; it has to be above 0")
    require(end.isFinite && end >= time, "frames that begin at \(time) s can't end at \(end) s")
    let count = ((end - time) * rate - 1e-9).rounded(.up)
    require(count < 1e9, "\(count) frames from \(time) s to \(end) s are too many; the limit is 10⁹")
    return Frames(stage: self, indices: 0..<Int(max(0, count)), start: time, rate: rate)
  }
}
