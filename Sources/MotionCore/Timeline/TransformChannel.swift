/// A transform channel holds its matrix and, after it, the matrix's parts; tracks write to either.
///
/// These are many numbers: only what tracks touch, now or at the last instant, is taken from the base again.
struct TransformChannel {
  enum Newest: UInt8 {
    /// The matrix is the base's. The parts are what the last instant left.
    case base
    /// Both are what the last instant left.
    case stale
    /// Matrix and parts say the same.
    case both
    /// The parts have to be taken from the matrix.
    case matrix
    /// The matrix has to be made of the parts.
    case parts
  }

  private let place: Int32
  /// The parts that aren't the base's.
  var touched: TransformPartSet = []
  var newest = Newest.stale
  /// Whether the base only moves and scales.
  var hasUprightBase = true

  init(offset: Int) { place = Int32(offset) }

  /// The first number of the matrix; the parts begin ``matrixWidth`` later.
  var offset: Int { Int(place) }
  /// The first number of the parts.
  var partsOffset: Int { offset + Self.matrixWidth }
  /// All its numbers.
  var numbers: Range<Int> { offset..<partsOffset + TransformPart.count }

  static let matrixWidth = 16
}

/// Some of a transform's parts, a bit for each in the order of ``TransformPart``.
struct TransformPartSet: OptionSet {
  let rawValue: UInt16

  /// So many parts from one on.
  @inline(__always)
  init(first: Int, count: Int) { self.init(rawValue: UInt16(truncatingIfNeeded: (1 << count - 1) << first)) }

  init(rawValue: UInt16) { self.rawValue = rawValue }

  static let all = TransformPartSet(first: 0, count: TransformPart.count)
  /// Those that move and scale.
  static let upright = TransformPartSet(first: 0, count: TransformPart.shear)
}

extension TransformParts {
  /// Whether they only move and scale.
  var isUpright: Bool {
    shear == SIMD3() && rotation == .identity && perspective == SIMD4(0, 0, 0, 1)
  }
}
