extension String {
  /// Whether two names differ at most in the case of their ASCII letters.
  ///
  /// Compared byte by byte, because Unicode's tables would be a large part of a small program.
  package func isSameName(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8, by: { $0.lowercased == $1.lowercased })
  }
}

extension UInt8 {
  /// The lower case of an ASCII letter; any other byte itself.
  var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
