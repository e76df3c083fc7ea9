/// The memory in which the levels of a timeline are evaluated, a chunk at a time.
struct ChunkStates: ~Copyable {
  /// The memory of one chunk.
  struct Memory {
    /// The states of the chunk's levels, which are read again before they leave the cache.
    let states: UnsafeMutablePointer<LevelState>
    /// Scratch memory for ``LevelPass/largestBatch`` positions on a curve, and then for the values there.
    let scratch: UnsafeMutablePointer<Double>
    /// The largest number of levels in a chunk.
    fileprivate let stateCount: Int

    /// Returns the memory of a later chunk.
    func advanced(by count: Int) -> Memory {
      Memory(
        states: states + count * stateCount, scratch: scratch + count * ChunkStates.scratchCount,
        stateCount: stateCount)
    }
  }

  /// The number of levels that are evaluated before their tracks: few enough that their states are still in
  /// the cache then.
  static var chunkLength: Int { 256 }

  private var states = GrowableBuffer<LevelState>()
  private var scratch = GrowableBuffer(Array(repeating: 0.0, count: Self.scratchCount))
  /// The largest number of levels in a chunk.
  private var stateCount = 0

  fileprivate static var scratchCount: Int { 2 * LevelPass.largestBatch }

  /// Reserves memory for a chunk of some of `count` levels, which ends with a program of `lastCount` levels.
  mutating func reserve(forLevels count: Int, endingWith lastCount: Int) {
    stateCount = max(stateCount, min(count, Self.chunkLength + lastCount))
    reserve(forChunks: 1)
  }

  /// Reserves memory for a number of chunks that are evaluated at the same time.
  mutating func reserve(forChunks count: Int) {
    states.append(repeating: LevelState(), count: max(0, count * stateCount - states.count))
    scratch.append(repeating: 0, count: max(0, count * Self.scratchCount - scratch.count))
  }

  /// The memory of the first chunk. It doesn't move until more is reserved.
  var firstMemory: Memory {
    mutating get {
      Memory(
        states: states.mutableElements.baseAddress!, scratch: scratch.mutableElements.baseAddress!,
        stateCount: stateCount)
    }
  }
}
