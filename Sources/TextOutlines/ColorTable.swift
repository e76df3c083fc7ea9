#if OptionalLibraries
  import Raster

  /// The paints of a COLR table of version 1, as specified in OpenType. Variations aren't applied.
  ///
  /// FreeType reads such tables too, but its interface is experimental in the versions that distributions have.
  struct ColorTable {
    private let data: BigEndianData
    /// The offset of the list of glyphs with paints.
    private let glyphs: Int
    /// The offset of the list of layers; 0 for none.
    private let layers: Int

    /// Reads the header; nil for a table without paints.
    init?(_ bytes: [UInt8]) {
      data = BigEndianData(bytes: bytes)
      guard let version = data.unsigned(at: 0, size: 2), version >= 1,
        let glyphs = data.unsigned(at: 14, size: 4),
        let layers = data.unsigned(at: 18, size: 4), glyphs > 0
      else { return nil }
      (self.glyphs, self.layers) = (glyphs, layers)
    }

    /// Returns the offset of a glyph's paint; nil for a glyph without one.
    func paint(ofGlyph glyph: Int) -> Int? {
      var (low, high) = (0, data.unsigned(at: glyphs, size: 4) ?? 0)
      while low < high {
        let middle = (low + high) / 2
        let record = glyphs + 4 + 6 * middle
        guard let found = data.unsigned(at: record, size: 2) else { return nil }
        if found == glyph { return data.unsigned(at: record + 2, size: 4).map { glyphs + $0 } }
        if found < glyph { low = middle + 1 } else { high = middle }
      }
      return nil
    }

    /// Returns the offset of a layer's paint; nil for a layer that doesn't exist.
    private func paint(ofLayer layer: Int) -> Int? {
      guard layers > 0, let count = data.unsigned(at: layers, size: 4), layer < count else { return nil }
      return data.unsigned(at: layers + 4 + 4 * layer, size: 4).map { layers + $0 }
    }
  }

  // MARK: - Paints

  /// A paint whose parts are offsets in the table.
  enum ColorPaint {
    case layers([Int])
    case solid(color: Int, alpha: Double)
    case linear(ColorLine, Point, Point, Point)
    case radial(ColorLine, Point, Double, Point, Double)
    /// Counterclockwise angles in radians.
    case sweep(ColorLine, Point, from: Double, to: Double)
    case glyph(Int, paint: Int)
    case colorGlyph(Int)
    case transformed(Int, Affine)
    case composite(source: Int, mode: Int, backdrop: Int)
  }

  /// The stops of a gradient.
  struct ColorLine {
    struct Stop {
      var location: Double
      var color: Int
      var alpha: Double
    }

    enum Extend: Int {
      case pad, `repeat`, reflect
    }

    var stops: [Stop]
    var extend: Extend
  }

  extension ColorTable {
    /// Returns the paint at an offset; nil for an unknown or damaged one.
    func paint(at offset: Int) -> ColorPaint? {
      guard let format = data.unsigned(at: offset, size: 1) else { return nil }
      let reader = PaintReader(data: data, offset: offset, isVariable: format % 2 == 1)
      switch format {
      case 1:
        guard let count = reader.unsigned(1, size: 1), let first = reader.unsigned(2, size: 4) else {
          return nil
        }
        return .layers((first..<(first + count)).compactMap(paint(ofLayer:)))
      case 10:
        guard let child = reader.child(1), let glyph = reader.unsigned(4, size: 2) else { return nil }
        return .glyph(glyph, paint: child)
      case 11:
        return reader.unsigned(1, size: 2).map(ColorPaint.colorGlyph)
      case 2...9:
        return reader.fill(format)
      case 12...31:
        guard let child = reader.child(1), let transform = reader.transform(format) else { return nil }
        return .transformed(child, transform)
      case 32:
        guard let source = reader.child(1), let mode = reader.unsigned(4, size: 1),
          let backdrop = reader.child(5)
        else { return nil }
        return .composite(source: source, mode: mode, backdrop: backdrop)
      default:
        return nil
      }
    }
  }

  /// Reads the fields of a paint, whose offsets are relative to that of the paint.
  private struct PaintReader {
    let data: BigEndianData
    let offset: Int
    /// Whether the fields are followed by those of variations.
    let isVariable: Bool

    func unsigned(_ position: Int, size: Int) -> Int? { data.unsigned(at: offset + position, size: size) }

    /// The offset of a table that the field names; nil for none.
    func child(_ position: Int) -> Int? { unsigned(position, size: 3).flatMap { $0 > 0 ? offset + $0 : nil } }

    private func units(_ position: Int) -> Double? {
      data.signed(at: offset + position, size: 2).map { Double($0) }
    }

    /// A number with 14 fractional bits.
    private func fraction(_ position: Int) -> Double? { units(position).map { $0 / 16384 } }

    private func point(_ position: Int) -> Point? {
      guard let x = units(position), let y = units(position + 2) else { return nil }
      return Point(x, y)
    }

    func fill(_ format: Int) -> ColorPaint? {
      if format <= 3 {
        guard let color = unsigned(1, size: 2), let alpha = fraction(3) else { return nil }
        return .solid(color: color, alpha: alpha)
      }
      guard let line = line, let first = point(4) else { return nil }
      switch format {
      case 4, 5:
        guard let second = point(8), let third = point(12) else { return nil }
        return .linear(line, first, second, third)
      case 6, 7:
        guard let radius = unsigned(8, size: 2), let second = point(10), let other = unsigned(14, size: 2)
        else {
          return nil
        }
        return .radial(line, first, Double(radius), second, Double(other))
      default:
        // Angles are stored in half turns, less 1.
        guard let start = fraction(8), let end = fraction(10) else { return nil }
        return .sweep(line, first, from: .pi * (start + 1), to: .pi * (end + 1))
      }
    }

    private var line: ColorLine? {
      guard let start = child(1), let extend = data.unsigned(at: start, size: 1),
        let count = data.unsigned(at: start + 1, size: 2)
      else { return nil }
      let size = isVariable ? 10 : 6
      let stops = (0..<min(count, Self.stopLimit)).compactMap { index -> ColorLine.Stop? in
        let position = start + 3 + size * index
        guard let location = data.signed(at: position, size: 2),
          let color = data.unsigned(at: position + 2, size: 2),
          let alpha = data.signed(at: position + 4, size: 2)
        else { return nil }
        return .init(location: Double(location) / 16384, color: color, alpha: Double(alpha) / 16384)
      }
      return ColorLine(stops: stops, extend: .init(rawValue: extend) ?? .pad)
    }

    private static let stopLimit = 256

    func transform(_ format: Int) -> Affine? {
      switch format {
      case 12, 13: return matrix
      case 14, 15: return point(4).map { .translation($0.x, $0.y) }
      case 16...19:
        guard let x = fraction(4), let y = fraction(6) else { return nil }
        return Affine.scale(x, y).around(format < 18 ? .zero : point(8))
      case 20...23: return fraction(4).flatMap { Affine.scale($0, $0).around(format < 22 ? .zero : point(6)) }
      case 24...27:
        return fraction(4).flatMap { Affine(turnedBy: .pi * $0).around(format < 26 ? .zero : point(6)) }
      default:
        guard let x = fraction(4), let y = fraction(6) else { return nil }
        return Affine(skewedBy: .pi * x, .pi * y).around(format < 30 ? .zero : point(8))
      }
    }

    private var matrix: Affine? {
      guard let start = child(4) else { return nil }
      let parts = (0..<6).compactMap { data.signed(at: start + 4 * $0, size: 4).map { Double($0) / 65536 } }
      guard parts.count == 6 else { return nil }
      return Affine(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
    }
  }

  // MARK: - Bytes

  /// Bytes that hold big-endian integers.
  struct BigEndianData {
    let bytes: [UInt8]

    /// Returns the integer of at most 4 bytes at an offset; nil beyond the end.
    func unsigned(at offset: Int, size: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - size else { return nil }
      return bytes[offset..<(offset + size)].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns the integer with a sign in two's complement; nil beyond the end.
    func signed(at offset: Int, size: Int) -> Int? {
      unsigned(at: offset, size: size).map { $0 >= 1 << (8 * size - 1) ? $0 - 1 << (8 * size) : $0 }
    }
  }
#endif
