package import Foundation

/// Where a command's words and pictures go: standard output, standard error, or a test's memory.
package struct Output {
  /// Whether a person looks at it, so that a line may be drawn over.
  let isTerminal: Bool
  /// How many characters fit in a line at the moment.
  let columns: () -> Int
  private let sink: (Data) throws -> Void

  package init(isTerminal: Bool, columns: @escaping () -> Int, sink: @escaping (Data) throws -> Void) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.sink = sink
  }

  func write(_ data: Data) throws { try sink(data) }

  func write(_ text: String) throws { try sink(Data(text.utf8)) }
}
