import Foundation

/// The hash function SHA-256 of FIPS 180-4.
struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// The bytes that don't fill a block yet.
  private var pendingBytes: [UInt8] = []
  private var length: UInt64 = 0

  init() {}
}

extension SHA256 {
  /// Adds bytes.
  mutating func update(_ data: some DataProtocol) {
    length += UInt64(data.count)
    pendingBytes += data
    let end = pendingBytes.count / Self.blockLength * Self.blockLength
    if end == 0 { return }
    pendingBytes.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: end, by: Self.blockLength) {
        compress(UnsafeRawBufferPointer(rebasing: bytes[start..<start + Self.blockLength]))
      }
    }
    pendingBytes.removeFirst(end)
  }

  /// Adds a text and its length, so that successive texts are unambiguous.
  mutating func update(text: String) {
    let bytes = Array(text.utf8)
    update(Array("\(bytes.count):".utf8) + bytes)
  }

  /// Returns the hash of the bytes as 64 hexadecimal digits.
  consuming func finish() -> String {
    let bitCount = length * 8
    let padding = (2 * Self.blockLength - 9 - pendingBytes.count) % Self.blockLength
    var tail: [UInt8] = [0x80] + [UInt8](repeating: 0, count: padding)
    tail += (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> (56 - 8 * UInt64($0))) }
    update(tail)
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Returns the hash of bytes as 64 hexadecimal digits.
  static func hash(_ data: some DataProtocol) -> String {
    var hash = SHA256()
    hash.update(data)
    return hash.finish()
  }

  /// Returns the hash of a file's bytes; nil if it can't be read. Memory: 1 MiB.
  static func hash(ofFile url: URL) -> String? {
    guard let handle = try? FileHandle(forReadingFrom: url) else { return nil }
    defer { try? handle.close() }
    var hash = SHA256()
    while true {
      guard let chunk = try? handle.read(upToCount: 1 << 20), !chunk.isEmpty else { return hash.finish() }
      hash.update(chunk)
    }
  }
}

// MARK: - Blocks

extension SHA256 {
  /// In bytes.
  private static let blockLength = 64

  private mutating func compress(_ block: UnsafeRawBufferPointer) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
      for i in 0..<16 {
        words[i] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 * i, as: UInt32.self))
      }
      for i in 16..<64 {
        let (before, recent) = (words[i - 15], words[i - 2])
        let low = Self.rotate(before, 7) ^ Self.rotate(before, 18) ^ before >> 3
        let high = Self.rotate(recent, 17) ^ Self.rotate(recent, 19) ^ recent >> 10
        words[i] = words[i - 16] &+ low &+ words[i - 7] &+ high
      }
      mix(UnsafeBufferPointer(words))
    }
  }

  private mutating func mix(_ words: UnsafeBufferPointer<UInt32>) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    Self.constants.withUnsafeBufferPointer { constants in
      for i in 0..<64 {
        let sumE = Self.rotate(e, 6) ^ Self.rotate(e, 11) ^ Self.rotate(e, 25)
        let first = h &+ sumE &+ (e & f ^ ~e & g) &+ constants[i] &+ words[i]
        let sumA = Self.rotate(a, 2) ^ Self.rotate(a, 13) ^ Self.rotate(a, 22)
        let second = sumA &+ (a & b ^ a & c ^ b & c)
        (h, g, f, e) = (g, f, e, d &+ first)
        (d, c, b, a) = (c, b, a, first &+ second)
      }
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
  ]
}
