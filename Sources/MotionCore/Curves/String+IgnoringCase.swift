extension String {
  /// Whether two names are equal, ignoring the case of ASCII letters.
  ///
  /// Bytes are compared, because Unicode's tables would be a large part of a small program.
  package func isEqualIgnoringCase(to other: String) -> Bool {
    utf8.elementsEqual(other.utf8, by: { $0.lowercased == $1.lowercased })
  }
}

extension UInt8 {
  /// The lowercase of an ASCII letter; any other byte unchanged.
  var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
