/// A transform channel: a matrix, followed by its parts. Tracks write to either.
///
/// These are many numbers, so only those that tracks changed, now or at the last instant, are reset to the
/// base.
struct TransformChannel {
  /// The forms of the transform that are up to date.
  enum Form: UInt8 {
    /// The matrix equals the base. The parts are those of the last instant.
    case base
    /// Both are those of the last instant.
    case stale
    /// Both are those of the last instant, and agree.
    case staleAgreement
    /// Matrix and parts agree.
    case both
    /// The matrix; the parts must be decomposed from it.
    case matrix
    /// The parts; the matrix must be composed from them.
    case parts
    /// The upright parts. The stored parts are the base's, and the matrix is composed when it's read.
    case upright
    /// The upright parts, which are those of the last instant.
    case staleUpright
  }

  private let firstNumber: Int32
  /// The parts that differ from the base.
  var touched: TransformPartSet = []
  /// The parts that the matrix may not agree with, while the form is ``Form/parts``; the upright parts that are still
  /// of the last instant, while it's ``Form/upright``.
  var outdated: TransformPartSet = .all
  /// The parts of the matrix that may differ from the base's, while the form is ``Form/upright``; all until it's composed.
  var composed: TransformPartSet = .all
  var currentForm = Form.stale
  /// Whether the base only translates and scales.
  var hasUprightBase = true

  init(offset: Int) { firstNumber = Int32(offset) }

  /// The index of the matrix's first number. The parts begin ``matrixWidth`` later.
  var offset: Int { Int(firstNumber) }
  /// The index of the parts' first number.
  var partsOffset: Int { offset + Self.matrixWidth }
  /// The indices of all its numbers.
  var numbers: Range<Int> { offset..<offset + Self.numberCount }

  static let matrixWidth = 16
  /// The number of numbers of the matrix and the parts.
  static var numberCount: Int { matrixWidth + TransformPart.count }

  /// Begins the evaluation of another instant.
  @inline(__always)
  mutating func beginInstant() {
    switch currentForm {
    case .base, .staleAgreement, .staleUpright: break
    case .upright: currentForm = .staleUpright
    case .both: currentForm = .staleAgreement
    case .stale, .matrix, .parts: currentForm = .stale
    }
  }
}

// MARK: - Upright parts

/// The parts of a transform that translate and scale, stored apart for as long as nothing else changes the transform.
///
/// They take a fifth of the memory of the matrix and all parts, which matters for more transforms than fit into the
/// processor's cache.
enum UprightParts {
  static let count = TransformPart.shear

  /// Returns the index of a part in the matrix, whose number is the part's.
  @inline(__always)
  static func number(ofPart part: Int) -> Int {
    part < TransformPart.scale ? 12 + part : 5 * (part - TransformPart.scale)
  }

  /// Returns a number of the matrix that is composed from the parts.
  static func matrixNumber(at index: Int, of parts: UnsafePointer<Double>) -> Double {
    switch index {
    case 12, 13, 14: parts[index - 12]
    case 0, 5, 10: parts[TransformPart.scale + index / 5]
    default: index == 15 ? 1 : 0
    }
  }
}

/// A set of a transform's parts, a bit for each in the order of ``TransformPart``.
struct TransformPartSet: OptionSet {
  let rawValue: UInt16

  /// Creates the set of `count` parts from `first` on.
  @inline(__always)
  init(first: Int, count: Int) { self.init(rawValue: UInt16(truncatingIfNeeded: (1 << count - 1) << first)) }

  init(rawValue: UInt16) { self.rawValue = rawValue }

  static let all = TransformPartSet(first: 0, count: TransformPart.count)
  /// The parts that translate and scale.
  static let upright = TransformPartSet(first: 0, count: TransformPart.shear)

  /// Calls a closure with each part of the set in order.
  @inline(__always)
  func forEach(_ body: (Int) -> Void) {
    var rest = rawValue
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest &- 1
    }
  }
}

extension TransformParts {
  /// Whether the parts only translate and scale.
  var isUpright: Bool {
    shear == SIMD3() && rotation == .identity && perspective == SIMD4(0, 0, 0, 1)
  }
}
