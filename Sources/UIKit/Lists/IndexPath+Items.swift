public import Foundation

extension IndexPath {
  /// Creates the path of a row in a table's section.
  public init(row: Int, section: Int) { self = [section, row] }
  /// Creates the path of an item in a collection's section.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The index of the section: the first element.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The index of the row in its section: the second element.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The index of the item in its section: the second element.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
