/// The properties of an animation that have expressions.
struct PropertyList: Decodable {
  let properties: [ListedProperty]
}

/// A property with an expression, and the frames for which it needs values.
struct ListedProperty: Decodable {
  enum Kind: String, Decodable { case numbers, path, text }

  /// The fields and indices that lead from the animation to the property.
  let path: [PathStep]
  /// The names of its layer, its groups and the property, joined by periods.
  let label: String
  let first: Int
  let count: Int
  let kind: Kind
}

extension ListedProperty {
  /// The request for the property's values, given its index in the list.
  func request(_ index: Int) -> String {
    "{\"property\":\(index),\"first\":\(first),\"count\":\(count)}"
  }
}

/// A field of an object, or an index of a list.
enum PathStep: Decodable, Hashable {
  case field(String)
  case index(Int)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let index = try? container.decode(Int.self) {
      self = .index(index)
    } else {
      self = .field(try container.decode(String.self))
    }
  }
}
