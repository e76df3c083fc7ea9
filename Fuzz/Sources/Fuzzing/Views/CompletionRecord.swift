/// A record of animations and transitions that have begun: each must complete once.
final class CompletionRecord {
  private var expectations: [Expectation] = []

  private struct Expectation {
    let name: String
    /// Whether the animation must complete even if its stage is released before.
    let endsWithStage: Bool
    var count = 0
  }

  /// Returns a closure to call at the end of an animation that is about to begin.
  func expect(_ name: String, endsWithStage: Bool = true) -> () -> Void {
    let number = expectations.count
    expectations.append(Expectation(name: name, endsWithStage: endsWithStage))
    return { self.expectations[number].count += 1 }
  }

  /// The animations that must have ended.
  enum Ended {
    case none
    case all
    /// Those that end with a stage that was released.
    case withStage
  }

  /// Checks that no animation has ended several times, and that some have ended.
  func check(_ ended: Ended) throws {
    for (number, expectation) in expectations.enumerated() {
      let isDue = ended == .all || ended == .withStage && expectation.endsWithStage
      guard expectation.count > 1 || isDue && expectation.count == 0 else { continue }
      throw Violation(
        description:
          "\(expectation.name), number \(number) of \(expectations.count), completed \(expectation.count) times"
      )
    }
  }
}
