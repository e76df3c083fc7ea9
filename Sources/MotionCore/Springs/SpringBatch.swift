import Requirements

/// A collection of springs that are evaluated together.
///
/// Every spring gives the same bits as its own ``SpringMotion``, on every platform, in about a third of the
/// time. Different formulas hold below critical damping and above it, so the batch stores the two kinds
/// separately and neither waits for the other.
///
/// ```swift
/// var batch = SpringBatch()
/// let index = batch.append(Spring.bouncy.motion(from: -100, velocity: 0), beginTime: 2)
/// var displacements = [Double](repeating: 0, count: batch.count)
/// batch.evaluate(at: 2.25, displacements: &displacements)
/// ```
public struct SpringBatch: Sendable {
  private var oscillating = SpringBlocks(oscillates: true)
  private var nonoscillating = SpringBlocks(oscillates: false)
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

  /// Returns the motion of a spring and its begin time.
  public func motion(at index: Int) -> (motion: SpringMotion, beginTime: Double) {
    (springs[index].motion, springs[index].beginTime)
  }
}

// MARK: - Filling

extension SpringBatch {
  /// Adds a motion that begins at a time, and returns its index. Before that time its value stays at the
  /// start.
  ///
  /// - Precondition: `beginTime` is finite.
  /// - Complexity: O(1), amortized.
  @discardableResult
  public mutating func append(_ motion: SpringMotion, beginTime: Double = 0) -> Int {
    require(beginTime.isFinite, "a spring's begin time must be finite, not \(beginTime)")
    springs.append(Entry(motion: motion, beginTime: beginTime, slot: 0))
    assignSlot(to: springs.count - 1)
    return springs.count - 1
  }

  /// Replaces a motion, for example to retarget a spring.
  ///
  /// - Precondition: `index` is the index of a spring, and `beginTime` is finite.
  /// - Complexity: O(1).
  public mutating func replace(at index: Int, with motion: SpringMotion, beginTime: Double) {
    require(beginTime.isFinite, "a spring's begin time must be finite, not \(beginTime)")
    let old = springs[index]
    springs[index].motion = motion
    springs[index].beginTime = beginTime
    if old.motion.oscillates == motion.oscillates {
      store(index)
    } else {
      vacate(old)
      assignSlot(to: index)
    }
  }

  /// Removes all springs but keeps the memory.
  public mutating func removeAll() {
    oscillating.removeAll()
    nonoscillating.removeAll()
    springs.removeAll(keepingCapacity: true)
  }

  /// Assigns a spring the next slot of its kind.
  private mutating func assignSlot(to index: Int) {
    let slot =
      springs[index].motion.oscillates
      ? oscillating.append(index: index) : nonoscillating.append(index: index)
    springs[index].slot = Int32(slot)
    store(index)
  }

  /// Moves the last spring of a kind to a vacated slot.
  private mutating func vacate(_ entry: Entry) {
    let slot = Int(entry.slot)
    guard
      let moved = entry.motion.oscillates ? oscillating.vacate(slot: slot) : nonoscillating.vacate(slot: slot)
    else { return }
    springs[moved].slot = entry.slot
    store(moved)
  }

  private mutating func store(_ index: Int) {
    let entry = springs[index]
    if entry.motion.oscillates {
      oscillating.store(entry.motion, begin: entry.beginTime, slot: Int(entry.slot))
    } else {
      nonoscillating.store(entry.motion, begin: entry.beginTime, slot: Int(entry.slot))
    }
  }
}

extension SpringMotion {
  /// Whether the motion is underdamped.
  fileprivate var oscillates: Bool { rates.regime == .underdamped }
}

// MARK: - Evaluation

extension SpringBatch {
  /// Writes each spring's displacement from its target at a time to its index.
  ///
  /// - Precondition: `time` is finite, and `displacements` has at least ``count`` elements.
  /// - Complexity: O(count). Nothing is allocated while no spring has oscillated through a million radians.
  public func evaluate(at time: Double, displacements: inout [Double]) {
    displacements.withUnsafeMutableBufferPointer { evaluate(at: time, displacements: $0) }
  }

  /// Writes each spring's displacement from its target at a time, and its velocity, to its index.
  ///
  /// - Precondition: `time` is finite, and both arrays have at least ``count`` elements.
  /// - Complexity: O(count). Nothing is allocated while no spring has oscillated through a million radians.
  public func evaluate(at time: Double, displacements: inout [Double], velocities: inout [Double]) {
    displacements.withUnsafeMutableBufferPointer { displacements in
      velocities.withUnsafeMutableBufferPointer { velocities in
        evaluate(at: time, displacements: displacements, velocities: velocities)
      }
    }
  }

  /// Writes each spring's displacement from its target at a time to its index.
  ///
  /// - Precondition: `time` is finite, and the buffer has at least ``count`` elements.
  public func evaluate(at time: Double, displacements: UnsafeMutableBufferPointer<Double>) {
    require(time.isFinite, "springs can't be evaluated at the time \(time)")
    require(
      displacements.count >= count, "\(count) springs don't fit into \(displacements.count) numbers")
    oscillating.forEachDisplacement(at: time) { displacements[$0] = $1 }
    nonoscillating.forEachDisplacement(at: time) { displacements[$0] = $1 }
    for index in springsOutsideLoops(at: time) {
      displacements[index] = state(of: index, at: time).displacement
    }
  }

  /// Writes each spring's displacement from its target at a time, and its velocity, to its index.
  ///
  /// - Precondition: `time` is finite, and both buffers have at least ``count`` elements.
  public func evaluate(
    at time: Double, displacements: UnsafeMutableBufferPointer<Double>,
    velocities: UnsafeMutableBufferPointer<Double>
  ) {
    require(time.isFinite, "springs can't be evaluated at the time \(time)")
    require(
      displacements.count >= count && velocities.count >= count,
      "\(count) springs don't fit into \(displacements.count) and \(velocities.count) numbers")
    oscillating.forEachState(at: time) { (displacements[$0], velocities[$0]) = ($1, $2) }
    nonoscillating.forEachState(at: time) { (displacements[$0], velocities[$0]) = ($1, $2) }
    for index in springsOutsideLoops(at: time) {
      (displacements[index], velocities[index]) = state(of: index, at: time)
    }
  }

  /// Returns the springs that the loops can't evaluate: those that have oscillated so far that their angle
  /// needs another reduction, and those that arrive immediately.
  private func springsOutsideLoops(at time: Double) -> [Int] {
    guard
      oscillating.mayHaveSpringsOutsideLoops(at: time) || nonoscillating.mayHaveSpringsOutsideLoops(at: time)
    else { return [] }
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
