/// A text with its font, its colours and its place.
struct TextDocument: Decodable, Hashable, Sendable {
  enum Alignment: Hashable, Sendable { case left, right, center }

  enum Capitals: Int, Hashable, Sendable {
    case asWritten
    case all
    /// Capitals of a smaller size stand for the small letters.
    case small
  }

  /// The text; a carriage return, a line feed or the character U+0003 ends a line.
  var text = ""
  /// The name of a font in the file's list.
  var fontName = ""
  /// Points.
  var size = 0.0
  /// Where lines end that aren't stretched.
  var alignment = Alignment.left
  /// Whether lines of a box are stretched to its width, the last one too or only those before it.
  var stretchesLines = false
  var stretchesLastLine = false
  /// What is added after each character, in thousandths of the size.
  var tracking = 0.0
  /// From baseline to baseline, in points; nil for what suits the size.
  var lineHeight: Double?
  /// By how many points the text stands above its baseline.
  var baselineShift = 0.0
  var capitals = Capitals.asWritten
  var fillColor: FilmColor?
  var strokeColor: FilmColor?
  var strokeWidth = 0.0
  var isStrokeOverFill = false
  /// The size of the box in which lines break between words; nil where they break only where the text says.
  var boxSize: Vector?
  /// The upper left corner of the box.
  var boxPosition: Vector?

  /// No text.
  init() {}

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    text = fields.text("t") ?? ""
    fontName = fields.text("f") ?? ""
    size = fields.number("s") ?? 0
    let justification = fields.whole("j") ?? 0
    alignment =
      switch justification {
      case 1, 4: .right
      case 2, 5: .center
      default: .left
      }
    stretchesLines = (3...6).contains(justification)
    stretchesLastLine = justification == 6
    tracking = fields.number("tr") ?? 0
    lineHeight = fields.number("lh").flatMap { $0 > 0 ? $0 : nil }
    baselineShift = fields.number("ls") ?? 0
    capitals = fields.whole("ca").flatMap(Capitals.init) ?? .asWritten
    fillColor = Self.color(fields, "fc")
    strokeColor = Self.color(fields, "sc")
    strokeWidth = fields.number("sw") ?? 0
    isStrokeOverFill = fields.flag("of")
    boxSize = fields.value(Numbers.self, "sz").map { Vector($0.values) }
    boxPosition = fields.value(Numbers.self, "ps").map { Vector($0.values) }
  }

  private static func color(_ fields: Fields, _ name: FieldName) -> FilmColor? {
    guard let numbers = fields.value(Numbers.self, name)?.values, numbers.count > 2 else { return nil }
    return FilmColor(numbers)
  }
}
