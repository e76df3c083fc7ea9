/// Channels whose numbers follow each other, the transforms as a whole.
struct ChannelRange {
  /// The indices of all their numbers.
  let numbers: Range<Int>
  /// The indices of the transforms among them.
  let transforms: Range<Int>
}

extension MotionTimeline {
  var allChannels: ChannelRange { ChannelRange(numbers: base.indices, transforms: transforms.indices) }

  /// Divides all channels into `count` ranges of about as many numbers.
  func dividedChannels(into count: Int) -> [ChannelRange] {
    var start = (number: 0, transform: 0)
    return (0..<count).map { index in
      let end = boundary(atOrAfter: base.indices.part(index, of: count).upperBound)
      defer { start = end }
      return ChannelRange(
        numbers: start.number..<end.number, transforms: start.transform..<end.transform)
    }
  }

  /// Returns the first boundary at or after a number that isn't inside a transform, and the index of the next transform.
  private func boundary(atOrAfter number: Int) -> (number: Int, transform: Int) {
    let next = transforms.indices.partitioningIndex { transforms[$0].numbers.upperBound > number }
    guard next < transforms.count, transforms[next].offset < number else { return (number, next) }
    return (transforms[next].numbers.upperBound, next + 1)
  }
}
