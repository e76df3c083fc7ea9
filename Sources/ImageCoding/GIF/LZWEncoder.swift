/// An encoder for GIF's variant of LZW (GIF89a, appendix F), whose codes grow in width and fill bytes from the lowest
/// bit.
///
/// It makes three choices that the format leaves open. Where a pixel may be transparent, it takes the longest sequence
/// of the table that some choice of colors matches. A full table stays in use for as long as it compresses better than
/// a new one did. The choices depend only on the indices, so that the same ones make the same bytes.
struct LZWEncoder {
  private let pixels: GIFIndices.Pixels
  private let clearCode: Int
  private var width: Int
  private var nextCode: Int
  private let table: CodeTable
  private var matches: MatchSearch
  private var output: BitWriter
  private var economy = TableEconomy()

  /// Returns the code stream for color indices.
  ///
  /// - Parameters:
  ///   - indices: Indices below 2 to the power of `minimumCodeSize`.
  ///   - minimumCodeSize: A number of bits from 2 to 8.
  static func encode(_ indices: GIFIndices, minimumCodeSize: Int) -> [UInt8] {
    let capacity = byteLimit(indexCount: indices.colors.count)
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: CodeTable.slotCount) { slots in
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 2 * MatchSearch.candidateLimit) { candidates in
          indices.withPixels { pixels in
            var encoder = LZWEncoder(
              pixels, minimumCodeSize: minimumCodeSize, table: CodeTable(slots),
              matches: MatchSearch(candidates), output: BitWriter(buffer))
            encoder.encode()
            count = encoder.output.count
          }
        }
      }
    }
  }

  /// Returns the largest possible size: a code of twelve bits per index, per clearing of the table, and for the end.
  private static func byteLimit(indexCount: Int) -> Int {
    let codeCount = indexCount + indexCount / TableEconomy.windowLength + 3
    return (codeCount * 12 + 7) / 8
  }

  private init(
    _ pixels: GIFIndices.Pixels, minimumCodeSize: Int, table: CodeTable, matches: MatchSearch,
    output: BitWriter
  ) {
    self.pixels = pixels
    clearCode = 1 << minimumCodeSize
    width = minimumCodeSize + 1
    nextCode = clearCode + 2
    (self.table, self.matches, self.output) = (table, matches, output)
  }

  private static let codeLimit = 4096

  private mutating func encode() {
    emit(clearCode)
    var position = 0
    var match = position < pixels.count ? longestMatch(at: position, after: nil) : nil
    while let current = match {
      emit(current.code)
      position += current.length
      growIfNeeded()
      economy.add(bitCount: width, pixelCount: current.length)
      let isFull = nextCode == Self.codeLimit
      guard position < pixels.count else { break }
      if isFull, economy.prefersNewTable {
        restart()
        match = longestMatch(at: position, after: nil)
        continue
      }
      match = longestMatch(at: position, after: isFull ? nil : current.code)
      if !isFull, let match {
        table.insert(prefix: current.code, index: match.first, code: nextCode)
        nextCode += 1
        if nextCode == Self.codeLimit { economy.tableIsFull() }
      }
    }
    emit(clearCode + 1)
    output.finish()
  }

  /// Returns the longest sequence of the table that the pixels from a position on can have.
  ///
  /// - Parameter previous: The code before it, to which the entry of ``nextCode`` will add the first index; nil if there
  ///   will be no new entry.
  private mutating func longestMatch(at position: Int, after previous: Int?) -> Match {
    let color = pixels.color(at: position)
    let match = longestMatch(at: position, from: color, after: previous)
    guard let other = pixels.alternative(at: position) else { return match }
    let otherMatch = longestMatch(at: position, from: other, after: previous)
    return match.length > otherMatch.length ? match : otherMatch
  }

  private mutating func longestMatch(at position: Int, from first: UInt8, after previous: Int?) -> Match {
    let nextCode = nextCode
    return matches.longest(pixels, at: position, from: first) { [table] prefix, index in
      prefix == previous && index == first ? nextCode : table.code(prefix: prefix, index: index)
    }
  }

  /// Widens the codes once the decoder needs it, which adds each entry one code later than the encoder.
  private mutating func growIfNeeded() {
    if nextCode == 1 << width, width < 12 { width += 1 }
  }

  private mutating func restart() {
    emit(clearCode)
    table.removeAll()
    width = clearCode.trailingZeroBitCount + 1
    nextCode = clearCode + 2
    economy = TableEconomy()
  }

  private mutating func emit(_ code: Int) { output.write(code, bitCount: width) }
}

/// The decision to begin a new table instead of using a full one.
private struct TableEconomy {
  private var bitCount = 0
  private var pixelCount = 0
  private var windowPixelCount = 0
  private var windowCodeCount = 0
  private var isFull = false
  private(set) var prefersNewTable = false

  /// The number of codes of a full table after which it's judged.
  static let windowLength = 128

  mutating func tableIsFull() { isFull = true }

  mutating func add(bitCount: Int, pixelCount: Int) {
    guard isFull else {
      self.bitCount += bitCount
      self.pixelCount += pixelCount
      return
    }
    windowPixelCount += pixelCount
    windowCodeCount += 1
    guard windowCodeCount == Self.windowLength else { return }
    // A new table would need as many bits per pixel as this one did until it was full.
    prefersNewTable = windowCodeCount * 12 * self.pixelCount > self.bitCount * windowPixelCount
    (windowPixelCount, windowCodeCount) = (0, 0)
  }
}

/// A sequence of the table that pixels can have.
private struct Match {
  let code: Int
  let length: Int
  /// The first index of the sequence.
  let first: UInt8
}

/// A search for the longest sequence among those that pixels with alternatives can have.
private struct MatchSearch {
  /// The codes of equally long sequences, and those of the sequences that are longer by one.
  private var codes: UnsafeMutableBufferPointer<Int>
  private var longerCodes: UnsafeMutableBufferPointer<Int>

  /// The largest number of equally long sequences that are followed.
  static let candidateLimit = 16

  /// Creates a search in memory for twice ``candidateLimit`` codes.
  init(_ memory: UnsafeMutableBufferPointer<Int>) {
    codes = UnsafeMutableBufferPointer(rebasing: memory[..<Self.candidateLimit])
    longerCodes = UnsafeMutableBufferPointer(rebasing: memory[Self.candidateLimit...])
  }

  /// - Parameter lookUp: A closure that returns the code of another code and an index; nil if there is none.
  @inline(__always)
  mutating func longest(
    _ pixels: GIFIndices.Pixels, at start: Int, from first: UInt8,
    lookUp: (_ prefix: Int, _ index: UInt8) -> Int?
  ) -> Match {
    codes[0] = Int(first)
    var (count, position) = (1, start + 1)
    while position < pixels.count {
      var longerCount = 0
      for code in codes[..<count] where longerCount < Self.candidateLimit - 1 {
        if let longer = lookUp(code, pixels.color(at: position)) {
          longerCodes[longerCount] = longer
          longerCount += 1
        }
        if let other = pixels.alternative(at: position), let longer = lookUp(code, other) {
          longerCodes[longerCount] = longer
          longerCount += 1
        }
      }
      if longerCount == 0 { break }
      swap(&codes, &longerCodes)
      (count, position) = (longerCount, position + 1)
    }
    return Match(code: codes[0], length: position - start, first: first)
  }
}

/// A writer of numbers of a few bits to memory, from the lowest bit up; the memory must be large enough.
private struct BitWriter {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0
  private var bits: UInt64 = 0
  private var bitCount = 0

  init(_ bytes: UnsafeMutableBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func write(_ number: Int, bitCount width: Int) {
    bits |= UInt64(truncatingIfNeeded: number) &<< UInt64(truncatingIfNeeded: bitCount)
    bitCount += width
    while bitCount >= 8 { writeByte() }
  }

  /// Writes the remaining bits, padded with zeros.
  mutating func finish() {
    if bitCount > 0 { writeByte() }
  }

  private mutating func writeByte() {
    bytes.initializeElement(at: count, to: UInt8(truncatingIfNeeded: bits))
    count += 1
    bits >>= 8
    bitCount -= 8
  }
}

/// The codes of sequences that consist of another code and an index, as a hash table with open addressing.
private struct CodeTable {
  /// A slot is 0 if it's empty, else (prefix, index, code) in 12 + 8 + 12 bits, where the code isn't 0.
  private let slots: UnsafeMutableBufferPointer<UInt32>

  static let slotCount = 1 << 13

  /// Creates an empty table in memory for ``slotCount`` slots.
  init(_ slots: UnsafeMutableBufferPointer<UInt32>) {
    self.slots = slots
    slots.initialize(repeating: 0)
  }

  func code(prefix: Int, index: UInt8) -> Int? {
    let key = Self.key(prefix, index)
    let slot = slot(of: key)
    return slots[slot] == 0 ? nil : Int(slots[slot] & 0xFFF)
  }

  /// Adds an entry for a sequence that has none.
  func insert(prefix: Int, index: UInt8, code: Int) {
    let key = Self.key(prefix, index)
    slots[slot(of: key)] = key << 12 | UInt32(truncatingIfNeeded: code)
  }

  func removeAll() { slots.update(repeating: 0) }

  private static func key(_ prefix: Int, _ index: UInt8) -> UInt32 {
    UInt32(truncatingIfNeeded: prefix) << 8 | UInt32(index)
  }

  /// Returns the slot of a sequence, or the empty one where it belongs.
  private func slot(of key: UInt32) -> Int {
    var slot = Int((key &* 0x9E37_79B1) >> 19)
    while slots[slot] != 0, slots[slot] >> 12 != key { slot = (slot + 1) & (Self.slotCount - 1) }
    return slot
  }
}
