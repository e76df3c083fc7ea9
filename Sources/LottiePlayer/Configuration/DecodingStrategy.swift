/// A way to decode a file's JSON.
///
/// lottie-ios has two decoders with the same results. There is only one here, so the choice has no effect.
public enum DecodingStrategy: Hashable, Sendable {
  /// Swift's `Codable`.
  case legacyCodable
  /// Dictionaries of values.
  case dictionaryBased
}
