public import CoreGraphics

/// A relation between an attribute of a layer's frame and an attribute of another layer, for
/// ``CAConstraintLayoutManager``.
///
/// The layer's attribute becomes the source layer's · ``scale`` + ``offset``.
open class CAConstraint: NSObject, NSSecureCoding, _Archivable {
  private let values: Values

  private struct Values {
    let attribute: CAConstraintAttribute
    let sourceName: String
    let sourceAttribute: CAConstraintAttribute
    let scale: CGFloat
    let offset: CGFloat
  }

  /// Creates a constraint.
  ///
  /// - Parameters:
  ///   - attribute: The constrained attribute.
  ///   - srcId: The name of the source layer, which is a sibling, or `"superlayer"`.
  ///   - srcAttr: The attribute of the source layer.
  ///   - scale: The factor applied to the source attribute.
  ///   - offset: The offset added after scaling, in points.
  public init(
    attribute: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute,
    scale: CGFloat, offset: CGFloat
  ) {
    values = Values(
      attribute: attribute, sourceName: srcId, sourceAttribute: srcAttr, scale: scale, offset: offset)
    super.init()
  }

  /// Creates a constraint with a scale of 1.
  public convenience init(
    attribute: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute,
    offset: CGFloat
  ) {
    self.init(attribute: attribute, relativeTo: srcId, attribute: srcAttr, scale: 1, offset: offset)
  }

  /// Creates a constraint with a scale of 1 and an offset of 0.
  public convenience init(
    attribute: CAConstraintAttribute, relativeTo srcId: String, attribute srcAttr: CAConstraintAttribute
  ) {
    self.init(attribute: attribute, relativeTo: srcId, attribute: srcAttr, offset: 0)
  }

  /// Reads the constraint from an archive; returns nil if the archive doesn't contain one.
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

  /// Reads an object of this class from an archive; returns nil if the archive doesn't contain one.
  public static func _unarchived(from coder: NSCoder) -> Any? { CAConstraint(coder: coder, ()) }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Archives the constraint.
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

  /// The constrained attribute.
  open var attribute: CAConstraintAttribute { values.attribute }

  /// The name of the source layer, which is a sibling, or `"superlayer"`.
  open var sourceName: String { values.sourceName }

  /// The attribute of the source layer.
  open var sourceAttribute: CAConstraintAttribute { values.sourceAttribute }

  /// The factor applied to the source attribute.
  open var scale: CGFloat { values.scale }

  /// The offset added after scaling, in points.
  open var offset: CGFloat { values.offset }
}

/// A constraint is immutable, but a subclass may not be.
@available(*, unavailable)
extension CAConstraint: @unchecked Sendable {}
