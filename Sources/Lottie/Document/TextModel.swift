/// A text that may change in time.
struct TextModel: Decodable, Hashable, Sendable {
  init(from decoder: any Decoder) throws {}
}
