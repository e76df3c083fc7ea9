import Foundation
import QuartzCore
import Raster

@testable import LottiePlayer

/// Lottie files with one text, with boxes of known widths as letters.
enum TextSample {
  /// The advances of the characters in percent of the size.
  static let advances = ["A": 70.0, "B": 50, "C": 40, " ": 30]

  /// - Parameters:
  ///   - text: The fields of the text document except its font and its size of 10 points.
  ///   - animators: The elements of the list `a`.
  ///   - mask: The path of the mask that the text follows.
  ///   - path: The path options, beginning with a comma.
  static func json(
    _ text: String, animators: String = "", options: String = "{}", mask: String? = nil, path: String = ""
  ) -> String {
    let masks = mask.map { #"{"mode":"n","pt":{"k":\#($0)}}"# } ?? ""
    return """
      {"w":100,"h":50,"fr":10,"ip":0,"op":20,"fonts":{"list":[\(font)]},"chars":[\(glyphs)],"layers":[
        {"ty":5,"nm":"text","ks":{},"masksProperties":[\(masks)],
         "t":{"a":[\(animators)],"m":\(options),"p":{\(mask == nil ? "" : "\"m\":0" + path)},
         "d":{"k":[{"t":0,"s":{"f":"Own","s":10,"fc":[0,0,0],\(text)}}]}}}]}
      """
  }

  private static let font = #"{"fName":"Own","fFamily":"Boxes","fStyle":"Regular","ascent":75}"#

  private static var glyphs: String {
    advances.sorted { $0.key < $1.key }.map { character, advance in
      let path = #"{"v":[[0,0],[0,-70],[30,-70],[30,0]],"i":[],"o":[],"c":true}"#
      let items = character == " " ? "" : #"{"ty":"gr","it":[{"ty":"sh","ks":{"k":\#(path)}}]}"#
      return
        #"{"ch":"\#(character)","fFamily":"Boxes","style":"Regular","w":\#(advance),"data":{"shapes":[\#(items)]}}"#
    }.joined(separator: ",")
  }

  static func document(_ json: String) throws -> LottieDocument {
    try LottieDocument.read(Data(json.utf8), notes: ReadingNotes())
  }

  static func model(_ document: LottieDocument) throws -> TextModel {
    guard case .text(let model) = document.layers[0].content else { throw CocoaError(.coderInvalidValue) }
    return model
  }

  static func layout(_ text: String) throws -> TextLayout { try layout(document(json(text)), \.self) }

  static func layout(
    _ file: LottieDocument, _ form: (TextDocument) -> TextDocument
  ) throws -> TextLayout {
    let text = try form(model(file).documents[0].document)
    let fonts = TextFonts(file, shaper: MissingTextShaper())
    let face = TextFace(fonts: fonts, font: fonts.font(text.fontName), size: text.size) { _ in }
    return TextLayout(text, text.lines(), face)
  }

  static func motion(_ text: String, animators: String, options: String = "{}") throws -> TextMotion {
    let file = try document(json(text, animators: animators, options: options))
    let model = try model(file)
    let sampler = PropertySampler(0...20)
    return TextMotion(
      model, model.animators, model.documents[0].document, try layout(text),
      CompositionTime(sampler, easing: .byEachComponent), sampler)
  }

  static func builder(_ json: String, texts: TextSource = TextSource()) throws -> CompositionBuilder {
    let document = try document(json)
    return CompositionBuilder(document, images: ImageSource(image: { _ in nil }), texts: texts)
  }
}

/// A shaper that draws each character as a box, half as wide as its size, and "ff" and "fi" as one glyph.
final class BoxShaper: TextShaping {
  func shape(_ text: String, font: FontRequest, size: Double) -> ShapedLine {
    var line = ShapedLine()
    (line.ascent, line.descent) = (0.8 * size, 0.2 * size)
    var box = Path()
    box.addRect(Box(min: Point(0, -0.8 * size), max: Point(0.4 * size, 0)))
    line.outlines = [GlyphOutline(face: 0, glyph: 0, path: box)]
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() where byte & 0xc0 != 0x80 {
      let isJoined = index > 0 && bytes[index - 1] == UInt8(ascii: "f") && "fi".utf8.contains(byte)
      guard !isJoined else { continue }
      line.glyphs.append(
        ShapedGlyph(outline: 0, position: Point(line.width, 0), advance: size / 2, cluster: index))
      line.width += size / 2
    }
    if resolve(font)?.isSubstitute ?? false {
      line.notices.add(.substitution(requested: font.name, drawn: "Boxes"))
    }
    return line
  }

  func resolve(_ font: FontRequest) -> ResolvedFont? {
    let isKnown = font.name.hasPrefix("Known")
    return ResolvedFont(
      requested: font.name, path: "", family: "Boxes", style: "", isSubstitute: !isKnown, isGuess: !isKnown)
  }
}
