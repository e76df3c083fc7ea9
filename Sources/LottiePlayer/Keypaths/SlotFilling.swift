import Foundation

extension LottieDocument {
  /// Decodes a file's JSON, fills its slots, and records the fields that couldn't be decoded.
  ///
  /// - Throws: ``LottieError`` if the data isn't JSON, is too large or lacks a required field.
  static func read(_ json: UnsafeRawBufferPointer, notes: ReadingNotes) throws(LottieError) -> LottieDocument
  {
    let document = try decode(json, notes: notes)
    return document.filling(document.slots)
  }

  /// Decodes a file's JSON and fills its slots, as `read(_:notes:)` does with bytes.
  static func read(_ json: Data, notes: ReadingNotes) throws(LottieError) -> LottieDocument {
    try json.withUnsafeBytes { bytes in
      Result { () throws(LottieError) in try read(bytes, notes: notes) }
    }.get()
  }

  /// Returns the document with the values of slots; slots without a value leave their properties unchanged.
  func filling(_ slots: [String: SlotModel]) -> LottieDocument {
    guard !slots.isEmpty else { return self }
    var document = self
    var visitor = SlotFilling(slots: slots)
    document.accept(&visitor)
    for index in document.assets.indices {
      guard let slot = document.assets[index].slot, let image = slots[slot]?.image else { continue }
      document.assets[index].replaceImage(with: image)
    }
    return document
  }
}

/// Replaces properties that name a slot with the slot's value.
private struct SlotFilling: PropertyVisitor {
  let slots: [String: SlotModel]

  mutating func visit(_ text: inout TextModel, at path: [String]) {
    guard let slot = text.slot, let value = slots[slot]?.text else { return }
    text.apply(value)
  }

  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, at path: [String], _ time: CompositionTime
  ) {
    guard let slot = property.slot, let value = slots[slot]?.property(of: Value.self) else { return }
    property = value
    property.slot = slot
  }

  mutating func visit(_ gradient: inout GradientModel, at path: [String], _ time: CompositionTime) {
    guard let slot = gradient.slot, let value = slots[slot], let stops = value.stops else { return }
    gradient.stops = stops
    gradient.colorStopCount = value.colorStopCount ?? stops.first.count / 4
  }
}
