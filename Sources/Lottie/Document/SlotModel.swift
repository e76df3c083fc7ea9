/// What a film or a theme puts in place of the properties with a slot's name, read as every kind of value that it may be.
struct SlotModel: Hashable, Sendable {
  var number: Animated<Double>?
  var vector: Animated<Vector>?
  var color: Animated<FilmColor>?
  /// A gradient's stops.
  var stops: Animated<[Double]>?
  /// How many of the stops are colours.
  var colorStopCount: Int?
  var image: Asset?
  var text: TextSlot?

  init() {}

  /// The values of one kind.
  func property<Value>(of type: Value.Type) -> Animated<Value>? {
    number as? Animated<Value> ?? vector as? Animated<Value> ?? color as? Animated<Value> ?? stops
      as? Animated<Value>
  }
}

extension SlotModel: Decodable {
  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    guard let shape = fields.quietly(Shape.self, "p") else { return }
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
      color = fields.animated(FilmColor.self, "p")
    }
  }

  /// What a slot's value looks like.
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
        fields.quietly(Numbers.self, "k") != nil || fields.quietly([NumericKeyframe].self, "k") != nil
      isText = !isNumeric && !isGradient && fields.contains("k")
    }
  }

  private struct NumericKeyframe: Decodable {
    init(from decoder: any Decoder) throws {
      let fields = try Fields(decoder)
      guard !fields.contains("s") || fields.quietly(Numbers.self, "s") != nil else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "no numbers"))
      }
    }
  }
}

// MARK: - Putting values in slots

extension LottieDocument {
  /// The film with what slots hold; slots without a value leave their properties as they are.
  func filling(_ slots: [String: SlotModel]) -> LottieDocument {
    guard !slots.isEmpty else { return self }
    var document = self
    var visitor = SlotFilling(slots: slots)
    document.show(to: &visitor)
    for index in document.assets.indices {
      guard let slot = document.assets[index].slot, let image = slots[slot]?.image else { continue }
      document.assets[index].take(image)
    }
    return document
  }
}

private struct SlotFilling: PropertyVisitor {
  let slots: [String: SlotModel]

  mutating func visit(_ text: inout TextModel, at path: [String]) {
    guard let slot = text.slot, let value = slots[slot]?.text else { return }
    text.take(value)
  }

  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, at path: [String], _ time: FilmTime
  ) {
    guard let slot = property.slot, let value = slots[slot]?.property(of: Value.self) else { return }
    property = value
    property.slot = slot
  }

  mutating func visit(_ gradient: inout GradientModel, at path: [String], _ time: FilmTime) {
    guard let slot = gradient.slot, let value = slots[slot], let stops = value.stops else { return }
    gradient.stops = stops
    gradient.colorStopCount = value.colorStopCount ?? stops.first.count / 4
  }
}
