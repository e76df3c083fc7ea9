import Foundation

/// The contents of a Lottie file.
struct LottieDocument: JSONReadable, Equatable, Sendable {
  var name: String
  var version: String
  var width: Double
  var height: Double
  var frameRate: Double
  var inFrame: Double
  var outFrame: Double
  /// The layers of the root composition, the topmost first.
  var layers: [LayerModel]
  var assets: [Asset]
  var markers: [MarkerModel]
  var fonts: [FontModel]
  /// The outlines of characters that are embedded in the file.
  var glyphs: [GlyphModel]
  /// The values that the file itself assigns to its slots, by the slots' names.
  var slots: [String: SlotModel]

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    func number(_ name: FieldName, _ meaning: String) throws(JSONError) -> Double {
      guard let number = fields.number(name) else { throw fields.missing(name, "\(meaning) was expected") }
      return number
    }
    name = fields.text("nm") ?? ""
    version = fields.text("v") ?? ""
    width = try number("w", "the animation's width")
    height = try number("h", "the animation's height")
    frameRate = try number("fr", "the number of frames per second")
    inFrame = fields.number("ip") ?? 0
    outFrame = try number("op", "the frame at which the animation ends")
    layers = fields.list(of: LayerModel.self, "layers")
    assets = fields.list(of: Asset.self, "assets")
    markers = fields.list(of: MarkerModel.self, "markers")
    fonts = fields.value(FontList.self, "fonts")?.fonts ?? []
    glyphs = fields.list(of: GlyphModel.self, "chars")
    slots = fields.dictionary(of: SlotModel.self, "slots")
  }
}

extension LottieDocument {
  /// Decodes a file's JSON and records the fields that couldn't be decoded. Slots aren't filled
  /// yet.
  ///
  /// - Throws: ``LottieError`` if the data isn't JSON, is too large or lacks a required field.
  static func decode(
    _ json: UnsafeRawBufferPointer, notes: ReadingNotes
  ) throws(LottieError) -> LottieDocument {
    let document: LottieDocument
    do {
      document = try LottieDocument(jsonText: json, limits: .animations, notes: notes)
    } catch {
      switch error {
      case .tooLarge: throw sizeError(json)
      case .invalid: throw LottieError(.notLottie, "\(error); a Lottie animation was expected")
      case .unreadable(let description):
        throw LottieError(.notLottie, "JSON, but not a Lottie animation: \(description)")
      }
    }
    try document.check()
    return document
  }

  /// Throws an error if the size, the frame rate or the frames are outside their limits.
  func check() throws(LottieError) {
    func expect(
      _ holds: Bool, _ field: String, _ value: Double, _ expected: @autoclosure () -> String
    ) throws(LottieError) {
      if !holds { throw LottieError(.notLottie, "\(field): \(value) where \(expected()) was expected") }
    }
    let sides = 1.0...Self.maximumSide
    try expect(sides.contains(width), "w", width, "a width of 1 to \(Int(Self.maximumSide))")
    try expect(sides.contains(height), "h", height, "a height of 1 to \(Int(Self.maximumSide))")
    try expect(
      frameRate > 0 && frameRate <= 1000, "fr", frameRate, "a rate above 0, up to 1000 frames per second")
    try expect(outFrame > inFrame, "op", outFrame, "a frame after ip, \(inFrame),")
    try expect(
      outFrame - inFrame <= Self.maximumFrameCount, "op", outFrame,
      "at most \(Int(Self.maximumFrameCount)) frames")
  }

  /// In points. The limit is far beyond any animation, because drawing has its own limit.
  static let maximumSide = 100_000.0
  /// More than four hours at 60 frames a second.
  static let maximumFrameCount = 1_000_000.0

  /// Returns the error for a text that exceeds one of the limits.
  private static func sizeError(_ json: UnsafeRawBufferPointer) -> LottieError {
    let (survey, limits) = (JSONSurvey(json), JSONLimits.animations)
    let (count, limit, unit) =
      if json.count > limits.byteCount {
        (json.count, limits.byteCount, "bytes of JSON")
      } else if survey.depth > limits.depth {
        (survey.depth, limits.depth, "nested objects and lists")
      } else if survey.objectCount > limits.objectCount {
        (survey.objectCount, limits.objectCount, "objects")
      } else {
        (survey.valueCount, limits.valueCount, "values")
      }
    return LottieError(.tooLarge, "\(count) \(unit); at most \(limit) were expected")
  }
}
