public import CoreGraphics

extension CAMediaTimingFunction {
  /// Reads an object of this class from an archive; nil where the archive doesn't hold one.
  public static func _unarchived(from coder: NSCoder) -> Any? { CAMediaTimingFunction(coder: coder, ()) }

  private static var archiveKey: String { "CAMediaTimingFunction" }

  package final func archive(into coder: NSCoder) {
    coder.encode(points.map { Double($0) }.littleEndianData as NSData, forKey: Self.archiveKey)
  }

  /// Reads the x and y of the two inner control points; nil if the archive doesn't contain them.
  static func unarchivedPoints(from coder: NSCoder) -> [Float]? {
    let data = coder.decodeObject(of: NSData.self, forKey: archiveKey)
    let numbers = data.flatMap { [Double](littleEndianData: Data(bytes: $0.bytes, count: $0.length)) }
    return numbers.flatMap { $0.count == 4 ? $0.map { Float($0) } : nil }
  }

  private var points: [Float] {
    [1, 2].flatMap { index in
      [Float](unsafeUninitializedCapacity: 2) { buffer, count in
        if let address = buffer.baseAddress { getControlPoint(at: index, values: address) }
        count = 2
      }
    }
  }
}
