/// An error in reading an archive.
///
/// Its description is one line that states the location, the problem, and what was expected.
package struct ArchiveError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure that a program can distinguish.
  package enum Kind: Hashable, Sendable {
    /// Bytes of another format.
    case wrongFormat
    /// Bytes that end too early.
    case truncated
    /// Bytes that contradict themselves or the format.
    case corrupt
    /// A valid but unsupported feature: encryption, Zip64, archives in several parts, rare compression methods.
    case unsupported
    /// Contents that are larger than the caller accepts.
    case tooLarge
    /// A name for which the archive has no entry.
    case missing
  }

  package let kind: Kind
  /// The name of the entry in a Zip archive; nil where the error isn't about an entry.
  package let entry: String?
  /// The position of the error in the archive's bytes, counted from 0; nil where it's unknown.
  package let offset: Int?
  /// A description of the problem and of what was expected.
  package let message: String

  package init(_ kind: Kind, entry: String? = nil, offset: Int? = nil, _ message: String) {
    self.kind = kind
    self.entry = entry
    self.offset = offset
    self.message = message
  }

  /// The message, preceded by the entry and the offset if they are known.
  package var description: String {
    [entry, offset.map { "byte \($0)" }, message].compactMap(\.self).joined(separator: ": ")
  }
}

extension ArchiveError {
  /// Returns the error with the name of its entry.
  func inside(_ entry: String) -> ArchiveError {
    ArchiveError(kind, entry: self.entry ?? entry, offset: offset, message)
  }
}
