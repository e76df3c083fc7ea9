import LayerTree
import Testing

/// The types in which key-value coding returns numbers.
@Suite struct KeyValueNumbersTests {
  private final class LoudLayer: CALayer {
    override func value(forKey key: String) -> Any? { key == "name" ? "loud" : super.value(forKey: key) }
  }

  private func expectNumber(_ value: Any?, _ number: Double, line: Int = #line) {
    let location = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    #expect(value as? Double == number, sourceLocation: location)
    #expect(value as? CGFloat == CGFloat(number), sourceLocation: location)
    #expect(value as? NSNumber == NSNumber(value: number), sourceLocation: location)
    #expect(value as? Float == Float(number), sourceLocation: location)
  }

  @Test func `numbers of layers convert to any type of number`() {
    let layer = CALayer()
    layer.opacity = 0.5
    layer.bounds.size = CGSize(width: 20, height: 30)
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    layer.setValue(CGFloat(1.25), forKey: "custom")
    expectNumber(layer.value(forKey: "opacity"), 0.5)
    expectNumber(layer.value(forKey: "cornerRadius"), 0)
    expectNumber(layer.value(forKeyPath: "bounds.size.width"), 20)
    expectNumber(layer.value(forKeyPath: "transform.scale.y"), 3)
    expectNumber(layer.value(forKey: "custom"), 1.25)
    #expect(layer.value(forKey: "hidden") as? Bool == false)
  }

  @Test func `numbers of animations and cells convert to any type of number`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 2
    animation.setValue(3, forKey: "custom")
    expectNumber(animation.value(forKey: "duration"), 2)
    expectNumber(animation.value(forKeyPath: "custom"), 3)
    #expect(animation.value(forKey: "custom") as? Int == 3)
    let cell = CAEmitterCell()
    cell.birthRate = 4
    expectNumber(cell.value(forKey: "birthRate"), 4)
  }

  @Test func `a subclass's override is called, also through NSObject`() {
    let layer = LoudLayer()
    let object: NSObject = layer
    object.setValue(0.25, forKey: "opacity")
    #expect(layer.opacity == 0.25 && layer.value(forKey: "name") as? String == "loud")
    #expect(object.value(forKey: "name") as? String == "loud")
    expectNumber(object.value(forKeyPath: "opacity"), 0.25)
  }

  @Test func `values that aren't numbers stay as they are`() {
    let layer = CALayer()
    layer.setValue([1.5, 2], forKey: "custom")
    #expect(layer.value(forKey: "custom") as? [Double] == [1.5, 2])
    #expect(layer.value(forKey: "position") as? CGPoint == .zero && layer.value(forKey: "missing") == nil)
  }
}
