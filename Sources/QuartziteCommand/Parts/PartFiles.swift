import Foundation

/// The files of a film's parts, beside the film: `film.gif.part-3-of-8`.
struct PartFiles {
  /// The path of the film.
  let film: String

  /// Returns the path of a part.
  func path(of part: Part) -> String { "\(film)\(Self.infix)\(part.suffix)" }

  /// Returns the paths of all parts of the film, in order.
  ///
  /// - Throws: `CommandError` if there is none, one is missing, or the parts belong to different
  ///   divisions.
  func paths() throws(CommandError) -> [String] {
    let parts = existingParts
    guard let count = parts.first?.count else {
      throw .failure(
        "\(film): found no parts; expected files like \(path(of: Part(number: 1, count: 8)))")
    }
    if let other = parts.first(where: { $0.count != count }) {
      throw .failure(
        "\(film): found parts of a film in \(count) parts and of one in \(other.count) parts; remove the obsolete ones, "
          + "for example \(path(of: other))")
    }
    let missing = Set(1...count).subtracting(parts.map(\.number)).sorted()
    guard missing.isEmpty else {
      let names = missing.prefix(Self.listedCount).map(String.init).joined(separator: ", ")
      let more = missing.count > Self.listedCount ? ", and \(missing.count - Self.listedCount) more" : ""
      let verb = missing.count == 1 ? "is" : "are"
      throw .failure("\(film): \(missing.count) of \(count) parts \(verb) missing: \(names)\(more)")
    }
    return parts.map(path)
  }

  private static let infix = ".part-"
  /// The number of missing parts that an error names.
  private static let listedCount = 20

  private var existingParts: [Part] {
    let url = URL(fileURLWithPath: film)
    let prefix = url.lastPathComponent + Self.infix
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path))
    return (names ?? []).filter { $0.hasPrefix(prefix) }
      .compactMap { Part(suffix: $0.dropFirst(prefix.count)) }
      .sorted { ($0.count, $0.number) < ($1.count, $1.number) }
  }
}
