extension [String] {
  /// The strings as a choice: "list, render, or help".
  var alternatives: String {
    count < 3
      ? joined(separator: " or ") : "\(dropLast().joined(separator: ", ")), or \(self[count - 1])"
  }
}
