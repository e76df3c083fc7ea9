/// The decompression of GIF's variable-length codes.
///
/// An entry of the table is another one and a last index. Strings are written backward into the result, whose position
/// is known because each entry has a length.
enum LZWDecoder {
  private static let tableSize = 4096

  /// Returns at most `count` indices; fewer if the codes end early or contradict themselves.
  static func decode(_ codes: [UInt8], minimumCodeSize: Int, count: Int) -> [UInt8] {
    var table = Table(minimumCodeSize: minimumCodeSize)
    var result = [UInt8](repeating: 0, count: count)
    var (position, bits, bitCount) = (0, 0, 0)
    var previous: Int?
    for byte in codes {
      bits |= Int(byte) << bitCount
      bitCount += 8
      while bitCount >= table.codeSize, position < count {
        let code = bits & (1 << table.codeSize - 1)
        bits >>= table.codeSize
        bitCount -= table.codeSize
        if code == table.clearCode {
          table.reset()
          previous = nil
          continue
        }
        guard code != table.clearCode + 1, table.append(code, after: previous) else {
          return Array(result.prefix(position))
        }
        position = table.write(code, to: &result, at: position)
        previous = code
      }
    }
    return Array(result.prefix(position))
  }

  private struct Table {
    let clearCode: Int
    private(set) var codeSize = 0
    private let minimumCodeSize: Int
    private var count = 0
    private var prefixes = [Int](repeating: 0, count: tableSize)
    private var firsts = [UInt8](repeating: 0, count: tableSize)
    private var lasts = [UInt8](repeating: 0, count: tableSize)
    private var lengths = [Int](repeating: 1, count: tableSize)

    init(minimumCodeSize: Int) {
      self.minimumCodeSize = minimumCodeSize
      clearCode = 1 << minimumCodeSize
      for index in 0..<clearCode { (firsts[index], lasts[index]) = (UInt8(index), UInt8(index)) }
      reset()
    }

    mutating func reset() {
      count = clearCode + 2
      codeSize = minimumCodeSize + 1
    }

    /// Adds the entry that follows from two consecutive codes, and returns whether the code is valid.
    mutating func append(_ code: Int, after previous: Int?) -> Bool {
      guard let previous else { return code < clearCode }
      guard code < count || (code == count && count < tableSize) else { return false }
      guard count < tableSize else { return true }
      prefixes[count] = previous
      firsts[count] = firsts[previous]
      lasts[count] = code == count ? firsts[previous] : firsts[code]
      lengths[count] = lengths[previous] + 1
      count += 1
      if count == 1 << codeSize, codeSize < 12 { codeSize += 1 }
      return true
    }

    /// Writes the string of a code, truncated to the available space, and returns the position after it.
    func write(_ code: Int, to result: inout [UInt8], at start: Int) -> Int {
      let end = start + lengths[code]
      var code = code
      for position in stride(from: end - 1, through: start, by: -1) {
        if position < result.count { result[position] = lasts[code] }
        code = prefixes[code]
      }
      return min(end, result.count)
    }
  }
}
