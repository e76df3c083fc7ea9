#if OptionalLibraries
  import CTextAnalysis
  import Foundation
  import Raster

  /// libhyphen's patterns of one language, by which words are divided. It isn't thread-safe.
  final class Hyphenator {
    private let hyphenator: OpaquePointer

    /// Whether libhyphen is installed.
    static var isInstalled: Bool { quartzite_hyphenation_is_installed() }

    /// Reads the patterns of a language; nil if they aren't installed.
    ///
    /// - Parameters:
    ///   - language: A BCP 47 tag; an empty one stands for American English. Patterns of another region are used if those
    ///     of the tag's region aren't installed.
    ///   - folders: The folders that are searched for patterns, the first one first.
    init?(language: String, folders: [String] = Hyphenator.folders) {
      guard let path = folders.lazy.compactMap({ Self.path(language, in: $0) }).first,
        let hyphenator = quartzite_hyphenator_open(path)
      else { return nil }
      self.hyphenator = hyphenator
    }

    deinit { quartzite_hyphenator_close(hyphenator) }

    /// Returns, in ascending order, the code units before which a word may be divided.
    func points(in word: [UInt16]) -> [Int] {
      var points = [UInt8](repeating: 0, count: word.count)
      quartzite_hyphenator_write(hyphenator, word, Int32(clamping: word.count), &points)
      return points.indices.filter { points[$0] != 0 }
    }
  }

  // MARK: - Files

  extension Hyphenator {
    static let folders = ["/usr/local/share/hyphen", "/usr/share/hyphen"]

    /// Returns the file of a language's patterns in a folder, such as hyph_en_US.dic.
    private static func path(_ language: String, in folder: String) -> String? {
      let parts = (language.isEmpty ? "en-US" : language).split { $0 == "-" || $0 == "_" }
      guard let name = parts.first?.lowercased(),
        parts.allSatisfy({ $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
      else { return nil }
      let region = parts.dropFirst().last { $0.count == 2 }?.uppercased()
      let usualRegion = name == "en" ? "US" : name.uppercased()
      let exact = [parts.joined(separator: "_"), region.map { "\(name)_\($0)" }].compactMap(\.self)
      for candidate in exact + [name, "\(name)_\(usualRegion)"] {
        let path = "\(folder)/hyph_\(candidate).dic"
        if FileManager.default.fileExists(atPath: path) { return path }
      }
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return files.filter { $0.hasPrefix("hyph_\(name)_") && $0.hasSuffix(".dic") }.min().map {
        "\(folder)/\($0)"
      }
    }
  }

  // MARK: - Words of a paragraph

  extension FontStore {
    /// Returns the positions at which a word of a paragraph may be divided, by the language of its first character.
    func hyphenation(of range: Range<Int>, in paragraph: TextParagraph) -> Hyphenation {
      let language = paragraph.spans.first { $0.range.contains(range.lowerBound) }?.language ?? ""
      guard let hyphenator = hyphenator(language: language) else {
        return Hyphenation(notice: Hyphenator.isInstalled ? .noPatterns(language: language) : .noHyphenation)
      }
      let points = hyphenator.points(in: Array(paragraph.units[range]))
      return Hyphenation(points: points.map { $0 + range.lowerBound })
    }
  }
#endif
