/// A clock of a timeline: a time space inside an earlier clock.
struct ClockRecord {
  var space = TimeSpace()
  var parent = 0
}

/// The stored form of one level of timing, as large as a cache line. Its values are in the order that leaves no gaps.
struct LevelRecord {
  /// The source of a level's parent time.
  enum Source {
    case clock(Int32)
    case level(Int32)
    /// None: the program was removed, and the record remains until the next compaction.
    case none
  }

  var timing: PassTiming
  /// Whether other levels run by its time.
  var hasMembers = false
  /// Whether the host's events have ended it, regardless of rounding.
  var hasEnded = false
  var source: Source
  /// Whether it is the first level of its program.
  var startsProgram = false
  /// The index of its curve, −1 for none.
  var curve: Int32
  /// The index of its spring, −1 for none.
  var spring: Int32
  /// The index of the length of its steps, −1 for continuous time.
  var step: Int32

  var isPaced: Bool { curve >= 0 || spring >= 0 || step >= 0 }

  /// Whether it has a curve, but neither a spring nor steps, and no level runs by its time.
  var isPacedByCurveAlone: Bool { curve >= 0 && spring < 0 && step < 0 && !hasMembers }

  /// Whether it runs by another level's time.
  var isMember: Bool {
    if case .level = source { true } else { false }
  }
}

/// The state of a level at the evaluated instant.
struct LevelState {
  /// The paced progress within the pass.
  var progress = 0.0
  /// The paced time within the pass, in seconds: the parent time of the levels inside.
  var time = 0.0
  var cycle = 0.0
  var isActive = false
  var isAtEnd = false
  /// Whether a cycle ends at its start value, because it also plays backward.
  var cycleReturns = false
}

/// The stored form of one track.
///
/// A scalar track is stored here, so that two of them fill a cache line; any other track is an index among
/// the wide tracks.
struct TrackRecord {
  enum Kind: UInt8 {
    /// A scalar of a channel of numbers, without options.
    case plain
    case scalar
    case wide
  }

  var kind = Kind.plain
  var options: TrackOptions = []
  var level: Int32
  /// The index of the first number that it writes, among all numbers of the timeline.
  var target: Int32 = 0
  /// The index of the transform channel that a scalar writes to, −1 for any other channel; for a wide track,
  /// its index.
  var index: Int32 = -1
  /// The start of a scalar.
  var from = 0.0
  /// The end of a scalar.
  var to = 0.0
}

struct TrackOptions: OptionSet {
  let rawValue: UInt8

  static let additive = TrackOptions(rawValue: 1)
  static let cumulative = TrackOptions(rawValue: 2)
  /// The start is added to the underlying value.
  static let openStart = TrackOptions(rawValue: 4)
  /// The end is added to the underlying value.
  static let openEnd = TrackOptions(rawValue: 8)
  /// The x axis points against the path.
  static let reversed = TrackOptions(rawValue: 16)
}

/// A track of several numbers, of keyframes or along a path.
struct WideTrack {
  enum Kind: UInt8 {
    case vector
    /// Between the points of two paths.
    case morph
    case keyframes
    /// Between the points of several paths.
    case morphKeyframes
    case discreteKeyframes
    case cubicKeyframes
    case path
    case matrix
    case matrixKeyframes
    case discreteMatrixKeyframes
    case pathRotation
    /// Copies the underlying parts of a matrix to the scratch memory for a function.
    case functionStart
    /// Composes a matrix from the parts that the previous track left there.
    case functionEnd
  }

  var kind: Kind
  var options: TrackOptions = []
  /// The index of the first number that it writes, among all numbers of the timeline.
  var target: Int32
  var width: Int32
  /// The index of the transform channel that it writes to, −1 for any other channel.
  var transform: Int32
  /// The number of keyframes; for a function, its first part.
  var count: Int32 = 0
  /// The index of the first of its constants, or of its path.
  var constants: Int32 = 0
  /// The index of the first constant that stores a point's vertex index, for the points of paths.
  var handles: Int32 = 0
  /// The index of the first of its pacings.
  var pacings: Int32 = 0
  var pacingCount: Int32 = 0

  /// Whether its values hold from one key time to the next.
  var isDiscrete: Bool { kind == .discreteKeyframes || kind == .discreteMatrixKeyframes }
  /// Whether its numbers are a path's points, whose handles turn.
  var isMorph: Bool { kind == .morph || kind == .morphKeyframes }
  var followsPath: Bool { kind == .path || kind == .pathRotation }
}

/// The scratch memory for tracks that compose a whole matrix from a few parts.
///
/// Such a track runs as three: the first copies the underlying parts to memory that all such tracks share,
/// the second moves them, and the third composes the matrix.
enum TransformFunction {
  /// The index of its first number.
  static let offset = 0
  /// Its initial numbers.
  static let scratch = [0.0, 0, 0]
}

/// The ranges of each program's records.
struct ProgramTable {
  struct Entry {
    var levels: CompactRange
    var tracks: CompactRange
    var constants: CompactRange
    var pacings: CompactRange
  }

  /// A range of records, in half of the memory of a range.
  struct CompactRange {
    private let lower: Int32
    private let upper: Int32

    init(_ range: Range<Int>) { (lower, upper) = (Int32(range.lowerBound), Int32(range.upperBound)) }

    var lowerBound: Int { Int(lower) }
    var count: Int { Int(upper - lower) }
    var indices: Range<Int> { Int(lower)..<Int(upper) }
  }

  var entries: [Entry?] = []
  private var free: [Int] = []
  private(set) var removedLevels = 0

  mutating func insert(_ entry: Entry) -> MotionProgramID {
    if let index = free.popLast() {
      entries[index] = entry
      return MotionProgramID(index: index)
    }
    entries.append(entry)
    return MotionProgramID(index: entries.count - 1)
  }

  mutating func remove(_ id: MotionProgramID) -> Entry? {
    guard let entry = entries[id.index] else { return nil }
    entries[id.index] = nil
    free.append(id.index)
    removedLevels += entry.levels.count
    return entry
  }

  /// The indices of all entries in the order in which they were added.
  mutating func beginCompaction() -> [Int] {
    removedLevels = 0
    return entries.indices.filter { entries[$0] != nil }
      .sorted { entries[$0]!.levels.lowerBound < entries[$1]!.levels.lowerBound }
  }
}

/// The identity of a program of a timeline until it is removed.
package struct MotionProgramID: Hashable, Sendable {
  private let number: Int32

  init(index: Int) { number = Int32(index) }

  var index: Int { Int(number) }
}
