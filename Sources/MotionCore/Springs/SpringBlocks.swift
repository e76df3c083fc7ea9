/// Springs of one kind in blocks, with each number of a block's springs stored side by side.
struct SpringBlocks: Sendable {
  /// The number of springs in a block.
  static let width = 32

  /// Whether the springs are below critical damping; otherwise they are at it or above.
  let oscillates: Bool
  /// The index of the spring in each slot.
  private(set) var indices: [Int32] = []
  /// The numbers block by block, each with the springs' numbers for each row of ``SpringRows``.
  private var numbers: [Double] = []
  /// An upper bound of the rates of all springs stored since the last removal of all.
  private var largestRate = 0.0
  /// A lower bound of their begin times.
  private var earliestBegin = Double.infinity
  private var mayArriveImmediately = false

  init(oscillates: Bool) { self.oscillates = oscillates }
}

// MARK: - Filling

extension SpringBlocks {
  /// Assigns a spring the next slot and returns it.
  mutating func append(index: Int) -> Int {
    if indices.count % Self.width == 0 {
      numbers += [Double](repeating: 0, count: Self.width * SpringRows.count)
    }
    indices.append(Int32(index))
    return indices.count - 1
  }

  /// Replaces a slot by the last one, and returns the index of the spring that moves.
  mutating func vacate(slot: Int) -> Int? {
    let last = indices.removeLast()
    if indices.count % Self.width == 0 { numbers.removeLast(Self.width * SpringRows.count) }
    guard slot < indices.count else { return nil }
    indices[slot] = last
    return Int(last)
  }

  mutating func store(_ motion: SpringMotion, begin: Double, slot: Int) {
    let rates = motion.rates
    let isImmediate = rates.regime == .immediate
    set(.begin, begin, slot)
    set(.slow, isImmediate ? 0 : rates.slow, slot)
    set(.rate, rates.rate, slot)
    set(.inverseRate, rates.inverseRate, slot)
    set(.critical, rates.regime == .critical ? 1 : 0, slot)
    set(.square, isImmediate ? 0 : rates.square, slot)
    set(.start, motion.start, slot)
    set(.startVelocity, motion.startVelocity, slot)
    largestRate = max(largestRate, rates.rate)
    earliestBegin = min(earliestBegin, begin)
    mayArriveImmediately = mayArriveImmediately || isImmediate
  }

  private mutating func set(_ row: SpringRows.Row, _ number: Double, _ slot: Int) {
    let (block, lane) = slot.quotientAndRemainder(dividingBy: Self.width)
    numbers[(block * SpringRows.count + row.rawValue) * Self.width + lane] = number
  }

  mutating func removeAll() {
    indices.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    (largestRate, earliestBegin, mayArriveImmediately) = (0, .infinity, false)
  }
}

// MARK: - Evaluating

extension SpringBlocks {
  /// Whether there may be springs that the loops can't evaluate: those that have oscillated through a million
  /// radians, and those that arrive immediately.
  func mayHaveSpringsOutsideLoops(at time: Double) -> Bool {
    mayArriveImmediately || (oscillates && !(largestRate * (time - earliestBegin) < SpringRates.farAngle))
  }

  /// Calls `body` with the index and the displacement of each spring at a time.
  @inline(__always)
  func forEachDisplacement(at time: Double, _ body: (Int, Double) -> Void) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: Self.width) { results in
      forEachBlock { block, slots in
        let rows = SpringRows(first: block)
        let displacements = results.baseAddress!
        if oscillates {
          rows.evaluateOscillating(at: time, displacements, nil)
        } else {
          rows.evaluateNonoscillating(at: time, displacements, nil)
        }
        for lane in 0..<slots.count { body(Int(indices[slots.lowerBound + lane]), displacements[lane]) }
      }
    }
  }

  /// Calls `body` with the index, the displacement and the velocity of each spring at a time.
  @inline(__always)
  func forEachState(at time: Double, _ body: (Int, Double, Double) -> Void) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * Self.width) { results in
      forEachBlock { block, slots in
        let rows = SpringRows(first: block)
        let displacements = results.baseAddress!
        let velocities = displacements + Self.width
        if oscillates {
          rows.evaluateOscillating(at: time, displacements, velocities)
        } else {
          rows.evaluateNonoscillating(at: time, displacements, velocities)
        }
        for lane in 0..<slots.count {
          body(Int(indices[slots.lowerBound + lane]), displacements[lane], velocities[lane])
        }
      }
    }
  }

  /// Calls `body` with the numbers of each block and the slots in use.
  @inline(__always)
  private func forEachBlock(_ body: (UnsafePointer<Double>, Range<Int>) -> Void) {
    numbers.withUnsafeBufferPointer { numbers in
      for first in stride(from: 0, to: indices.count, by: Self.width) {
        body(
          numbers.baseAddress! + first * SpringRows.count, first..<min(first + Self.width, indices.count))
      }
    }
  }
}
