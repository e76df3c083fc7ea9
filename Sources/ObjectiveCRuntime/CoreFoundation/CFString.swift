/// The encoding of a string's bytes, as Core Foundation numbers it.
public typealias CFStringEncoding = UInt32

/// A code unit of UTF-16.
public typealias UniChar = UInt16

/// Returns the raw value of the `String.Encoding` that corresponds to a Core Foundation encoding.
///
/// Encodings that `String.Encoding` doesn't name have the value of the encoding with the highest of 32 bits set.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  foundationEncodings[encoding] ?? UInt(0x8000_0000 | encoding)
}

/// The encodings with names in `String.Encoding`: raw values by their Core Foundation numbers.
private let foundationEncodings: [CFStringEncoding: UInt] = [
  0x0600: 1,  // ASCII
  0x0B01: 2,  // NEXTSTEP
  0x0920: 3,  // Japanese EUC
  0x0800_0100: 4,  // UTF-8
  0x0201: 5,  // ISO Latin 1
  0x0BFF: 7,  // non-lossy ASCII
  0x0420: 8,  // Shift-JIS
  0x0202: 9,  // ISO Latin 2
  0x0100: 10,  // Unicode
  0x0502: 11,  // Windows code page 1251
  0x0500: 12,  // Windows code page 1252
  0x0503: 13,  // Windows code page 1253
  0x0504: 14,  // Windows code page 1254
  0x0501: 15,  // Windows code page 1250
  0x0820: 21,  // ISO 2022-JP
  0x0000: 30,  // Mac OS Roman
]
