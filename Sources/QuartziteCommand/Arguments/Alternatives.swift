extension [String] {
  /// The names as a choice: "list, render or help".
  var alternatives: String {
    count < 2 ? joined() : "\(dropLast().joined(separator: ", ")) or \(self[count - 1])"
  }
}
