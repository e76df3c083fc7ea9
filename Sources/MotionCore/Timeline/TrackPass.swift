/// One pass over all tracks at an instant: reads where the levels stand, writes the channels' numbers.
///
/// It works on the timeline's memory itself, which must not move meanwhile: no check and no copy stands between a
/// track and its numbers.
struct TrackPass {
  let numbers: UnsafeMutableBufferPointer<Double>
  /// What the numbers are without animation.
  let base: UnsafeBufferPointer<Double>
  let transforms: UnsafeMutableBufferPointer<TransformChannel>
  /// Where levels stand, from the first one of the chunk.
  let states: UnsafePointer<LevelState>
  let firstLevel: Int
  let constants: UnsafeBufferPointer<Double>
  let wideTracks: UnsafeBufferPointer<WideTrack>
  let pacings: UnsafeBufferPointer<Int32>
  let curves: UnsafeBufferPointer<UnitBezier>
  let paths: UnsafeBufferPointer<PathKeyframes>

  /// Lets a track write what its level's progress says.
  ///
  /// The record is read where it lies: copied, it would be stored and loaded again in pieces of other sizes, for which
  /// processors have to wait.
  @inline(__always)
  func run(_ track: UnsafePointer<TrackRecord>) {
    let state = states + (Int(track.pointee.level) - firstLevel)
    guard state.pointee.isActive else { return }
    switch track.pointee.kind {
    case .plain:
      numbers[Int(track.pointee.target)] = track.pointee.from.interpolated(
        to: track.pointee.to, at: state.pointee.progress)
    case .scalar:
      runScalar(track, state.pointee)
    case .wide:
      run(wideTracks[Int(track.pointee.place)], state.pointee)
    }
  }

  @inline(never)
  private func run(_ track: WideTrack, _ state: LevelState) {
    switch track.kind {
    case .vector:
      prepareParts(of: track)
      runVector(track, state)
    case .keyframes, .discreteKeyframes:
      prepareParts(of: track)
      runKeyframes(track, state)
    case .cubicKeyframes:
      prepareParts(of: track)
      runCubicKeyframes(track, state)
    case .path:
      prepareParts(of: track)
      runPath(track, state)
    case .matrix:
      runMatrix(track, state)
    case .matrixKeyframes, .discreteMatrixKeyframes:
      runMatrixKeyframes(track, state)
    case .pathRotation:
      runPathRotation(track, state)
    case .functionStart:
      startFunction(track)
    case .functionEnd:
      endFunction(track, state)
    }
  }
}

// MARK: - A transform's two sides

extension TrackPass {
  /// Brings the matrix up to date whose parts a track has moved.
  @inline(__always)
  func composeMatrix(of track: UnsafePointer<TrackRecord>) {
    let place = Int(track.pointee.place)
    guard track.pointee.kind != .plain else { return }
    let transform = track.pointee.kind == .scalar ? place : Int(wideTracks[place].transform)
    if transform >= 0, transforms[transform].newest == .parts { composeIfNeeded(transform) }
  }

  /// Brings a transform channel's matrix up to date with its parts, or with the base.
  func composeIfNeeded(_ index: Int) {
    let record = transforms[index]
    switch record.newest {
    case .base, .both, .matrix:
      break
    case .stale:
      for number in record.offset..<record.partsOffset { numbers[number] = base[number] }
      transforms[index].newest = .base
    case .parts:
      if record.hasUprightBase, record.touched.isSubset(of: .upright) {
        numbers.storeMatrix(ofUprightPartsAt: record.partsOffset, at: record.offset)
      } else {
        numbers.store(numbers.parts(at: record.partsOffset).matrix, at: record.offset)
      }
      transforms[index].newest = .both
    }
  }

  /// A track that writes to a transform's parts needs them to be what the tracks before it left.
  private func prepareParts(of track: WideTrack) {
    guard track.transform >= 0 else { return }
    prepareParts(
      of: Int(track.transform), target: Int(track.target), count: Int(track.width), replaces: false)
  }

  /// - Parameter replaces: Whether the track doesn't look at what it writes over.
  @inline(__always)
  private func prepareParts(of transform: Int, target: Int, count: Int, replaces: Bool) {
    let record = transforms.baseAddress! + transform
    let parts = TransformPartSet(first: target - record.pointee.partsOffset, count: count)
    takeApartIfNeeded(transform, but: replaces ? parts : [])
    record.pointee.touched.formUnion(parts)
    record.pointee.newest = .parts
  }

  /// Brings a transform channel's parts, but those named, up to date with its matrix, or with the base.
  @inline(__always)
  private func takeApartIfNeeded(_ index: Int, but replaced: TransformPartSet = []) {
    switch transforms[index].newest {
    case .both, .parts: break
    case .base, .stale:
      if !transforms[index].touched.isSubset(of: replaced) { takeBase(ofPartsOf: index) }
    case .matrix: takeApart(index)
    }
  }

  @inline(never)
  private func takeBase(ofPartsOf index: Int) {
    let record = transforms[index]
    for part in record.partsOffset..<record.numbers.upperBound { numbers[part] = base[part] }
    transforms[index].touched = []
  }

  @inline(never)
  private func takeApart(_ index: Int) {
    let record = transforms[index]
    let parts = TransformParts(numbers.matrix(at: record.offset)) ?? TransformParts()
    numbers.store(parts, at: record.partsOffset)
    transforms[index].touched = .all
    transforms[index].newest = .both
  }
}

// MARK: - Numbers

extension TrackPass {
  @inline(__always)
  private func runScalar(_ track: UnsafePointer<TrackRecord>, _ state: LevelState) {
    let (target, options) = (Int(track.pointee.target), track.pointee.options)
    if track.pointee.place >= 0 {
      prepareParts(
        of: Int(track.pointee.place), target: target, count: 1, replaces: options.isSubset(of: .cumulative))
    }
    numbers[target] = options.value(
      from: track.pointee.from, to: track.pointee.to, under: numbers[target], state)
  }

  private func runVector(_ track: WideTrack, _ state: LevelState) {
    let (target, width, first) = (Int(track.target), Int(track.width), Int(track.constants))
    for index in 0..<width {
      numbers[target + index] = track.options.value(
        from: constants[first + index], to: constants[first + width + index],
        under: numbers[target + index], state)
    }
  }

  private func runKeyframes(_ track: WideTrack, _ state: LevelState) {
    let (segment, fraction) = keyframe(of: track, at: state.progress)
    let start = firstNumber(ofKeyframe: segment, track)
    let end = firstNumber(ofKeyframe: min(segment + 1, Int(track.count) - 1), track)
    let cycleEnd = firstNumber(ofCycleEnd: track, state)
    for index in 0..<Int(track.width) {
      let number = constants[start + index].interpolated(to: constants[end + index], at: fraction)
      store(number, at: index, track, state) { constants[cycleEnd + index] }
    }
  }

  private func runCubicKeyframes(_ track: WideTrack, _ state: LevelState) {
    let (segment, fraction) = keyframe(of: track, at: state.progress)
    guard fraction != 0, fraction != 1 else { return runKeyframes(track, state) }
    let width = Int(track.width)
    let start = firstNumber(ofKeyframe: segment, track)
    let leaving = firstNumber(ofKeyframe: Int(track.count) + 2 * segment, track)
    let shares = HermiteShares(fraction)
    let cycleEnd = firstNumber(ofCycleEnd: track, state)
    for index in 0..<width {
      let number = constants[start + index].interpolated(to: constants[start + width + index], at: shares.way)
        .adding(constants[leaving + index], times: shares.leaving)
        .adding(constants[leaving + width + index], times: shares.arriving)
      store(number, at: index, track, state) { constants[cycleEnd + index] }
    }
  }

  private func runPath(_ track: WideTrack, _ state: LevelState) {
    // In place: a copy would count references.
    let path = Int(track.constants)
    let point = paths[path].position(at: state.progress)
    for index in 0..<2 {
      store(point[index], at: index, track, state) {
        paths[path].position(at: state.cycleReturns ? 0 : 1)[index]
      }
    }
  }

  /// Stores one of a track's numbers over the one underneath.
  @inline(__always)
  private func store(
    _ number: Double, at index: Int, _ track: WideTrack, _ state: LevelState, cycleEnd: () -> Double
  ) {
    let target = Int(track.target) + index
    var value = number
    if track.options.contains(.cumulative) { value += state.cycle * cycleEnd() }
    if track.options.contains(.additive) { value += numbers[target] }
    numbers[target] = value
  }

  /// The keyframe at or before a progress, and the paced fraction of the way to the next one.
  private func keyframe(of track: WideTrack, at progress: Double) -> (index: Int, fraction: Double) {
    let times = constants.baseAddress! + Int(track.constants)
    guard !track.isDiscrete else {
      return (KeyTimes.index(at: progress, among: times, count: Int(track.count)), 0)
    }
    let place = KeyTimes.place(at: progress, among: times, count: Int(track.count))
    guard place.index < Int(track.pacingCount), place.fraction > 0 else {
      return (place.index, place.fraction)
    }
    let curve = pacings[Int(track.pacings) + place.index]
    return (place.index, curves[Int(curve)].value(at: place.fraction))
  }

  private func firstNumber(ofCycleEnd track: WideTrack, _ state: LevelState) -> Int {
    firstNumber(ofKeyframe: state.cycleReturns ? 0 : Int(track.count) - 1, track)
  }

  private func firstNumber(ofKeyframe index: Int, _ track: WideTrack) -> Int {
    let times = Int(track.count) + (track.isDiscrete ? 1 : 0)
    return Int(track.constants) + times + index * Int(track.width)
  }
}

extension TrackOptions {
  /// The number between two ends, over the one underneath.
  @inline(__always)
  fileprivate func value(from: Double, to: Double, under: Double, _ state: LevelState) -> Double {
    let start = contains(.openStart) ? from + under : from
    let end = contains(.openEnd) ? to + under : to
    var value = start.interpolated(to: end, at: state.progress)
    if contains(.cumulative) { value += state.cycle * (state.cycleReturns ? from : to) }
    return contains(.additive) ? value + under : value
  }
}

// MARK: - Matrices

extension TrackPass {
  private func runMatrix(_ track: WideTrack, _ state: LevelState) {
    let index = Int(track.transform)
    composeIfNeeded(index)
    let (target, first) = (Int(track.target), Int(track.constants))
    let under = numbers.matrix(at: target)
    let from = constants.matrix(at: first)
    let to = constants.matrix(at: first + TransformChannel.matrixWidth)
    let start = track.options.contains(.openStart) ? from * under : from
    let end = track.options.contains(.openEnd) ? to * under : to
    let cycleEnd = state.cycleReturns ? from : to
    store(start.interpolated(to: end, at: state.progress), cycleEnd: cycleEnd, over: under, track, state)
  }

  private func runMatrixKeyframes(_ track: WideTrack, _ state: LevelState) {
    composeIfNeeded(Int(track.transform))
    let (segment, fraction) = keyframe(of: track, at: state.progress)
    let under = numbers.matrix(at: Int(track.target))
    let start = constants.matrix(at: firstNumber(ofKeyframe: segment, track))
    let last = Int(track.count) - 1
    let end = constants.matrix(at: firstNumber(ofKeyframe: min(segment + 1, last), track))
    let cycleEnd = constants.matrix(at: firstNumber(ofCycleEnd: track, state))
    store(start.interpolated(to: end, at: fraction), cycleEnd: cycleEnd, over: under, track, state)
  }

  private func runPathRotation(_ track: WideTrack, _ state: LevelState) {
    composeIfNeeded(Int(track.transform))
    let mode: PathRotation = track.options.contains(.reversed) ? .autoReverse : .auto
    let rotation = paths[Int(track.constants)].rotation(at: state.progress, mode)
    store(rotation, cycleEnd: .identity, over: numbers.matrix(at: Int(track.target)), track, state)
  }

  private func startFunction(_ track: WideTrack) {
    takeApartIfNeeded(Int(track.transform))
    let parts = Int(track.target) + TransformChannel.matrixWidth + Int(track.count)
    for index in 0..<Int(track.width) { numbers[TransformFunction.offset + index] = numbers[parts + index] }
  }

  private func endFunction(_ track: WideTrack, _ state: LevelState) {
    composeIfNeeded(Int(track.transform))
    var parts = TransformParts()
    var angles = SIMD3<Double>()
    for index in 0..<Int(track.width) {
      let number = numbers[TransformFunction.offset + index]
      switch Int(track.count) + index {
      case let part where part >= TransformPart.rotation: angles[part - TransformPart.rotation] = number
      case let part where part >= TransformPart.scale: parts.scale[part - TransformPart.scale] = number
      case let part: parts.translation[part] = number
      }
    }
    parts.rotation = Rotation(eulerAngles: angles)
    store(
      parts.matrix, cycleEnd: .identity, over: numbers.matrix(at: Int(track.target)), track, state)
  }

  /// Stores a track's matrix. Transforms are added by concatenation: the added one acts first.
  private func store(
    _ matrix: Matrix4, cycleEnd: Matrix4, over under: Matrix4, _ track: WideTrack, _ state: LevelState
  ) {
    var matrix = matrix
    if track.options.contains(.cumulative), state.cycle >= 1 {
      matrix = matrix * cycleEnd.power(Int(min(state.cycle, 1e9)))
    }
    if track.options.contains(.additive) { matrix = matrix * under }
    numbers.store(matrix, at: Int(track.target))
    transforms[Int(track.transform)].newest = .matrix
  }
}
