import Requirements

/// Many springs that are evaluated together.
///
/// Every spring gives the same bits as its own ``SpringMotion``, on every platform, in about a third of the time.
/// Below critical damping and above, different formulas hold: the batch keeps the two apart, so that no spring
/// waits for the other's.
///
/// ```swift
/// var batch = SpringBatch()
/// let index = batch.append(Spring.bouncy.motion(from: -100, velocity: 0), beginTime: 2)
/// var displacements = [Double](repeating: 0, count: batch.count)
/// batch.evaluate(at: 2.25, displacements: &displacements)
/// ```
public struct SpringBatch: Sendable {
  private var swinging = SpringBlocks(swings: true)
  private var creeping = SpringBlocks(swings: false)
  private var springs: [Entry] = []

  private struct Entry {
    var motion: SpringMotion
    var beginTime: Double
    var slot: Int32
  }

  /// Creates an empty batch.
  public init() {}

  /// The number of springs.
  public var count: Int { springs.count }

  /// Returns the motion of a spring, and when it begins.
  public func motion(at index: Int) -> (motion: SpringMotion, beginTime: Double) {
    (springs[index].motion, springs[index].beginTime)
  }
}

// MARK: - Filling

extension SpringBatch {
  /// Adds a motion that begins at a time, before which its value rests at the start, and returns its index.
  ///
  /// - Precondition: `beginTime` is finite.
  /// - Complexity: O(1), amortized.
  @discardableResult
  public mutating func append(_ motion: SpringMotion, beginTime: Double = 0) -> Int {
    require(beginTime.isFinite, "a spring's begin time must be finite, not \(beginTime)")
    springs.append(Entry(motion: motion, beginTime: beginTime, slot: 0))
    place(springs.count - 1)
    return springs.count - 1
  }

  /// Replaces a motion: what retargeting a spring comes to.
  ///
  /// - Precondition: `index` names a spring, and `beginTime` is finite.
  /// - Complexity: O(1).
  public mutating func replace(at index: Int, with motion: SpringMotion, beginTime: Double) {
    require(beginTime.isFinite, "a spring's begin time must be finite, not \(beginTime)")
    let old = springs[index]
    springs[index].motion = motion
    springs[index].beginTime = beginTime
    if old.motion.swings == motion.swings {
      store(index)
    } else {
      vacate(old)
      place(index)
    }
  }

  /// Removes all springs, the memory kept.
  public mutating func removeAll() {
    swinging.removeAll()
    creeping.removeAll()
    springs.removeAll(keepingCapacity: true)
  }

  /// Gives a spring the next slot of its kind.
  private mutating func place(_ index: Int) {
    let slot =
      springs[index].motion.swings ? swinging.append(index: index) : creeping.append(index: index)
    springs[index].slot = Int32(slot)
    store(index)
  }

  /// Lets the last spring of a kind take over a slot.
  private mutating func vacate(_ entry: Entry) {
    let slot = Int(entry.slot)
    guard let moved = entry.motion.swings ? swinging.vacate(slot: slot) : creeping.vacate(slot: slot)
    else { return }
    springs[moved].slot = entry.slot
    store(moved)
  }

  private mutating func store(_ index: Int) {
    let entry = springs[index]
    if entry.motion.swings {
      swinging.store(entry.motion, begin: entry.beginTime, slot: Int(entry.slot))
    } else {
      creeping.store(entry.motion, begin: entry.beginTime, slot: Int(entry.slot))
    }
  }
}

extension SpringMotion {
  /// Whether it is of the kind that swings.
  fileprivate var swings: Bool { rates.regime == .underdamped }
}

// MARK: - Evaluation

extension SpringBatch {
  /// Writes each spring's displacement from its target at a time to its index.
  ///
  /// - Precondition: `time` is finite, and there is room for ``count`` numbers.
  /// - Complexity: O(count); it allocates nothing while no spring has swung through a million radians.
  public func evaluate(at time: Double, displacements: inout [Double]) {
    displacements.withUnsafeMutableBufferPointer { evaluate(at: time, displacements: $0) }
  }

  /// Writes each spring's displacement from its target at a time, and its velocity, to its index.
  ///
  /// - Precondition: `time` is finite, and there is room for ``count`` numbers in both.
  /// - Complexity: O(count); it allocates nothing while no spring has swung through a million radians.
  public func evaluate(at time: Double, displacements: inout [Double], velocities: inout [Double]) {
    displacements.withUnsafeMutableBufferPointer { displacements in
      velocities.withUnsafeMutableBufferPointer { velocities in
        evaluate(at: time, displacements: displacements, velocities: velocities)
      }
    }
  }

  /// Writes each spring's displacement from its target at a time to its index.
  ///
  /// - Precondition: `time` is finite, and there is room for ``count`` numbers.
  public func evaluate(at time: Double, displacements: UnsafeMutableBufferPointer<Double>) {
    require(time.isFinite, "springs can't be evaluated at the time \(time)")
    require(
      displacements.count >= count, "\(count) springs don't fit into \(displacements.count) numbers")
    swinging.forEachDisplacement(at: time) { displacements[$0] = $1 }
    creeping.forEachDisplacement(at: time) { displacements[$0] = $1 }
    for index in singles(at: time) { displacements[index] = state(of: index, at: time).displacement }
  }

  /// Writes each spring's displacement from its target at a time, and its velocity, to its index.
  ///
  /// - Precondition: `time` is finite, and there is room for ``count`` numbers in both.
  public func evaluate(
    at time: Double, displacements: UnsafeMutableBufferPointer<Double>,
    velocities: UnsafeMutableBufferPointer<Double>
  ) {
    require(time.isFinite, "springs can't be evaluated at the time \(time)")
    require(
      displacements.count >= count && velocities.count >= count,
      "\(count) springs don't fit into \(displacements.count) and \(velocities.count) numbers")
    swinging.forEachState(at: time) { (displacements[$0], velocities[$0]) = ($1, $2) }
    creeping.forEachState(at: time) { (displacements[$0], velocities[$0]) = ($1, $2) }
    for index in singles(at: time) {
      (displacements[index], velocities[index]) = state(of: index, at: time)
    }
  }

  /// The springs that the loops can't tell: that have swung so far that their angle takes another reduction, or that
  /// arrive at once.
  private func singles(at time: Double) -> [Int] {
    guard swinging.mayNeedSingles(at: time) || creeping.mayNeedSingles(at: time) else { return [] }
    return springs.indices.filter {
      let rates = springs[$0].motion.rates
      let angle = rates.regime == .underdamped ? rates.rate * elapsed(at: time, $0) : 0
      return rates.regime == .immediate || !(angle < SpringRates.farAngle)
    }
  }

  private func state(of index: Int, at time: Double) -> (displacement: Double, velocity: Double) {
    springs[index].motion.state(at: elapsed(at: time, index))
  }

  private func elapsed(at time: Double, _ index: Int) -> Double {
    min(max(time - springs[index].beginTime, 0), .greatestFiniteMagnitude)
  }
}
