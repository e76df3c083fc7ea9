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
  /// - Throws: ``LottieError`` if a value can't be represented in JSON, or the values don't
  ///   describe an animation.
  public convenience init(dictionary: [String: Any]) throws(LottieError) {
    guard JSONSerialization.isValidJSONObject(dictionary),
      let data = try? JSONSerialization.data(withJSONObject: dictionary)
    else { throw LottieError(.notLottie, "a dictionary with values other than those of JSON") }
    try self.init(data: data)
  }
}

extension LottieAnimation: Decodable {
  /// Decodes an animation with any decoder. It has no images except those embedded in its data.
  public convenience init(from decoder: any Decoder) throws {
    try self.init(data: JSONEncoder().encode(EncodedJSON(from: decoder)))
  }
}

/// The number of spatial dimensions of an animation's layers, as specified in the file.
public enum CoordinateSpace: Int, Codable, Hashable, Sendable {
  /// The plane.
  case type2d
  /// Space.
  case type3d
}
