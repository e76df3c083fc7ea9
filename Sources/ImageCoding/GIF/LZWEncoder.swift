/// GIF's variant of LZW (GIF89a, appendix F): codes of growing width, from the lowest bit up.
struct LZWEncoder {
  private(set) var bytes: [UInt8] = []
  private let clearCode: Int
  private var width: Int
  private var nextCode: Int
  private var table = CodeTable()
  private var bits: UInt64 = 0
  private var bitCount = 0

  /// Returns the code stream for colour indices below 2 to the power of `minimumCodeSize`, which is 2 to 8.
  static func encode(_ indices: [UInt8], minimumCodeSize: Int) -> [UInt8] {
    var encoder = LZWEncoder(minimumCodeSize: minimumCodeSize)
    encoder.encode(indices)
    return encoder.bytes
  }

  private init(minimumCodeSize: Int) {
    clearCode = 1 << minimumCodeSize
    width = minimumCodeSize + 1
    nextCode = clearCode + 2
  }

  private static let codeLimit = 4096

  private mutating func encode(_ indices: [UInt8]) {
    emit(clearCode)
    guard var prefix = indices.first.map(Int.init) else {
      finish()
      return
    }
    for index in indices.dropFirst() {
      if let known = table.code(prefix: prefix, index: index) {
        prefix = known
        continue
      }
      emit(prefix)
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
    finish()
  }

  private mutating func finish() {
    emit(clearCode + 1)
    if bitCount > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
  }

  /// A decoder adds each entry one code later than the encoder: only now does it need the next width.
  private mutating func growIfNeeded() {
    if nextCode == 1 << width, width < 12 { width += 1 }
  }

  private mutating func restart() {
    emit(clearCode)
    table.removeAll()
    width = clearCode.trailingZeroBitCount + 1
    nextCode = clearCode + 2
  }

  private mutating func emit(_ code: Int) {
    bits |= UInt64(code) << bitCount
    bitCount += width
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}

/// Which code stands for another code followed by an index: a hash table with open addressing.
private struct CodeTable {
  /// A slot is 0 or (prefix, index, code) in 12 + 8 + 12 bits; no code is 0, so no entry is.
  private var slots = [UInt32](repeating: 0, count: slotCount)
  /// The slot where the last search ended.
  private var place = 0
  private var key: UInt32 = 0

  private static let slotCount = 1 << 13

  mutating func code(prefix: Int, index: UInt8) -> Int? {
    key = UInt32(prefix) << 8 | UInt32(index)
    place = Int((key &* 0x9E37_79B1) >> 19)
    while slots[place] != 0 {
      if slots[place] >> 12 == key { return Int(slots[place] & 0xFFF) }
      place = (place + 1) & (Self.slotCount - 1)
    }
    return nil
  }

  /// Adds an entry for what was searched in vain just now.
  mutating func insert(_ code: Int) { slots[place] = key << 12 | UInt32(code) }

  mutating func removeAll() {
    for index in slots.indices { slots[index] = 0 }
  }
}
