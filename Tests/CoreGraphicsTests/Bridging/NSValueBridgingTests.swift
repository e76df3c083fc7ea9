import CoreGraphics
import Testing

@Suite struct NSValueBridgingTests {
  static let point = CGPoint(x: 1.5, y: -2)
  static let size = CGSize(width: 3, height: 0.25)
  static let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
  static let vector = CGVector(dx: -7, dy: 8)
  static let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
  static let space = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 5, 6, 7)

  @Test func `an accessor returns the struct that the initializer was given`() {
    #expect(NSValue(cgPoint: Self.point).cgPointValue == Self.point)
    #expect(NSValue(cgSize: Self.size).cgSizeValue == Self.size)
    #expect(NSValue(cgRect: Self.rect).cgRectValue == Self.rect)
    #expect(NSValue(cgVector: Self.vector).cgVectorValue == Self.vector)
    #expect(NSValue(cgAffineTransform: Self.affine).cgAffineTransformValue == Self.affine)
    let space = NSValue(caTransform3D: Self.space).caTransform3DValue
    #expect(CATransform3DEqualToTransform(space, Self.space))
  }

  @Test func `a struct survives a cast to NSValue and back`() {
    #expect((Self.point as NSValue) as! CGPoint == Self.point)
    #expect((Self.size as NSValue) as! CGSize == Self.size)
    #expect((Self.rect as NSValue) as! CGRect == Self.rect)
    #expect((Self.vector as NSValue) as! CGVector == Self.vector)
    #expect((Self.affine as NSValue) as! CGAffineTransform == Self.affine)
    #expect(CATransform3DEqualToTransform((Self.space as NSValue) as! CATransform3D, Self.space))
  }

  @Test func `a struct in Any casts to NSValue, and an NSValue in Any casts to the struct`() throws {
    let structs: [Any] = [Self.point, Self.size, Self.rect, Self.vector, Self.affine, Self.space]
    #expect(structs.allSatisfy { $0 is NSValue })
    let values: [Any] = [
      NSValue(cgPoint: Self.point), NSValue(cgRect: Self.rect), NSValue(caTransform3D: Self.space),
    ]
    #expect(values[0] as? CGPoint == Self.point)
    #expect(values[1] as? CGRect == Self.rect)
    #expect(CATransform3DEqualToTransform(try #require(values[2] as? CATransform3D), Self.space))
  }

  @Test func `an array bridges element by element`() {
    #expect([Self.point, .zero] as [NSValue] == [NSValue(cgPoint: Self.point), NSValue(cgPoint: .zero)])
    let boxed: Any = [NSValue(cgRect: Self.rect), NSValue(cgRect: .zero)]
    #expect(boxed as? [CGRect] == [Self.rect, .zero])
    let mixed: [NSValue] = [NSValue(cgRect: Self.rect), NSValue(cgPoint: .zero)]
    #expect(mixed as? [CGRect] == nil)
    #expect((([Self.vector] as NSArray) as? [CGVector]) == [Self.vector])
  }

  @Test func `a value with another type's struct doesn't convert, and its accessors return zeros`() {
    let value = NSValue(cgPoint: Self.point)
    #expect(value as? CGSize == nil)
    #expect(value as? CGVector == nil)
    #expect(value.cgRectValue == .zero)
    #expect(NSNumber(value: 3).cgPointValue == .zero)
    #expect(value as? CATransform3D == nil)
  }

  @Test func `a forced cast to another struct traps`() async {
    await #expect(processExitsWith: .failure) {
      let value = NSValue(cgPoint: .zero)
      let size = value as! CGSize
      print(size)
    }
  }

  @Test func `values are equal if their structs are`() {
    #expect(NSValue(caTransform3D: Self.space) == NSValue(caTransform3D: Self.space))
    #expect(NSValue(caTransform3D: Self.space) != NSValue(caTransform3D: CATransform3DIdentity))
    #expect(NSValue(cgAffineTransform: Self.affine) == Self.affine as NSValue)
    #expect(NSValue(cgVector: Self.vector).hash == NSValue(cgVector: Self.vector).hash)
    #expect(NSValue(cgVector: .zero) != NSValue(cgPoint: .zero))
  }

  @Test(arguments: [
    point as NSValue, size as NSValue, rect as NSValue,
    vector as NSValue, affine as NSValue, space as NSValue,
  ])
  func `a value survives keyed archiving`(_ value: NSValue) throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    let decoded = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSValue.self, from: data)
    #expect(decoded == value)
    #expect(decoded.map { String(cString: $0.objCType) } == String(cString: value.objCType))
  }

  @Test func `values that Foundation creates for points, sizes and rectangles convert too`() {
    #expect(NSValue(point: Self.point) as? CGPoint == Self.point)
    #expect(NSValue(size: Self.size).cgSizeValue == Self.size)
    #expect(NSValue(cgRect: Self.rect).rectValue == Self.rect)
  }
}
