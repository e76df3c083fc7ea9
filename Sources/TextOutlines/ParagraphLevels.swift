#if OptionalLibraries
  import CTextAnalysis
  import Raster

  /// The embedding levels of a paragraph's code units, resolved by ICU: odd for right-to-left text, even for
  /// left-to-right.
  struct ParagraphLevels {
    private(set) var base: UInt8 = 0
    private(set) var levels: [UInt8]

    init(_ paragraph: TextParagraph) {
      let units = paragraph.units
      levels = [UInt8](repeating: 0, count: units.count)
      let isRequested = paragraph.spans.contains { $0.requestedLevel != nil }
      guard paragraph.direction == .rightToLeft || isRequested || units.contains(where: Self.mayReorder)
      else {
        return
      }
      var embedding = isRequested ? Self.embedding(of: paragraph) : []
      let requested: UInt8 =
        switch paragraph.direction {
        case .natural: Self.naturalLevel
        case .leftToRight: 0
        case .rightToLeft: 1
        }
      embedding.withUnsafeMutableBufferPointer { embedding in
        _ = quartzite_bidi_levels(
          units, Int32(clamping: units.count), requested, isRequested ? embedding.baseAddress : nil, &base,
          &levels)
      }
    }

    /// ICU's request for the direction of the first strong character: left to right without one.
    private static let naturalLevel: UInt8 = 0xFE

    /// Whether a code unit can be a part of right-to-left text, or of a character that controls directions.
    private static func mayReorder(_ unit: UInt16) -> Bool {
      unit >= 0x590 && (unit < 0x900 || unit >= 0xD800 || (0x200E...0x2069).contains(unit))
    }

    /// The requested levels; 0 where the algorithm decides.
    private static func embedding(of paragraph: TextParagraph) -> [UInt8] {
      var levels = [UInt8](repeating: 0, count: paragraph.units.count)
      for span in paragraph.spans {
        guard let level = span.requestedLevel else { continue }
        for index in span.range { levels[index] = level }
      }
      return levels
    }
  }
#endif
