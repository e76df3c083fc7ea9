/// A text with its font, colors and position.
struct TextDocument: JSONReadable, Equatable, Sendable {
  enum Alignment: Hashable, Sendable { case left, right, center }

  enum Capitals: Int, Hashable, Sendable {
    case asWritten
    case all
    /// Lowercase letters are drawn as smaller capitals.
    case small
  }

  /// The text; a carriage return, a line feed or the character U+0003 ends a line.
  var text = ""
  /// The name of a font in the file's list.
  var fontName = ""
  /// The font size in points.
  var size = 0.0
  /// The alignment of lines that aren't justified.
  var alignment = Alignment.left
  /// Whether the lines of a box are justified.
  var stretchesLines = false
  /// Whether the last line of a box is justified too.
  var stretchesLastLine = false
  /// The spacing added after each character, in thousandths of the size.
  var tracking = 0.0
  /// The distance between baselines in points; nil for the default.
  var lineHeight: Double?
  /// The distance by which the text is raised above its baseline, in points.
  var baselineShift = 0.0
  var capitals = Capitals.asWritten
  var fillColor: LottieColor?
  var strokeColor: LottieColor?
  var strokeWidth = 0.0
  var isStrokeOverFill = false
  /// The size of the box in which lines wrap; nil if lines break only at the text's own line
  /// breaks.
  var boxSize: Vector?
  /// The upper-left corner of the box.
  var boxPosition: Vector?

  /// Creates an empty text.
  init() {}

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    text = fields.text("t") ?? ""
    fontName = fields.text("f") ?? ""
    size = fields.number("s") ?? 0
    let justification = fields.integer("j") ?? 0
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
    capitals = fields.integer("ca").flatMap(Capitals.init) ?? .asWritten
    fillColor = Self.color(fields, "fc")
    strokeColor = Self.color(fields, "sc")
    strokeWidth = fields.number("sw") ?? 0
    isStrokeOverFill = fields.flag("of")
    boxSize = fields.value(Numbers.self, "sz").map { Vector($0.values) }
    boxPosition = fields.value(Numbers.self, "ps").map { Vector($0.values) }
  }

  private static func color(_ fields: Fields, _ name: FieldName) -> LottieColor? {
    guard let numbers = fields.value(NumberList.self, name), numbers.count > 2 else { return nil }
    return LottieColor(numbers)
  }
}
