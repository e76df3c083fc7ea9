import Foundation
import Testing

@testable import Lowering

/// Lowers damaged sources: the repository's files, and the snippets.
///
/// `QUARTZITE_CASES` sets the number of cases, and `QUARTZITE_SEED` the first seed.
@Suite("Mutations") struct MutationTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let caseCount = environment["QUARTZITE_CASES"].flatMap(Int.init) ?? 300
  private static let seed = environment["QUARTZITE_SEED"].flatMap(UInt64.init) ?? 1

  @Test("Lowering damaged files never crashes, keeps the lines, and gives the same result twice")
  func mutations() {
    let sources = Self.sources
    for number in 0..<Self.caseCount {
      let seed = Self.seed + UInt64(number)
      var random = SeededGenerator(seed)
      let source = Self.mutated(sources.randomElement(using: &random)!.text, using: &random)
      let first = lower(source)
      #expect(first.source == lower(source).source, "seed \(seed)")
      let lineCount = source.utf8.count { $0 == UInt8(ascii: "\n") }
      #expect((first.source ?? source).utf8.count { $0 == UInt8(ascii: "\n") } >= lineCount, "seed \(seed)")
    }
  }

  private static let sources =
    Repository.swiftFiles.map(Source.file)
    + Topic.all.flatMap { topic in topic.snippets.map { .text(topic.source($0)) } }

  private enum Source {
    case file(String)
    case text(String)

    var text: String {
      switch self {
      case .file(let path): (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      case .text(let text): text
      }
    }
  }

  /// Fragments that lowering looks for.
  private static let fragments = [
    "@objc ", "@objc(", "#selector(", "#keyPath(", "optional ", "@NSManaged ", "#if os(iOS)\n", "#endif\n",
    "protocol P: ",
    "{", "}", "(", ")", ".", "?", "!", "self.", "as ", "\n", "import Darwin.", "é", "\r\n", "\"", "/*",
    "dynamic ",
    "didSet { }",
  ]

  private static func mutated(_ source: String, using random: inout SeededGenerator) -> String {
    var characters = Array(source)
    for _ in 0..<Int.random(in: 1...6, using: &random) where !characters.isEmpty {
      let start = Int.random(in: 0..<characters.count, using: &random)
      let end = min(characters.count, start + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<3, using: &random) {
      case 0: characters.removeSubrange(start..<end)
      case 1:
        characters.insert(contentsOf: characters[start..<end], at: Int.random(in: 0...start, using: &random))
      default: characters.insert(contentsOf: fragments.randomElement(using: &random)!, at: start)
      }
    }
    return String(characters)
  }
}

/// SplitMix64.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
