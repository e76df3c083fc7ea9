/// The value of a slot, which replaces all properties with the slot's name, decoded as every type that it may have.
struct SlotModel: Hashable, Sendable {
  var number: Animated<Double>?
  var vector: Animated<Vector>?
  var color: Animated<LottieColor>?
  /// A gradient's stops.
  var stops: Animated<[Double]>?
  /// The number of stops that are colors.
  var colorStopCount: Int?
  var image: Asset?
  var text: TextSlot?

  init() {}

  /// Returns the value as a property of one type; nil if the slot doesn't have that type.
  func property<Value>(of type: Value.Type) -> Animated<Value>? {
    number as? Animated<Value> ?? vector as? Animated<Value> ?? color as? Animated<Value> ?? stops
      as? Animated<Value>
  }
}

extension SlotModel: Decodable {
  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    guard let shape = fields.valueIfDecodable(Shape.self, "p") else { return }
    if shape.isText {
      let documents = fields.value(StoredDocuments.self, "p")?.documents ?? []
      text = documents.isEmpty ? nil : .documents(documents)
    } else if shape.isImage {
      image = fields.value(Asset.self, "p")
    } else if shape.isGradient {
      let gradient = fields.value(StoredStops.self, "p")
      (stops, colorStopCount) = (gradient?.stops, gradient?.count)
    } else if shape.isNumeric {
      number = fields.animated(Double.self, "p")
      vector = fields.animated(Vector.self, "p")
      color = fields.animated(LottieColor.self, "p")
    }
  }

  /// The type of a slot's value, inferred from its fields.
  private struct Shape: Decodable {
    let isImage: Bool
    let isGradient: Bool
    let isNumeric: Bool
    let isText: Bool

    init(from decoder: any Decoder) throws {
      guard let fields = try? Fields(decoder) else {
        (isImage, isGradient, isNumeric, isText) = (false, false, true, false)
        return
      }
      isGradient = fields.contains("p") && fields.contains("k")
      isImage = fields.contains("p") && !isGradient
      isNumeric =
        fields.valueIfDecodable(Numbers.self, "k") != nil
        || fields.valueIfDecodable([NumericKeyframe].self, "k") != nil
      isText = !isNumeric && !isGradient && fields.contains("k")
    }
  }

  private struct NumericKeyframe: Decodable {
    init(from decoder: any Decoder) throws {
      let fields = try Fields(decoder)
      guard !fields.contains("s") || fields.valueIfDecodable(Numbers.self, "s") != nil else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "no numbers"))
      }
    }
  }
}
