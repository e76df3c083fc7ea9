/// A place for the numbers of one animated property.
package struct MotionChannel: Hashable, Sendable {
  /// What a channel holds.
  package enum Kind: Hashable, Sendable {
    /// So many independent numbers.
    case numbers(Int)
    /// A 4×4 matrix, as a whole or by its parts.
    case transform

    /// How many numbers the timeline keeps for it.
    var storedCount: Int {
      switch self {
      case .numbers(let count): count
      case .transform: TransformChannel.matrixWidth + TransformPart.count
      }
    }
  }

  package let kind: Kind
  /// The index of its first number among all that the timeline keeps.
  package let offset: Int
  /// Its index among the transform channels, −1 for any other.
  let transform: Int

  /// How many numbers a reader sees: a transform shows its matrix only.
  package var count: Int {
    switch kind {
    case .numbers(let count): count
    case .transform: TransformChannel.matrixWidth
    }
  }
}

extension MotionTimeline {
  /// Makes a channel of zeros (an identity matrix for a transform).
  package mutating func addChannel(_ kind: MotionChannel.Kind) -> MotionChannel {
    if let channel = kind == .numbers(1) ? freeScalars.popLast() : freeChannels[kind]?.popLast() {
      clear(channel)
      return channel
    }
    let offset = base.count
    base.append(repeating: 0, count: kind.storedCount)
    current.append(repeating: 0, count: kind.storedCount)
    var transform = -1
    if kind == .transform {
      transform = transforms.count
      transforms.append(TransformChannel(offset: offset))
    }
    let channel = MotionChannel(kind: kind, offset: offset, transform: transform)
    clear(channel)
    return channel
  }

  /// Gives a channel back; no program may write to it any more.
  package mutating func removeChannel(_ channel: MotionChannel) {
    if channel.kind == .numbers(1) {
      freeScalars.append(channel)
    } else {
      freeChannels[channel.kind, default: []].append(channel)
    }
  }

  /// Sets the number that a channel holds without animation.
  package mutating func setBase(_ number: Double, at index: Int = 0, of channel: MotionChannel) {
    base[channel.offset + index] = number
  }

  /// Sets the matrix that a transform channel holds without animation.
  package mutating func setBase(_ matrix: Matrix4, of channel: MotionChannel) {
    let parts = TransformParts(matrix) ?? TransformParts()
    var record = TransformChannel(offset: channel.offset)
    record.hasUprightBase = parts.isUpright
    transforms[channel.transform] = record
    let (base, current) = (base.mutableElements, current.mutableElements)
    base.store(matrix, at: record.offset)
    base.store(parts, at: record.partsOffset)
    for part in record.partsOffset..<record.numbers.upperBound { current[part] = base[part] }
  }

  /// The number of a channel at the instant last evaluated.
  package func value(at index: Int = 0, of channel: MotionChannel) -> Double {
    current[channel.offset + index]
  }

  /// The number at a place among those of all channels, at the instant last evaluated.
  package func value(at number: Int) -> Double { current[number] }

  /// Calls `body` with all channels' numbers at the instant last evaluated, and with those that they have without
  /// animation; a channel's begin at its offset.
  package func withNumbers(
    _ body: (_ shown: UnsafeBufferPointer<Double>, _ base: UnsafeBufferPointer<Double>) -> Void
  ) {
    body(current.elements, base.elements)
  }

  /// The matrix of a transform channel at the instant last evaluated.
  package func matrix(of channel: MotionChannel) -> Matrix4 {
    current.elements.matrix(at: channel.offset)
  }

  /// Whether a channel held something else than its base at the instant last evaluated.
  package func isAnimated(_ channel: MotionChannel) -> Bool {
    for index in channel.offset..<channel.offset + channel.count where current[index] != base[index] {
      return true
    }
    return false
  }

  /// Whether all numbers of a channel were finite at the instant last evaluated.
  package func isFinite(_ channel: MotionChannel) -> Bool {
    for index in channel.offset..<channel.offset + channel.count where !current[index].isFinite {
      return false
    }
    return true
  }

  private mutating func clear(_ channel: MotionChannel) {
    switch channel.kind {
    case .numbers(let count):
      for index in 0..<count { setBase(0, at: index, of: channel) }
    case .transform:
      setBase(.identity, of: channel)
    }
    for index in channel.offset..<channel.offset + channel.kind.storedCount { current[index] = base[index] }
  }
}
