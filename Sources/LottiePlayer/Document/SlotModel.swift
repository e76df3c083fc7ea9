/// The value of a slot, which replaces all properties with the slot's name, decoded as every type that it may have.
struct SlotModel: Equatable, Sendable {
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

extension SlotModel: JSONReadable {
  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    guard let shape = fields.valueIfReadable(Shape.self, "p") else { return }
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
  private struct Shape: JSONReadable {
    let isImage: Bool
    let isGradient: Bool
    let isNumeric: Bool
    let isText: Bool

    init(_ json: JSONNode) throws(JSONError) {
      guard json.isObject else {
        (isImage, isGradient, isNumeric, isText) = (false, false, true, false)
        return
      }
      let fields = try Fields(json)
      isGradient = fields.contains("p") && fields.contains("k")
      isImage = fields.contains("p") && !isGradient
      isNumeric =
        fields.valueIfReadable(Numbers.self, "k") != nil
        || fields.valueIfReadable(NumericKeyframes.self, "k") != nil
      isText = !isNumeric && !isGradient && fields.contains("k")
    }
  }

  private struct NumericKeyframes: JSONReadable {
    init(_ json: JSONNode) throws(JSONError) {
      guard json.isList else { throw JSONError(json, expected: "a list") }
      for keyframe in json.elements {
        let fields = try Fields(keyframe)
        guard !fields.contains("s") || fields.valueIfReadable(Numbers.self, "s") != nil else {
          throw JSONError(keyframe, "no numbers")
        }
      }
    }
  }
}
