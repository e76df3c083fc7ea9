/// A strict GIF decoder, written from the specification for clarity alone.
struct GIFDecoder {
  struct Frame {
    /// The visible pixels: opaque ones with red in the lowest byte, or 0.
    let pixels: [UInt32]
    /// In hundredths of a second.
    let delay: Int
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var frames: [Frame] = []

  private var input: ArraySlice<UInt8>
  private var palette: [UInt32] = []
  private var canvas: [UInt32] = []
  private var (delay, disposal, transparent) = (0, 0, -1)

  init(_ bytes: [UInt8]) throws {
    input = bytes[...]
    try demand(Array(try take(6)) == Array("GIF89a".utf8), "not a GIF")
    (width, height) = (try short(), try short())
    let flags = try byte()
    _ = try take(2)
    palette = try table(flags)
    canvas = Array(repeating: 0, count: width * height)
    while try readBlock() {}
    try demand(input.isEmpty, "\(input.count) bytes after the end")
  }

  private mutating func readBlock() throws -> Bool {
    switch try byte() {
    case 0x21: try readExtension()
    case 0x2C: try readImage()
    case 0x3B: return false
    case let other: throw Violation(description: "unknown block \(other)")
    }
    return true
  }

  private mutating func readExtension() throws {
    let kind = try byte()
    let data = try blocks()
    guard kind == 0xF9 else { return }
    try demand(data.count == 4, "a control block of \(data.count) bytes")
    delay = data[1] + data[2] << 8
    disposal = data[0] >> 2 & 7
    transparent = data[0] & 1 == 1 ? data[3] : -1
    try demand(disposal < 3, "disposal \(disposal)")
  }

  private mutating func readImage() throws {
    let (left, top) = (try short(), try short())
    let (columns, rows) = (try short(), try short())
    try demand(
      columns > 0 && rows > 0 && left + columns <= width && top + rows <= height,
      "a frame outside of the picture")
    let flags = try byte()
    try demand(flags & 0x40 == 0, "an interlaced frame")
    let local = try table(flags)
    let colors = local.isEmpty ? palette : local
    let indices = try Self.indices(rootBits: try byte(), codes: try blocks())
    try demand(indices.count == columns * rows, "\(indices.count) pixels of \(columns) × \(rows)")
    let positions = indices.indices.map { (top + $0 / columns) * width + left + $0 % columns }
    for (position, index) in zip(positions, indices) where index != transparent {
      try demand(index < colors.count, "color \(index) of \(colors.count)")
      canvas[position] = colors[index]
    }
    frames.append(Frame(pixels: canvas, delay: delay))
    if disposal == 2 { for position in positions { canvas[position] = 0 } }
  }

  /// Decodes LZW with a table of complete strings.
  private static func indices(rootBits: Int, codes bytes: [Int]) throws -> [Int] {
    let clear = 1 << rootBits
    var (strings, bits, position): ([[Int]], Int, Int) = ([], rootBits + 1, 0)
    var last: [Int] = []
    var result: [Int] = []
    while true {
      try demand(position + bits <= 8 * bytes.count, "the codes have no end")
      let code = (position..<position + bits).reversed().reduce(0) { $0 << 1 | bytes[$1 / 8] >> ($1 % 8) & 1 }
      position += bits
      if code == clear {
        strings = (0..<clear).map { [$0] } + [[], []]
        (bits, last) = (rootBits + 1, [])
        continue
      }
      if code == clear + 1 { return result }
      try demand(code < strings.count || code == strings.count && !last.isEmpty, "code \(code)")
      let string = code < strings.count ? strings[code] : last + last.prefix(1)
      if !last.isEmpty, strings.count < 4096 { strings.append(last + string.prefix(1)) }
      if strings.count == 1 << bits, bits < 12 { bits += 1 }
      result += string
      last = string
    }
  }

  // MARK: Bytes

  private mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    try demand(input.count >= count, "the file is truncated")
    defer { input = input.dropFirst(count) }
    return input.prefix(count)
  }

  private mutating func byte() throws -> Int { Int(try take(1).reduce(0) { $0 + $1 }) }

  private mutating func short() throws -> Int {
    let low = try byte()
    return try low + byte() << 8
  }

  private mutating func table(_ flags: Int) throws -> [UInt32] {
    guard flags & 0x80 != 0 else { return [] }
    return try (0..<2 << (flags & 7)).map { _ in
      UInt32(try byte()) | UInt32(try byte()) << 8 | UInt32(try byte()) << 16 | 0xFF00_0000
    }
  }

  private mutating func blocks() throws -> [Int] {
    var data: [Int] = []
    while case let count = try byte(), count > 0 { data += try take(count).map { Int($0) } }
    return data
  }
}
