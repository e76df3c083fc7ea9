public import Foundation

extension LottieAnimation {
  /// Reads an animation from a file's bytes; see ``init(data:pictureFolder:)``.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - strategy: The way to decode JSON, which makes no difference.
  /// - Throws: ``LottieError`` as ``init(data:pictureFolder:)`` does.
  public static func from(
    data: Data, strategy: DecodingStrategy = LottieConfiguration.shared.decodingStrategy
  ) throws(LottieError) -> LottieAnimation {
    try LottieAnimation(data: data)
  }

  /// Creates an animation from the objects of its JSON.
  ///
  /// - Parameter dictionary: The JSON's outermost object, as `JSONSerialization` reads it.
  /// - Throws: ``LottieError`` if the values aren't those of JSON, or not those of an animation.
  public convenience init(dictionary: [String: Any]) throws(LottieError) {
    guard JSONSerialization.isValidJSONObject(dictionary),
      let data = try? JSONSerialization.data(withJSONObject: dictionary)
    else { throw LottieError(.notLottie, "a dictionary with values other than those of JSON") }
    try self.init(data: data)
  }
}

extension LottieAnimation: Decodable {
  /// Decodes an animation with any decoder. It has no images other than those that its data stores.
  public convenience init(from decoder: any Decoder) throws {
    try self.init(data: JSONEncoder().encode(EncodedJSON(from: decoder)))
  }
}

/// The number of spatial dimensions of an animation's layers, as files state it.
public enum CoordinateSpace: Int, Codable, Hashable, Sendable {
  /// The plane.
  case type2d
  /// Space.
  case type3d
}
