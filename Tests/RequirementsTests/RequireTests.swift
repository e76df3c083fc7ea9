import Foundation
import Requirements
import Testing

@Suite struct RequireTests {
  @Test func `a requirement that holds costs no message`() {
    func message() -> String {
      Issue.record("the message of a requirement that holds was evaluated")
      return ""
    }
    require(1 + 1 == 2, message())
  }

  @Test func `a broken requirement stops the program with its message`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let mass = -2.0
      require(mass > 0, "a spring's mass must be above 0, not \(mass)")
    }
    let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(error.contains("RequireTests.swift"))
    #expect(error.contains("a spring's mass must be above 0, not -2.0"))
  }

  @Test func `a path that can't be reached stops the program with its message`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      failRequirement("an index must lie in 0…3, not \(7)")
    }
    let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(error.contains("an index must lie in 0…3, not 7"))
  }
}
