import Raster

/// A slow, strict GIF reader written from the specification, as the reference for tests of the writer.
struct GIFReader {
  struct Frame {
    /// The visible pixels during this frame: straight opaque ones, or 0 for transparent ones.
    var pixels: [UInt32]
    /// In hundredths of a second.
    var delay: Int
    /// The rectangle of the frame's image in the file.
    var rect: PixelRect
    var hasLocalPalette: Bool
    var colorCount: Int
    var disposal: Int
  }

  struct Failure: Error {
    var reason: String
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var globalColorCount = 0
  /// The number in Netscape's extension; nil if there is none.
  private(set) var repetitions: Int?
  private(set) var frames: [Frame] = []

  private var bytes: ArraySlice<UInt8>
  private var globalTable: [UInt32] = []
  private var canvas: [UInt32] = []
  private var control = Control()

  private struct Control {
    var disposal = 0
    var transparent: Int?
    var delay = 0
  }

  /// Reads a file; each further round draws the images again over the result of the previous one.
  init(_ data: some Collection<UInt8>, rounds: Int = 1) throws {
    bytes = ArraySlice(data)
    guard try take(6).elementsEqual(Array("GIF89a".utf8)) else { throw Failure(reason: "signature") }
    try readScreen()
    let blocks = bytes
    for _ in 0..<rounds {
      bytes = blocks
      while try readBlock() {}
    }
    guard bytes.isEmpty else { throw Failure(reason: "bytes after the end") }
  }

  /// In hundredths of a second.
  var duration: Int { frames.reduce(0) { $0 + $1.delay } }
}

// MARK: - Blocks

extension GIFReader {
  private mutating func readScreen() throws {
    (width, height) = (try short(), try short())
    let flags = try byte()
    _ = try take(2)
    if flags & 0x80 != 0 { globalTable = try table(flags) }
    globalColorCount = globalTable.count
    canvas = [UInt32](repeating: 0, count: width * height)
  }

  private mutating func readBlock() throws -> Bool {
    switch try byte() {
    case 0x21: try readExtension()
    case 0x2C: try readImage()
    case 0x3B: return false
    case let other: throw Failure(reason: "block \(other)")
    }
    return true
  }

  private mutating func readExtension() throws {
    let label = try byte()
    let contents = try subBlocks()
    switch label {
    case 0xF9:
      guard contents.count == 4 else { throw Failure(reason: "control of \(contents.count) bytes") }
      control = Control(
        disposal: Int(contents[0] >> 2 & 7), transparent: contents[0] & 1 == 1 ? Int(contents[3]) : nil,
        delay: Int(contents[1]) | Int(contents[2]) << 8)
    case 0xFF where contents.starts(with: Array("NETSCAPE2.0".utf8)):
      repetitions = Int(contents[12]) | Int(contents[13]) << 8
    default: throw Failure(reason: "extension \(label)")
    }
  }

  private mutating func readImage() throws {
    let rect = PixelRect(x: try short(), y: try short(), width: try short(), height: try short())
    guard !rect.isEmpty, rect.maxX <= width, rect.maxY <= height else { throw Failure(reason: "\(rect)") }
    let flags = try byte()
    guard flags & 0x40 == 0 else { throw Failure(reason: "interlaced") }
    let colors = flags & 0x80 != 0 ? try table(flags) : globalTable
    let indices = try Self.decompress(
      minimumCodeSize: Int(try byte()), codes: try subBlocks(), count: rect.width * rect.height)
    draw(indices, rect, colors)
    frames.append(
      Frame(
        pixels: canvas, delay: control.delay, rect: rect, hasLocalPalette: flags & 0x80 != 0,
        colorCount: Set(indices).count, disposal: control.disposal))
    if control.disposal == 2 { clear(rect) }
  }

  private mutating func draw(_ indices: [Int], _ rect: PixelRect, _ colors: [UInt32]) {
    for (place, index) in indices.enumerated() where index != control.transparent {
      canvas[(rect.minY + place / rect.width) * width + rect.minX + place % rect.width] = colors[index]
    }
  }

  private mutating func clear(_ rect: PixelRect) {
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX { canvas[y * width + x] = 0 }
    }
  }
}

// MARK: - Bytes

extension GIFReader {
  private mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    guard bytes.count >= count else { throw Failure(reason: "too short") }
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }

  private mutating func byte() throws -> UInt8 { try take(1).first! }

  private mutating func short() throws -> Int { Int(try byte()) | Int(try byte()) << 8 }

  private mutating func table(_ flags: UInt8) throws -> [UInt32] {
    try (0..<(2 << (flags & 7))).map { _ in
      UInt32(try byte()) | UInt32(try byte()) << 8 | UInt32(try byte()) << 16 | 0xFF00_0000
    }
  }

  private mutating func subBlocks() throws -> [UInt8] {
    var contents: [UInt8] = []
    while case let count = Int(try byte()), count > 0 { contents += try take(count) }
    return contents
  }
}

// MARK: - LZW

extension GIFReader {
  /// Decodes codes with a table of complete strings, which is slow and obvious.
  static func decompress(minimumCodeSize: Int, codes bytes: [UInt8], count: Int) throws -> [Int] {
    let clear = 1 << minimumCodeSize
    let roots = (0..<clear).map { [$0] } + [[], []]
    var (table, width, bit) = (roots, minimumCodeSize + 1, 0)
    var last: [Int]?
    var result: [Int] = []
    while true {
      guard bit + width <= bytes.count * 8 else { throw Failure(reason: "no end code") }
      let code = (0..<width).reduce(0) { $0 | Int(bytes[(bit + $1) / 8] >> ((bit + $1) % 8) & 1) << $1 }
      bit += width
      if code == clear {
        (table, width, last) = (roots, minimumCodeSize + 1, nil)
        continue
      }
      if code == clear + 1 { break }
      guard let entry = code < table.count ? table[code] : last.map({ $0 + $0.prefix(1) }),
        code <= table.count
      else { throw Failure(reason: "code \(code) of \(table.count)") }
      if let last, table.count < 4096 { table.append(last + entry.prefix(1)) }
      if table.count == 1 << width, width < 12 { width += 1 }
      result += entry
      last = entry
    }
    guard result.count == count, bytes.count == (bit + 7) / 8 else {
      throw Failure(reason: "\(result.count) indices in \(bytes.count) bytes; \(count) were expected")
    }
    return result
  }
}
