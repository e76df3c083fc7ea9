extension Array {
  /// Returns the elements in ascending order of numbers, such as times; those with equal numbers keep their order.
  func inOrder(of number: (Element) -> Double) -> [Element] {
    map(number).ascendingIndices.map { self[$0] }
  }
}

extension [Double] {
  /// The indices of the numbers in ascending order; those of equal numbers keep their order.
  ///
  /// Elements of all types are sorted by their indices, so that the program contains one sort and not one for each type.
  fileprivate var ascendingIndices: [Int] { indices.sorted { (self[$0], $0) < (self[$1], $1) } }
}
