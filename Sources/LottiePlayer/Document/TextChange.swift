/// A theme's changes to a text; nil for values that the theme doesn't change.
struct TextChange: JSONReadable, Equatable, Sendable {
  var text: String?
  var fontName: String?
  var size: Double?
  var fillColor: LottieColor?
  var strokeColor: LottieColor?
  var strokeWidth: Double?
  var isStrokeOverFill: Bool?
  var lineHeight: Double?
  var tracking: Double?
  var baselineShift: Double?
  var alignment: TextDocument.Alignment?
  var capitals: TextDocument.Capitals?
  var boxSize: Vector?
  var boxPosition: Vector?

  /// Reads a string, which replaces the text alone, or an object of changes.
  init(_ json: JSONNode) throws(JSONError) {
    if let text = json.string {
      self.text = text
      return
    }
    let fields = try Fields(json)
    text = fields.text("text")
    fontName = fields.text("fontFamily") ?? fields.text("fontName")
    size = fields.number("fontSize")
    fillColor = fields.value(StoredValue<LottieColor>.self, "fillColor")?.value
    strokeColor = fields.value(StoredValue<LottieColor>.self, "strokeColor")?.value
    strokeWidth = fields.number("strokeWidth")
    isStrokeOverFill = fields.contains("strokeOverFill") ? fields.flag("strokeOverFill") : nil
    lineHeight = fields.number("lineHeight").flatMap { $0 > 0 ? $0 : nil }
    tracking = fields.number("tracking")
    baselineShift = fields.number("baselineShift")
    alignment = fields.text("justify").flatMap { Self.alignments[$0] }
    capitals = fields.text("textCaps").flatMap { Self.capitals[$0] }
    boxSize = fields.value(Numbers.self, "wrapSize").map { Vector($0.values) }
    boxPosition = fields.value(Numbers.self, "wrapPosition").map { Vector($0.values) }
  }

  private static let alignments: [String: TextDocument.Alignment] = [
    "Left": .left, "Right": .right, "Center": .center,
  ]
  private static let capitals: [String: TextDocument.Capitals] = [
    "Regular": .asWritten, "AllCaps": .all, "SmallCaps": .small,
  ]
}

extension TextChange {
  /// Returns a text with the changes applied.
  func changed(_ document: TextDocument) -> TextDocument {
    var changed = document
    changed.text = text ?? document.text
    changed.fontName = fontName ?? document.fontName
    changed.size = size ?? document.size
    changed.fillColor = fillColor ?? document.fillColor
    changed.strokeColor = strokeColor ?? document.strokeColor
    changed.strokeWidth = strokeWidth ?? document.strokeWidth
    changed.isStrokeOverFill = isStrokeOverFill ?? document.isStrokeOverFill
    changed.lineHeight = lineHeight ?? document.lineHeight
    changed.tracking = tracking ?? document.tracking
    changed.baselineShift = baselineShift ?? document.baselineShift
    changed.alignment = alignment ?? document.alignment
    changed.capitals = capitals ?? document.capitals
    changed.boxSize = boxSize ?? document.boxSize
    changed.boxPosition = boxPosition ?? document.boxPosition
    return changed
  }
}

/// The value of a slot for texts.
enum TextSlot: Equatable, Sendable {
  /// Replacement texts in the order of their times, at least one.
  case documents([TextKeyframe])
  /// A change that applies to all of the layer's texts.
  case change(TextChange)
  /// Changes in the order of their times, at least one. Each applies to the text that is current at
  /// its time.
  case changes([TextChangeKeyframe])
}

/// A change that holds from a frame on.
struct TextChangeKeyframe: JSONReadable, Equatable, Sendable {
  var time: Double
  var change: TextChange

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    guard let time = fields.number("frame"), let change = fields.value(TextChange.self, "value") else {
      throw JSONError(json, "a keyframe without a frame or a value")
    }
    (self.time, self.change) = (time, change)
  }
}

extension TextModel {
  /// Applies the value of a slot.
  mutating func apply(_ slot: TextSlot) {
    switch slot {
    case .documents(let documents): self.documents = documents
    case .change(let change):
      for index in documents.indices { documents[index].document = change.changed(documents[index].document) }
    case .changes(let changes):
      documents = changes.map { keyframe in
        let former = documents.last { $0.time <= keyframe.time } ?? documents[0]
        return TextKeyframe(time: keyframe.time, document: keyframe.change.changed(former.document))
      }
    }
  }
}
