public import CoreGraphics

/// A rule that a ``CAConstraintLayoutManager`` places a layer by: one of its attributes is another layer's, scaled and
/// moved.
///
/// The attribute becomes source · ``scale`` + ``offset``.
open class CAConstraint: NSObject, NSSecureCoding, _Archivable {
  private let values: Values

  private struct Values {
    let attribute: CAConstraintAttribute
    let sourceName: String
    let sourceAttribute: CAConstraintAttribute
    let scale: CGFloat
    let offset: CGFloat
  }

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - attribute: What is set of the layer that has the rule.
  ///   - srcId: The name of the layer that it's read from, a sibling, or `"superlayer"`.
  ///   - srcAttr: What is read of that layer.
  ///   - scale: What it's multiplied by.
  ///   - offset: What is added to that, in points.
  public init(
    attribute: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute,
    scale: CGFloat, offset: CGFloat
  ) {
    values = Values(
      attribute: attribute, sourceName: srcId, sourceAttribute: srcAttr, scale: scale, offset: offset)
    super.init()
  }

  /// Creates a rule that scales by 1.
  public convenience init(
    attribute: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute,
    offset: CGFloat
  ) {
    self.init(attribute: attribute, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: offset)
  }

  /// Creates a rule that takes an attribute over as it is.
  public convenience init(
    attribute: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute
  ) {
    self.init(attribute: attribute, relativeTo: srcId, attribute: srcAttr, offset: 0)
  }

  /// Reads the rule from an archive; nil where the archive holds none.
  public convenience init?(coder: NSCoder, _: Void = ()) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: ArchiveKey.source),
      let data = coder.decodeObject(of: NSData.self, forKey: ArchiveKey.numbers),
      let numbers = [Double](littleEndianData: Data(bytes: data.bytes, count: data.length)),
      numbers.count == 4,
      let attribute = Int32(exactly: numbers[0]).flatMap(CAConstraintAttribute.init(rawValue:)),
      let source = Int32(exactly: numbers[1]).flatMap(CAConstraintAttribute.init(rawValue:))
    else { return nil }
    self.init(
      attribute: attribute, relativeTo: name as String, attribute: source, scale: CGFloat(numbers[2]),
      offset: CGFloat(numbers[3]))
  }

  /// Reads an object of this class from an archive; nil where the archive doesn't hold one.
  public static func _unarchived(from coder: NSCoder) -> Any? { CAConstraint(coder: coder, ()) }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the rule into an archive.
  open func encode(with coder: NSCoder) {
    let numbers = [
      Double(attribute.rawValue), Double(sourceAttribute.rawValue), Double(scale), Double(offset),
    ]
    coder.encode(sourceName as NSString, forKey: ArchiveKey.source)
    coder.encode(numbers.littleEndianData as NSData, forKey: ArchiveKey.numbers)
  }

  private enum ArchiveKey {
    static let source = "CAConstraint.source"
    static let numbers = "CAConstraint.numbers"
  }

  /// What is set of the layer that has the rule.
  open var attribute: CAConstraintAttribute { values.attribute }

  /// The name of the layer that is read from, a sibling, or `"superlayer"`.
  open var sourceName: String { values.sourceName }

  /// What is read of that layer.
  open var sourceAttribute: CAConstraintAttribute { values.sourceAttribute }

  /// What it's multiplied by.
  open var scale: CGFloat { values.scale }

  /// What is added to that, in points.
  open var offset: CGFloat { values.offset }
}

/// A rule doesn't change, but a subclass may.
@available(*, unavailable)
extension CAConstraint: @unchecked Sendable {}
