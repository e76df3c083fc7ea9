/// The new commands of the layers that changed since a display list was built.
struct ListChanges {
  /// The number of layers whose commands can change in number; beyond it, the whole list is rebuilt.
  static var maximumResizedCount: Int { 16 }

  /// A range of the list's commands, and the number of new commands that replace it.
  struct Piece {
    let range: Range<Int>
    let newCount: Int
  }

  /// The pieces in the order of the list.
  private(set) var pieces: [Piece] = []
  /// The new commands of all pieces.
  private(set) var commands: [DrawCommand] = []

  /// Appends the commands that replace a range of the list.
  mutating func replace(_ range: Range<Int>, with new: [DrawCommand]) {
    pieces.append(Piece(range: range, newCount: new.count))
    commands += new
  }
}
