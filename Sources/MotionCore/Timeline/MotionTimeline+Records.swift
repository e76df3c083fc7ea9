/// A clock of a timeline: a time space inside an earlier clock.
struct ClockRecord {
  var space = TimeSpace()
  var parent = 0
}

/// One level of timing as the timeline keeps it.
struct LevelRecord {
  /// What gives a level the time around it.
  enum Source {
    case clock(Int32)
    case level(Int32)
    /// Its program was removed; the record waits for the next compaction.
    case none
  }

  var timing: PassTiming
  var source: Source
  /// The indices of its curve and of its spring, −1 without.
  var curve: Int32
  var spring: Int32
  /// For how many seconds its time stands still at once, 0 where it runs.
  var stepLength: Double
  /// Whether other levels play in its time.
  var hasMembers = false
  /// Whether its end has come by the host's events: rounding has no say any more.
  var isOver = false
  /// Whether it is the first one of its program.
  var startsProgram = false

  var isPaced: Bool { curve >= 0 || spring >= 0 || stepLength > 0 }

  /// Whether it plays in another level's time.
  var isMember: Bool {
    if case .level = source { true } else { false }
  }
}

/// Where a level stands at the instant evaluated.
struct LevelState {
  /// Paced progress within the pass.
  var progress = 0.0
  /// The paced time within the pass, in seconds: the parent time of the levels inside.
  var time = 0.0
  var cycle = 0.0
  var isActive = false
  var isAtEnd = false
  /// Whether a cycle ends where it began, having played backward.
  var cycleReturns = false
}

/// One track as the timeline keeps it: a scalar whole, so that two of them fill a cache line, any other by its index
/// among the wide ones.
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
  /// The first number that it writes, an index of the timeline's channels.
  var target: Int32 = 0
  /// The transform channel that a scalar writes to, −1 for any other; the index of a wide track.
  var place: Int32 = -1
  /// The endpoints of a scalar.
  var from = 0.0
  var to = 0.0
}

struct TrackOptions: OptionSet {
  let rawValue: UInt8

  static let additive = TrackOptions(rawValue: 1)
  static let cumulative = TrackOptions(rawValue: 2)
  /// The start, or the end, is added to what lies underneath.
  static let openStart = TrackOptions(rawValue: 4)
  static let openEnd = TrackOptions(rawValue: 8)
  /// It is turned against its path.
  static let reversed = TrackOptions(rawValue: 16)
}

/// A track of several numbers, keyframes or a path.
struct WideTrack {
  enum Kind: UInt8 {
    case vector
    case keyframes
    case discreteKeyframes
    case cubicKeyframes
    case path
    case matrix
    case matrixKeyframes
    case discreteMatrixKeyframes
    case pathRotation
    /// Takes parts of a matrix into the room for a function.
    case functionStart
    /// Makes a matrix of what the track in between left there.
    case functionEnd
  }

  var kind: Kind
  var options: TrackOptions = []
  /// The first number that it writes, an index of the timeline's channels.
  var target: Int32
  var width: Int32
  /// The transform channel that it writes to, −1 for any other.
  var transform: Int32
  /// How many keyframes there are; for a function, its first part.
  var count: Int32 = 0
  /// The first of its constants (the index of its path, where it follows one), and of its pacings.
  var constants: Int32 = 0
  var pacings: Int32 = 0
  var pacingCount: Int32 = 0

  /// Whether its values hold from one key time to the next.
  var isDiscrete: Bool { kind == .discreteKeyframes || kind == .discreteMatrixKeyframes }
  var followsPath: Bool { kind == .path || kind == .pathRotation }
}

/// A track that makes a whole matrix of a few parts runs as three: one takes the parts underneath into a room that all
/// such tracks share, one moves them, one makes the matrix.
enum TransformFunction {
  /// The first number of the room.
  static let offset = 0
  /// The room, empty.
  static let room = [0.0, 0, 0]
}

/// Where each program's records lie.
struct ProgramTable {
  struct Entry {
    var levels: Stretch
    var tracks: Stretch
    var constants: Stretch
    var pacings: Stretch
  }

  /// Records that lie side by side, in half of a range's room.
  struct Stretch {
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

  /// The indices of all entries, in the order in which they were added.
  mutating func beginCompaction() -> [Int] {
    removedLevels = 0
    return entries.indices.filter { entries[$0] != nil }
      .sorted { entries[$0]!.levels.lowerBound < entries[$1]!.levels.lowerBound }
  }
}

/// Names a program of a timeline until it's removed.
package struct MotionProgramID: Hashable, Sendable {
  private let number: Int32

  init(index: Int) { number = Int32(index) }

  var index: Int { Int(number) }
}
