import Foundation

/// How many random cases a law is tried on: enough for every run, or as many as a soak asks for.
enum CurveCases {
  static let count = ProcessInfo.processInfo.environment["QUARTZITE_CASES"].flatMap { Int($0) } ?? 20_000
}
