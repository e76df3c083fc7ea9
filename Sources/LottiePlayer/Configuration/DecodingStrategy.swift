/// A way to decode a file's JSON.
///
/// lottie-ios has two decoders with the same results. Here there is one, so that the choice makes no difference.
public enum DecodingStrategy: Hashable, Sendable {
  /// Swift's `Codable`.
  case legacyCodable
  /// Dictionaries of values.
  case dictionaryBased
}
