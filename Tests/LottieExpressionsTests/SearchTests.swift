import Foundation
import Testing

@testable import LottieExpressions
@testable import LottiePlayer

/// Limits, reports, the search for expressions, and the parts of a file that the engine reads.
@Suite struct SearchTests {
  @Test func `limits are 5 seconds, 1 second for a property, 256 MiB, and 100,000 values`() {
    let limits = ExpressionLimits()
    #expect(limits.processorTime == 5 && limits.processorTimePerProperty == 1)
    #expect(limits.memory == 268_435_456 && limits.valueCount == 100_000)
    let own = ExpressionLimits(processorTime: 3600, processorTimePerProperty: 2, memory: 1, valueCount: 0)
    #expect([own.processorTime, own.processorTimePerProperty] == [3600, 2])
    #expect(own.memory == 1 && own.valueCount == 0)
  }

  @Test func `a report without a property is about all expressions`() {
    #expect(ExpressionReport(property: "", message: "late").description == "expressions: late")
    #expect(ExpressionReport(property: "A.B", message: "late").description == "expression of 'A.B': late")
  }

  @Test(arguments: [
    (#"{"x":"1"}"#, true), (#""x":""#, true), (#"{"x" :  "1"}"#, true), (#"{"x":1}"#, false),
    (#"{"y":"1"}"#, false),
    (#""x":"#, false), (#"{"x":[]}"#, false), (#"{"ax":"1"}"#, false), (#"{"xa":"1"}"#, false), ("", false),
    (#"{"a":"x","b":"y"}"#, false), ("{\"x\"\n:\t\"1\"}", true), (#"{"x""1"}"#, false),
  ])
  func `expressions are fields x with a text`(_ json: String, _ expected: Bool) {
    #expect(ExpressionSearch.mayHaveExpressions(Data(json.utf8)) == expected)
    // A slice begins at another index.
    #expect(ExpressionSearch.mayHaveExpressions(Data("__\(json)".utf8).dropFirst(2)) == expected)
  }

  @Test func `expressions read a file without its images, fonts and glyphs`() throws {
    let file: [String: Any] = [
      "w": 5.0, "chars": [1.0], "fonts": [:] as [String: Any],
      "assets": [
        ["id": "a", "w": 1.0, "h": 2.0, "nm": "n", "p": "data:", "u": "/", "e": 1.0] as [String: Any],
        ["id": "b", "layers": [] as [Any], "p": "kept"] as [String: Any],
        7.0,
      ] as [Any],
    ]
    let excerpt = AnimationExcerpt.excerpt(of: file)
    #expect(Set(excerpt.keys) == ["w", "assets"])
    let assets = try #require(excerpt["assets"] as? [Any])
    #expect(assets.count == 3 && assets[2] as? Double == 7)
    #expect(Set((assets[0] as? [String: Any] ?? [:]).keys) == ["id", "w", "h", "nm"])
    #expect(Set((assets[1] as? [String: Any] ?? [:]).keys) == ["id", "layers", "p"])
  }

  @Test func `the latest sixteen animations are cached`() {
    let cache = EvaluationCache()
    var count = 0
    func evaluate(_ index: Int) {
      _ = cache.result(for: Data("\(index)".utf8), ExpressionLimits()) {
        count += 1
        return EvaluationResult()
      }
    }
    for index in 0..<16 { evaluate(index) }
    for index in 0..<16 { evaluate(index) }
    #expect(count == 16)
    evaluate(16)
    for index in 1...16 { evaluate(index) }
    #expect(count == 17)
    evaluate(0)
    #expect(count == 18)
  }

  @Test func `results of up to 32 MiB are cached`() {
    func count(_ sizes: [Int]) -> Int {
      let cache = EvaluationCache()
      var count = 0
      for _ in 0..<2 {
        for size in sizes {
          _ = cache.result(for: Data(count: size), ExpressionLimits()) {
            count += 1
            return EvaluationResult(json: Data(count: 1 << 20))
          }
        }
      }
      return count
    }
    let whole = 31 << 20
    #expect(count([whole]) == 1 && count([whole + 1]) == 2)
    #expect(count([15 << 20, (15 << 20) + 1]) == 4 && count([15 << 20, (15 << 20) - 1]) == 2)
  }

  // MARK: - Keyframes

  private func applied(
    _ kind: ListedProperty.Kind, _ values: [Any], first: Int = 5, to property: [String: Any]
  ) throws -> [String: Any] {
    let listed = try JSONDecoder().decode(
      ListedProperty.self,
      from: Data(#"{"path":[],"label":"","first":\#(first),"count":1,"kind":"\#(kind.rawValue)"}"#.utf8))
    return try #require(BakedProperty(listed, values)).applied(to: property)
  }

  @Test func `keyframes inside a span of equal values are left out`() throws {
    let property = try applied(
      .numbers, [1.0, 1.0, 1.0, 2.0, 3.0, 3.0, 3.0, 3.0], to: ["x": "time", "sid": "s", "k": 0.0, "ix": 4.0])
    #expect(Set(property.keys) == ["a", "k", "ix"] && property["a"] as? Int == 1)
    let keyframes = property["k"] as? [[String: Any]] ?? []
    #expect(keyframes.map { $0["t"] as? Int } == [5, 7, 8, 9, 12])
    #expect(keyframes.map { $0["s"] as? [Double] } == [[1], [1], [2], [3], [3]])
  }

  @Test func `one value has no keyframes, and no value keeps the property`() throws {
    let one = try applied(.numbers, [4.0, 4.0], to: ["x": "4", "k": [] as [Any]])
    #expect(one["a"] as? Int == 0 && one["k"] as? Double == 4)
    let vector = try applied(.numbers, [[4.0, 5.0]], to: ["x": "4"])
    #expect(vector["a"] as? Int == 0 && vector["k"] as? [Double] == [4, 5])
    let none = try applied(.numbers, [], to: ["x": "4", "sid": "s", "k": 3.0])
    #expect(Set(none.keys) == ["sid", "k"] && none["k"] as? Double == 3)
  }
}
