import CoreGraphics
import LayerValues
import Testing

/// The values that plain layers leave at their defaults are stored out of line.
@Suite struct ExtendedValuesTests {
  @Test func `a plain layer's values have no storage for depth, contents, border and shadow`() {
    var values = CommonValues()
    values.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    (values.position, values.backgroundColor) = (CGPoint(x: 5, y: 6), .white)
    (values.opacity, values.cornerRadius, values.masksToBounds) = (0.5, 2, true)
    values.contents = nil
    #expect(values.extendedBox == nil && MemoryLayout<CommonValues>.size <= 82)
    values.borderWidth = 1
    #expect(values.extendedBox != nil && values.borderColor == .black && values.shadowRadius == 3)
  }

  @Test func `copies share extended values until one of them changes`() {
    var values = CommonValues()
    values.zPosition = 3
    var copy = values
    #expect(copy.extendedBox === values.extendedBox)
    copy.transform.m41 = 7
    copy.anchorPoint.x = 1
    #expect(copy.extendedBox !== values.extendedBox && copy.zPosition == 3 && copy.transform.m41 == 7)
    #expect(values.transform.m41 == 0 && values.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    let box = copy.extendedBox.map(ObjectIdentifier.init)
    copy.anchorPointZ = 2
    #expect(copy.extendedBox.map(ObjectIdentifier.init) == box && copy.anchorPoint == CGPoint(x: 1, y: 0.5))
  }

  @Test func `an update copies all values, into storage that isn't shared`() {
    var (values, other) = (CommonValues(), CommonValues())
    (values.shadowOpacity, values.opacity) = (1, 0.5)
    (other.zPosition, other.rare.rasterizationScale) = (4, 2)
    let box = values.extendedBox.map(ObjectIdentifier.init)
    values.update(from: other)
    #expect(
      values.extendedBox.map(ObjectIdentifier.init) == box && values.shadowOpacity == 0
        && values.zPosition == 4)
    #expect(values.opacity == 1 && values.rareBox === other.rareBox)
    values.update(from: CommonValues())
    #expect(values.extendedBox.map(ObjectIdentifier.init) == box && values.zPosition == 0 && !values.hasRare)
  }

  @Test func `an update shares the storage of the new values if the old one is shared or missing`() {
    var (values, other) = (CommonValues(), CommonValues())
    other.zPosition = 4
    values.update(from: other)
    #expect(values.extendedBox === other.extendedBox)
    let copy = values
    values.update(from: CommonValues())
    #expect(values.extendedBox == nil && copy.zPosition == 4)
  }
}
