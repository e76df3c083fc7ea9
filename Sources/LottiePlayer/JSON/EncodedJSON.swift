/// Any JSON value, for decoders other than the reader of bytes.
indirect enum EncodedJSON: Codable {
  case null
  case flag(Bool)
  case number(Double)
  case string(String)
  case list([EncodedJSON])
  case object([String: EncodedJSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let list = try? container.decode([EncodedJSON].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: EncodedJSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    case .list(let list): try container.encode(list)
    case .object(let members): try container.encode(members)
    }
  }
}
