/// What went wrong when an archive was read.
///
/// Its description is one line for a user: where, then what, and what was expected.
package struct ArchiveError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure that a program may want to tell apart.
  package enum Kind: Hashable, Sendable {
    /// The bytes are of another format.
    case wrongFormat
    /// The bytes end too early.
    case truncated
    /// The bytes contradict themselves or the format.
    case corrupt
    /// The format allows it, but it isn't read: encryption, Zip64, several disks, rare compression methods.
    case unsupported
    /// Unpacked, it would take more bytes than the caller accepts.
    case tooLarge
    /// The archive has no entry of the asked name.
    case missing
  }

  package let kind: Kind
  /// The entry of a Zip archive, where the error is about one.
  package let entry: String?
  /// Where in the archive's bytes, counted from 0, where that is known.
  package let offset: Int?
  /// What is wrong and what was expected.
  package let message: String

  package init(_ kind: Kind, entry: String? = nil, offset: Int? = nil, _ message: String) {
    self.kind = kind
    self.entry = entry
    self.offset = offset
    self.message = message
  }

  /// Entry, byte and message, as far as they are known.
  package var description: String {
    [entry, offset.map { "byte \($0)" }, message].compactMap(\.self).joined(separator: ": ")
  }
}

extension ArchiveError {
  /// The same error with the entry that it is about.
  func inside(_ entry: String) -> ArchiveError {
    ArchiveError(kind, entry: self.entry ?? entry, offset: offset, message)
  }
}
