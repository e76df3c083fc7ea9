/// One pass over all tracks at an instant, which reads the states of levels and writes the channels' numbers.
///
/// It accesses the timeline's memory directly, which must not move meanwhile: there are no checks and no
/// copies between a track and its numbers.
struct TrackPass {
  let numbers: UnsafeMutableBufferPointer<Double>
  /// The numbers without animations.
  let base: UnsafeBufferPointer<Double>
  let transforms: UnsafeMutableBufferPointer<TransformChannel>
  /// The ``UprightParts`` of all transforms.
  let uprights: UnsafeMutablePointer<Double>
  /// The states of levels, from the first one of the chunk.
  var states: UnsafePointer<LevelState>
  var firstLevel: Int
  let constants: UnsafeBufferPointer<Double>
  let wideTracks: UnsafeBufferPointer<WideTrack>
  let pacings: UnsafeBufferPointer<Int32>
  let curves: UnsafeBufferPointer<UnitBezier>
  let paths: UnsafeBufferPointer<PathKeyframes>

  /// Returns the pass for the tracks of a chunk of levels. Callers store it in a constant, whose fields stay in registers.
  @inline(__always)
  func forLevels(from first: Int) -> TrackPass {
    var result = self
    result.firstLevel = first
    return result
  }

  /// Writes the values of a track for its level's progress.
  ///
  /// The record is read in place: a copy would be stored and loaded again in pieces of other sizes, for which
  /// processors stall.
  @inline(__always)
  func run(_ track: UnsafePointer<TrackRecord>) {
    let state = state(of: track)
    guard state.pointee.isActive else { return }
    switch track.pointee.kind {
    case .plain:
      numbers[Int(track.pointee.target)] = track.pointee.from.interpolated(
        to: track.pointee.to, at: state.pointee.progress)
    case .scalar:
      runScalar(track, state)
    case .wide:
      run(wideTracks[Int(track.pointee.index)], state.pointee)
    }
  }

  @inline(__always)
  private func state(of track: UnsafePointer<TrackRecord>) -> UnsafePointer<LevelState> {
    states + (Int(track.pointee.level) - firstLevel)
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
    case .morph: runMorph(track, state)
    case .morphKeyframes: runMorphKeyframes(track, state)
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

// MARK: - Matrix and parts of a transform

extension TrackPass {
  /// Composes the matrix whose parts a track has moved.
  ///
  /// Another thread may be changing the transform of an inactive track.
  @inline(__always)
  func composeMatrix(of track: UnsafePointer<TrackRecord>) {
    guard track.pointee.kind != .plain, state(of: track).pointee.isActive else { return }
    let index = Int(track.pointee.index)
    let transform = track.pointee.kind == .scalar ? index : Int(wideTracks[index].transform)
    if transform >= 0, transforms[transform].currentForm == .parts { composeIfNeeded(transform) }
  }

  /// Updates a transform channel's matrix from its parts or from the base.
  func composeIfNeeded(_ index: Int) {
    let record = transforms[index]
    switch record.currentForm {
    case .base, .both, .matrix:
      break
    case .upright:
      restoreOutdated(of: index)
      transforms[index].composeUpright(from: uprights + UprightParts.count * index, to: numbers)
    case .stale, .staleAgreement, .staleUpright:
      for number in record.offset..<record.partsOffset { numbers[number] = base[number] }
      if record.currentForm == .staleUpright { transforms[index].touched = [] }
      transforms[index].currentForm = .base
    case .parts:
      if record.hasUprightBase, record.touched.isSubset(of: .upright) {
        numbers.storeMatrix(
          of: record.outdated, from: numbers.baseAddress! + record.partsOffset, at: record.offset)
      } else {
        numbers.store(numbers.parts(at: record.partsOffset).matrix, at: record.offset)
      }
      transforms[index].currentForm = .both
    }
  }

  /// Updates the parts of a transform to which a track writes from the results of the previous tracks.
  private func prepareParts(of track: WideTrack) {
    guard track.transform >= 0 else { return }
    prepareParts(
      of: Int(track.transform), target: Int(track.target), count: Int(track.width), replaces: false)
  }

  /// - Parameter replaces: Whether the track overwrites the parts without reading them.
  @inline(__always)
  private func prepareParts(of transform: Int, target: Int, count: Int, replaces: Bool) {
    let record = transforms.baseAddress! + transform
    let parts = TransformPartSet(first: target - record.pointee.partsOffset, count: count)
    leaveUpright(transform)
    switch record.pointee.currentForm {
    case .staleAgreement: record.pointee.outdated = record.pointee.touched.union(parts)
    case .parts: record.pointee.outdated.formUnion(parts)
    // The base's matrix can differ from that of its parts by rounding.
    case .base, .stale, .both, .matrix: record.pointee.outdated = .all
    case .upright, .staleUpright: break  // Not after leaving them.
    }
    decomposeIfNeeded(transform, but: replaces ? parts : [])
    record.pointee.touched.formUnion(parts)
    record.pointee.currentForm = .parts
  }

  /// Updates a transform channel's parts, except the given ones, from its matrix or from the base.
  @inline(__always)
  private func decomposeIfNeeded(_ index: Int, but replaced: TransformPartSet = []) {
    leaveUpright(index)
    switch transforms[index].currentForm {
    case .both, .parts, .upright, .staleUpright: break
    case .base, .stale, .staleAgreement:
      if !transforms[index].touched.isSubset(of: replaced) { resetParts(of: index) }
    case .matrix: decompose(index)
    }
  }

  @inline(never)
  private func resetParts(of index: Int) {
    let record = transforms[index]
    for part in record.partsOffset..<record.numbers.upperBound { numbers[part] = base[part] }
    transforms[index].touched = []
  }

  @inline(never)
  private func decompose(_ index: Int) {
    let record = transforms[index]
    let parts = TransformParts(numbers.matrix(at: record.offset)) ?? TransformParts()
    numbers.store(parts, at: record.partsOffset)
    transforms[index].touched = .all
    transforms[index].currentForm = .both
  }
}

// MARK: - Upright parts

extension TrackPass {
  /// Brings a transform up to date after all tracks, except for a matrix that can be composed when it's read.
  @inline(__always)
  func finish(_ index: Int) {
    if transforms[index].currentForm != .upright { return composeIfNeeded(index) }
    if !transforms[index].outdated.isEmpty { restoreOutdated(of: index) }
  }

  /// Updates the part of a transform to which a scalar track writes from the results of the previous tracks, and
  /// returns its place.
  @inline(__always)
  private func preparePart(of track: UnsafePointer<TrackRecord>) -> UnsafeMutablePointer<Double> {
    let (index, target) = (Int(track.pointee.index), Int(track.pointee.target))
    let replaces = track.pointee.options.isSubset(of: .cumulative)
    let record = transforms.baseAddress! + index
    let part = target - record.pointee.partsOffset
    guard part < UprightParts.count, becomesUpright(index) else {
      prepareParts(of: index, target: target, count: 1, replaces: replaces)
      return numbers.baseAddress! + target
    }
    let place = uprights + (UprightParts.count * index + part)
    let parts = TransformPartSet(first: part, count: 1)
    if !replaces, !record.pointee.outdated.isDisjoint(with: parts) { place.pointee = base[target] }
    record.pointee.outdated.subtract(parts)
    record.pointee.touched.formUnion(parts)
    return place
  }

  /// Separates the upright parts of a transform if it has no others, and returns whether they are separate.
  @inline(__always)
  private func becomesUpright(_ index: Int) -> Bool {
    let record = transforms.baseAddress! + index
    switch record.pointee.currentForm {
    case .upright: return true
    case .staleUpright:
      record.pointee.outdated = record.pointee.touched
      record.pointee.currentForm = .upright
      return true
    case .base, .stale:
      if record.pointee.hasUprightBase { enterUpright(index) }
      return record.pointee.hasUprightBase
    case .staleAgreement, .both, .matrix, .parts: return false
    }
  }

  @inline(never)
  private func enterUpright(_ index: Int) {
    if !transforms[index].touched.isEmpty { resetParts(of: index) }
    let (first, parts) = (UprightParts.count * index, transforms[index].partsOffset)
    for part in 0..<UprightParts.count { uprights[first + part] = numbers[parts + part] }
    transforms[index].outdated = []
    transforms[index].composed = .all
    transforms[index].currentForm = .upright
  }

  /// Stores the upright parts of a transform, if they are separate, among the others.
  @inline(__always)
  private func leaveUpright(_ index: Int) {
    switch transforms[index].currentForm {
    case .upright: storeUpright(index)
    case .staleUpright:
      transforms[index].touched = []
      transforms[index].currentForm = .stale
    case .base, .stale, .staleAgreement, .both, .matrix, .parts: break
    }
  }

  @inline(never)
  private func storeUpright(_ index: Int) {
    restoreOutdated(of: index)
    let (first, parts) = (UprightParts.count * index, transforms[index].partsOffset)
    transforms[index].touched.forEach { numbers[parts + $0] = uprights[first + $0] }
    transforms[index].outdated = .all
    transforms[index].currentForm = .parts
  }

  /// Resets the upright parts of a transform that are still of the last instant.
  @inline(never)
  private func restoreOutdated(of index: Int) {
    let (first, parts) = (UprightParts.count * index, transforms[index].partsOffset)
    transforms[index].outdated.forEach { uprights[first + $0] = base[parts + $0] }
    transforms[index].touched.subtract(transforms[index].outdated)
    transforms[index].outdated = []
  }
}

extension TransformChannel {
  /// Stores the matrix of upright parts, of which it already has those that didn't change.
  mutating func composeUpright(
    from parts: UnsafePointer<Double>, to numbers: UnsafeMutableBufferPointer<Double>
  ) {
    numbers.storeMatrix(of: touched.union(composed), from: parts, at: offset)
    composed = touched
  }
}

// MARK: - Numbers

extension TrackPass {
  @inline(__always)
  private func runScalar(
    _ track: UnsafePointer<TrackRecord>, _ state: UnsafePointer<LevelState>
  ) {
    guard track.pointee.index < 0 else { return runPart(track, state) }
    let place = numbers.baseAddress! + Int(track.pointee.target)
    place.pointee = track.pointee.options.value(
      from: track.pointee.from, to: track.pointee.to, underlying: place.pointee, state.pointee)
  }

  /// Runs a scalar track of a transform. It isn't inlined, because that would make the loop over other tracks slower.
  @inline(never)
  private func runPart(_ track: UnsafePointer<TrackRecord>, _ state: UnsafePointer<LevelState>) {
    let place = preparePart(of: track)
    place.pointee = track.pointee.options.value(
      from: track.pointee.from, to: track.pointee.to, underlying: place.pointee, state.pointee)
  }

  private func runVector(_ track: WideTrack, _ state: LevelState) {
    let (target, width, first) = (Int(track.target), Int(track.width), Int(track.constants))
    for index in 0..<width {
      numbers[target + index] = track.options.value(
        from: constants[first + index], to: constants[first + width + index],
        underlying: numbers[target + index], state)
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
    let weights = HermiteWeights(fraction)
    let cycleEnd = firstNumber(ofCycleEnd: track, state)
    for index in 0..<width {
      let number = constants[start + index].interpolated(
        to: constants[start + width + index], at: weights.end
      )
      .adding(constants[leaving + index], times: weights.leaving)
      .adding(constants[leaving + width + index], times: weights.arriving)
      store(number, at: index, track, state) { constants[cycleEnd + index] }
    }
  }

  private func runPath(_ track: WideTrack, _ state: LevelState) {
    // In place, because a copy would count references.
    let path = Int(track.constants)
    let point = paths[path].position(at: state.progress)
    for index in 0..<2 {
      store(point[index], at: index, track, state) {
        paths[path].position(at: state.cycleReturns ? 0 : 1)[index]
      }
    }
  }

  /// Stores one of a track's numbers, combined with the underlying one.
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

  /// Returns the keyframe at or before a progress, and the paced fraction of the way to the next one.
  private func keyframe(of track: WideTrack, at progress: Double) -> (index: Int, fraction: Double) {
    let times = constants.baseAddress! + Int(track.constants)
    guard !track.isDiscrete else {
      return (KeyTimes.index(at: progress, among: times, count: Int(track.count)), 0)
    }
    let position = KeyTimes.position(at: progress, among: times, count: Int(track.count))
    guard position.index < Int(track.pacingCount), position.fraction > 0 else {
      return (position.index, position.fraction)
    }
    let curve = pacings[Int(track.pacings) + position.index]
    return (position.index, curves[Int(curve)].value(at: position.fraction))
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
  /// Returns the number between two ends, combined with the underlying one.
  @inline(__always)
  fileprivate func value(from: Double, to: Double, underlying: Double, _ state: LevelState) -> Double {
    let start = contains(.openStart) ? from + underlying : from
    let end = contains(.openEnd) ? to + underlying : to
    var value = start.interpolated(to: end, at: state.progress)
    if contains(.cumulative) { value += state.cycle * (state.cycleReturns ? from : to) }
    return contains(.additive) ? value + underlying : value
  }
}

// MARK: - Points of paths

extension TrackPass {
  private func runMorphKeyframes(_ track: WideTrack, _ state: LevelState) {
    let (segment, fraction) = keyframe(of: track, at: state.progress)
    let last = Int(track.count) - 1
    let cycleEnd = firstNumber(ofCycleEnd: track, state)
    morph(
      track, state, from: constants.baseAddress! + firstNumber(ofKeyframe: segment, track),
      to: constants.baseAddress! + firstNumber(ofKeyframe: min(segment + 1, last), track), at: fraction,
      cycleEnd: constants.baseAddress! + cycleEnd)
  }

  private func runMorph(_ track: WideTrack, _ state: LevelState) {
    let (from, width) = (constants.baseAddress! + Int(track.constants), Int(track.width))
    let to = from + width
    guard !track.options.isDisjoint(with: [.openStart, .openEnd]) else {
      return morph(
        track, state, from: from, to: to, at: state.progress, cycleEnd: state.cycleReturns ? from : to)
    }
    // The underlying points are needed until the last point is written.
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * width) { ends in
      let ends = ends.baseAddress!
      for index in 0..<width {
        let underlying = numbers[Int(track.target) + index]
        ends[index] = track.options.contains(.openStart) ? from[index] + underlying : from[index]
        ends[width + index] = track.options.contains(.openEnd) ? to[index] + underlying : to[index]
      }
      morph(
        track, state, from: ends, to: ends + width, at: state.progress,
        cycleEnd: state.cycleReturns ? from : to)
    }
  }

  /// Writes the points between those of two paths.
  private func morph(
    _ track: WideTrack, _ state: LevelState, from: UnsafePointer<Double>, to: UnsafePointer<Double>,
    at fraction: Double, cycleEnd: UnsafePointer<Double>
  ) {
    let vertices = constants.baseAddress! + Int(track.handles)
    func point(_ path: UnsafePointer<Double>, _ index: Int) -> SIMD2<Double> {
      SIMD2(path[2 * index], path[2 * index + 1])
    }
    for index in 0..<Int(track.width) / 2 {
      let (start, end) = (point(from, index), point(to, index))
      var value = start.interpolated(to: end, at: fraction)
      let vertex = Int(vertices[index])
      if vertex != index, fraction != 0, fraction != 1 {
        let (first, last) = (point(from, vertex), point(to, vertex))
        let turn = HandleTurn(from: start - first, to: end - last)
        value = first.interpolated(to: last, at: fraction) + turn.handle(at: fraction)
      }
      store(value.x, at: 2 * index, track, state) { cycleEnd[2 * index] }
      store(value.y, at: 2 * index + 1, track, state) { cycleEnd[2 * index + 1] }
    }
  }
}

// MARK: - Matrices

extension TrackPass {
  private func runMatrix(_ track: WideTrack, _ state: LevelState) {
    let index = Int(track.transform)
    composeIfNeeded(index)
    let (target, first) = (Int(track.target), Int(track.constants))
    let underlying = numbers.matrix(at: target)
    let from = constants.matrix(at: first)
    let to = constants.matrix(at: first + TransformChannel.matrixWidth)
    let start = track.options.contains(.openStart) ? from * underlying : from
    let end = track.options.contains(.openEnd) ? to * underlying : to
    let cycleEnd = state.cycleReturns ? from : to
    store(start.interpolated(to: end, at: state.progress), cycleEnd: cycleEnd, over: underlying, track, state)
  }

  private func runMatrixKeyframes(_ track: WideTrack, _ state: LevelState) {
    composeIfNeeded(Int(track.transform))
    let (segment, fraction) = keyframe(of: track, at: state.progress)
    let underlying = numbers.matrix(at: Int(track.target))
    let start = constants.matrix(at: firstNumber(ofKeyframe: segment, track))
    let last = Int(track.count) - 1
    let end = constants.matrix(at: firstNumber(ofKeyframe: min(segment + 1, last), track))
    let cycleEnd = constants.matrix(at: firstNumber(ofCycleEnd: track, state))
    store(start.interpolated(to: end, at: fraction), cycleEnd: cycleEnd, over: underlying, track, state)
  }

  private func runPathRotation(_ track: WideTrack, _ state: LevelState) {
    composeIfNeeded(Int(track.transform))
    let mode: PathRotation = track.options.contains(.reversed) ? .autoReverse : .auto
    let rotation = paths[Int(track.constants)].rotation(at: state.progress, mode)
    store(rotation, cycleEnd: .identity, over: numbers.matrix(at: Int(track.target)), track, state)
  }

  private func startFunction(_ track: WideTrack) {
    decomposeIfNeeded(Int(track.transform))
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

  /// Stores a track's matrix. Transforms are added by concatenation: the added one is applied first.
  private func store(
    _ matrix: Matrix4, cycleEnd: Matrix4, over underlying: Matrix4, _ track: WideTrack, _ state: LevelState
  ) {
    var matrix = matrix
    if track.options.contains(.cumulative), state.cycle >= 1 {
      matrix = matrix * cycleEnd.power(Int(min(state.cycle, 1e9)))
    }
    if track.options.contains(.additive) { matrix = matrix * underlying }
    numbers.store(matrix, at: Int(track.target))
    transforms[Int(track.transform)].currentForm = .matrix
  }
}
