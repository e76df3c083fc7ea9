/// An encoder for GIF's variant of LZW (GIF89a, appendix F), whose codes grow in width and fill bytes from the lowest
/// bit.
struct LZWEncoder {
  private let clearCode: Int
  private var width: Int
  private var nextCode: Int
  private var table: CodeTable
  private var output: BitWriter

  /// Returns the code stream for color indices; nil if it would have more than `limit` bytes.
  ///
  /// - Parameters:
  ///   - indices: Indices below 2 to the power of `minimumCodeSize`.
  ///   - minimumCodeSize: A number of bits from 2 to 8.
  static func encode(_ indices: [UInt8], minimumCodeSize: Int, limit: Int = .max) -> [UInt8]? {
    let capacity = byteLimit(indexCount: indices.count)
    var isComplete = false
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: CodeTable.slotCount) { slots in
        var encoder = LZWEncoder(
          minimumCodeSize: minimumCodeSize, table: CodeTable(slots), output: BitWriter(buffer))
        isComplete = indices.withUnsafeBufferPointer { encoder.encode($0, limit: limit) }
        count = encoder.output.count
      }
    }
    return isComplete ? bytes : nil
  }

  /// Returns the largest possible size: a code of twelve bits per index, per clearing of the table, and for the end.
  private static func byteLimit(indexCount: Int) -> Int {
    let codeCount = indexCount + indexCount / (codeLimit / 2) + 3
    return (codeCount * 12 + 7) / 8
  }

  private init(minimumCodeSize: Int, table: CodeTable, output: BitWriter) {
    clearCode = 1 << minimumCodeSize
    width = minimumCodeSize + 1
    nextCode = clearCode + 2
    self.table = table
    self.output = output
  }

  private static let codeLimit = 4096

  /// Encodes the indices, and returns whether the result is within the limit, which is checked after each code.
  private mutating func encode(_ indices: UnsafeBufferPointer<UInt8>, limit: Int) -> Bool {
    emit(clearCode)
    guard var prefix = indices.first.map(Int.init) else { return finish(limit) }
    for index in indices.dropFirst() {
      if let code = table.code(prefix: prefix, index: index) {
        prefix = code
        continue
      }
      emit(prefix)
      if output.count > limit { return false }
      growIfNeeded()
      if nextCode < Self.codeLimit {
        table.insert(nextCode)
        nextCode += 1
      } else {
        restart()
      }
      prefix = Int(index)
    }
    emit(prefix)
    growIfNeeded()
    return finish(limit)
  }

  private mutating func finish(_ limit: Int) -> Bool {
    emit(clearCode + 1)
    output.finish()
    return output.count <= limit
  }

  /// Widens the codes when the decoder does, which adds each entry one code later than the encoder.
  private mutating func growIfNeeded() {
    if nextCode == 1 << width, width < 12 { width += 1 }
  }

  private mutating func restart() {
    emit(clearCode)
    table.removeAll()
    width = clearCode.trailingZeroBitCount + 1
    nextCode = clearCode + 2
  }

  private mutating func emit(_ code: Int) { output.write(code, bitCount: width) }
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
  /// The index of the slot where the last search ended.
  private var slot = 0
  private var key: UInt32 = 0

  static let slotCount = 1 << 13

  /// Creates an empty table in memory for ``slotCount`` slots.
  init(_ slots: UnsafeMutableBufferPointer<UInt32>) {
    self.slots = slots
    slots.initialize(repeating: 0)
  }

  mutating func code(prefix: Int, index: UInt8) -> Int? {
    key = UInt32(truncatingIfNeeded: prefix) << 8 | UInt32(index)
    slot = Int((key &* 0x9E37_79B1) >> 19)
    while slots[slot] != 0 {
      if slots[slot] >> 12 == key { return Int(slots[slot] & 0xFFF) }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return nil
  }

  /// Adds an entry for the sequence of the last search, which must have failed.
  mutating func insert(_ code: Int) { slots[slot] = key << 12 | UInt32(truncatingIfNeeded: code) }

  mutating func removeAll() { slots.update(repeating: 0) }
}
