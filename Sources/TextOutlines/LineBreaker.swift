#if OptionalLibraries
  import CTextAnalysis
  import Raster

  /// ICU's line breaker of one locale. It isn't thread-safe.
  final class LineBreaker {
    private let breaker: OpaquePointer

    /// Opens a breaker; nil if ICU has no data.
    ///
    /// - Parameter language: A BCP 47 tag; unknown ones have the rules of the root locale.
    init?(language: String) {
      guard let breaker = quartzite_line_breaker_open(language) else { return nil }
      self.breaker = breaker
    }

    deinit { quartzite_line_breaker_close(breaker) }

    /// Returns, for each code unit of a text, whether a line may end before it.
    func breaks(of units: [UInt16]) -> [LineBreak] {
      var breaks = [UInt8](repeating: 0, count: units.count)
      quartzite_line_breaker_write(breaker, units, Int32(clamping: units.count), &breaks)
      return breaks.map { LineBreak(rawValue: $0) ?? .prohibited }
    }
  }

  extension FontStore {
    /// Returns the breaks of a paragraph, by the rules of each span's language.
    func breaks(of paragraph: TextParagraph) -> [LineBreak] {
      var breaks = [LineBreak](repeating: .prohibited, count: paragraph.units.count)
      let languages = Set(paragraph.spans.map(\.language))
      for language in languages.sorted() {
        guard let found = lineBreaker(language: language)?.breaks(of: paragraph.units) else { continue }
        if languages.count == 1 { return found }
        for span in paragraph.spans where span.language == language {
          for index in span.range { breaks[index] = found[index] }
        }
      }
      return breaks
    }
  }
#endif
