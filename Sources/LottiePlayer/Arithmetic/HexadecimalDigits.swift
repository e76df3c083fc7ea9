extension UInt32 {
  /// Creates a number from hexadecimal digits in ASCII: 0 without digits, nil if there is any other byte or the number is too
  /// large.
  init?(hexadecimal digits: some Sequence<UInt8>) {
    self = 0
    for digit in digits {
      guard let value = digit.hexadecimalValue, leadingZeroBitCount >= 4 else { return nil }
      self = self << 4 | value
    }
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit in ASCII; nil for any other byte.
  fileprivate var hexadecimalValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A")) + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a")) + 10
    default: nil
    }
  }
}
