/// The storage of the numbers of one animated property.
package struct MotionChannel: Hashable, Sendable {
  /// The kind of a channel's contents.
  package enum Kind: Hashable, Sendable {
    /// A number of independent numbers.
    case numbers(Int)
    /// A 4×4 matrix, as a whole or by its parts.
    case transform

    /// The number of numbers that the timeline stores.
    var storedCount: Int {
      switch self {
      case .numbers(let count): count
      case .transform: TransformChannel.numberCount
      }
    }
  }

  private let firstNumber: Int32
  private let transformIndex: Int32
  private let width: Int32

  init(kind: Kind, offset: Int, transform: Int) {
    (firstNumber, transformIndex) = (Int32(offset), Int32(transform))
    width =
      switch kind {
      case .numbers(let count): Int32(count)
      case .transform: Int32(TransformChannel.matrixWidth)
      }
  }

  package var kind: Kind { transform >= 0 ? .transform : .numbers(count) }
  /// The index of the first number among all numbers of the timeline.
  package var offset: Int { Int(firstNumber) }
  /// The index among the transform channels, −1 for any other channel.
  var transform: Int { Int(transformIndex) }
  /// The number of numbers that clients see. A transform shows only its matrix.
  package var count: Int { Int(width) }

  /// The indices of the numbers that clients see.
  package var numbers: Range<Int> { offset..<offset + count }
}

extension MotionTimeline {
  /// Creates a channel of zeros, or of an identity matrix for a transform.
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
      uprights.append(repeating: 0, count: UprightParts.count)
    }
    let channel = MotionChannel(kind: kind, offset: offset, transform: transform)
    clear(channel)
    return channel
  }

  /// Removes a channel. No program may write to it any more.
  package mutating func removeChannel(_ channel: MotionChannel) {
    if channel.kind == .numbers(1) {
      freeScalars.append(channel)
    } else {
      freeChannels[channel.kind, default: []].append(channel)
    }
  }

  /// Sets the number that a channel holds without animations.
  package mutating func setBase(_ number: Double, at index: Int = 0, of channel: MotionChannel) {
    base[channel.offset + index] = number
  }

  /// Sets the matrix that a transform channel holds without animations.
  package mutating func setBase(_ matrix: Matrix4, of channel: MotionChannel) {
    if transforms[channel.transform].currentForm == .upright { composeMatrix(channel.transform) }
    let parts = TransformParts(matrix) ?? TransformParts()
    var record = TransformChannel(offset: channel.offset)
    record.hasUprightBase = parts.isUpright
    transforms[channel.transform] = record
    let (base, current) = (base.mutableElements, current.mutableElements)
    base.store(matrix, at: record.offset)
    base.store(parts, at: record.partsOffset)
    for part in record.partsOffset..<record.numbers.upperBound { current[part] = base[part] }
  }

  /// Returns a number of a channel at the last evaluated instant.
  package func value(at index: Int = 0, of channel: MotionChannel) -> Double {
    guard let parts = uprightParts(of: channel) else { return current[channel.offset + index] }
    return UprightParts.matrixNumber(at: index, of: parts)
  }

  /// The upright parts of a transform from which its matrix can be composed; nil for any other channel.
  private func uprightParts(of channel: MotionChannel) -> UnsafePointer<Double>? {
    guard channel.transform >= 0, transforms[channel.transform].currentForm == .upright else { return nil }
    return uprights.elements.baseAddress! + UprightParts.count * channel.transform
  }

  /// Returns a number by its index among the numbers of all channels, except transforms, at the last evaluated instant.
  package func value(at number: Int) -> Double { current[number] }

  /// The numbers of a channel at the last evaluated instant; not for a transform whose matrix isn't composed yet.
  ///
  /// They are valid until the timeline changes.
  package func numbers(of channel: MotionChannel) -> UnsafeBufferPointer<Double> {
    UnsafeBufferPointer(start: current.elements.baseAddress! + channel.offset, count: channel.count)
  }

  /// Calls `body` with all channels' numbers at the last evaluated instant, and with those without
  /// animations. A channel's numbers begin at its offset.
  package mutating func withNumbers<Result>(
    _ body: (_ current: UnsafeBufferPointer<Double>, _ base: UnsafeBufferPointer<Double>) -> Result
  ) -> Result {
    composeMatrices()
    return body(current.elements, base.elements)
  }

  /// Composes the matrices of all transforms whose upright parts are separate, unless that's done already.
  private mutating func composeMatrices() {
    guard !areMatricesComposed else { return }
    areMatricesComposed = true
    for transform in transforms.indices where transforms[transform].currentForm == .upright {
      composeMatrix(transform)
    }
  }

  private mutating func composeMatrix(_ transform: Int) {
    // Without the constant, Swift 6.3 can't compile this for ThreadSanitizer.
    let transforms = transforms.mutableElements
    transforms[transform].composeUpright(
      from: uprights.elements.baseAddress! + UprightParts.count * transform, to: current.mutableElements)
  }

  /// Whether a channel's numbers differed from its base at the last evaluated instant.
  package func isAnimated(_ channel: MotionChannel) -> Bool {
    for index in 0..<channel.count where value(at: index, of: channel) != base[channel.offset + index] {
      return true
    }
    return false
  }

  /// Whether all numbers of a channel were finite at the last evaluated instant.
  package func isFinite(_ channel: MotionChannel) -> Bool {
    guard let parts = uprightParts(of: channel) else { return numbers(of: channel).allSatisfy(\.isFinite) }
    return (0..<channel.count).allSatisfy { UprightParts.matrixNumber(at: $0, of: parts).isFinite }
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
