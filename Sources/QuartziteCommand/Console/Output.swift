package import Foundation

/// A destination of text and pictures: standard output, standard error, or a test's memory.
package struct Output {
  /// Whether the output is a terminal, on which a line can be redrawn.
  let isTerminal: Bool
  /// Returns the current number of characters per line.
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
