import CoreGraphics
import Foundation
import LayerTree

/// The archived form of a Bézier path.
struct ArchivedPath {
  var path: CGPath
  var attributes: PathAttributes

  private enum Key: String {
    case path = "UIBezierPathElements"
    case lineWidth = "UIBezierPathLineWidth"
    case lineCap = "UIBezierPathLineCapStyle"
    case lineJoin = "UIBezierPathLineJoinStyle"
    case miterLimit = "UIBezierPathMiterLimit"
    case flatness = "UIBezierPathFlatness"
    case evenOdd = "UIBezierPathUsesEvenOddFillRule"
    case dashes = "UIBezierPathLineDash"
    case dashPhase = "UIBezierPathLineDashPhase"
  }
}

extension ArchivedPath {
  func encode(with coder: NSCoder) {
    coder.encode(path.archiveData as NSData, forKey: Key.path.rawValue)
    coder.encode(Double(attributes.lineWidth), forKey: Key.lineWidth.rawValue)
    coder.encode(attributes.lineCap.rawValue, forKey: Key.lineCap.rawValue)
    coder.encode(attributes.lineJoin.rawValue, forKey: Key.lineJoin.rawValue)
    coder.encode(Double(attributes.miterLimit), forKey: Key.miterLimit.rawValue)
    coder.encode(Double(attributes.flatness), forKey: Key.flatness.rawValue)
    coder.encode(attributes.usesEvenOddFillRule, forKey: Key.evenOdd.rawValue)
    let dashes = attributes.dashes.map { NSNumber(value: Double($0)) }
    coder.encode(dashes as NSArray, forKey: Key.dashes.rawValue)
    coder.encode(Double(attributes.dashPhase), forKey: Key.dashPhase.rawValue)
  }

  /// Creates a path from an archive; nil if there is none.
  init?(from coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: Key.path.rawValue),
      let path = CGPath.unarchived(Data(bytes: data.bytes, count: data.length))
    else { return nil }
    self.path = path
    attributes = PathAttributes()
    func number(_ key: Key, _ standard: CGFloat) -> CGFloat {
      coder.containsValue(forKey: key.rawValue) ? CGFloat(coder.decodeDouble(forKey: key.rawValue)) : standard
    }
    attributes.lineWidth = number(.lineWidth, attributes.lineWidth)
    attributes.miterLimit = number(.miterLimit, attributes.miterLimit)
    attributes.flatness = number(.flatness, attributes.flatness)
    attributes.dashPhase = number(.dashPhase, 0)
    attributes.lineCap = CGLineCap(rawValue: coder.decodeInt32(forKey: Key.lineCap.rawValue)) ?? .butt
    attributes.lineJoin = CGLineJoin(rawValue: coder.decodeInt32(forKey: Key.lineJoin.rawValue)) ?? .miter
    attributes.usesEvenOddFillRule = coder.decodeBool(forKey: Key.evenOdd.rawValue)
    let dashes = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: Key.dashes.rawValue)
    attributes.dashes = (dashes as? [NSNumber] ?? []).map { CGFloat($0.doubleValue) }
  }
}
