import Foundation
import ObjectiveCRuntime
import Testing

@Suite struct KeyValueCodingTests {
  class Shape: NSObject {
    var name = "shape"
    var parent: Shape?
    let values = NSMutableDictionary()
  }
  final class Circle: Shape { var radius: CGFloat = 2 }

  /// An object that declares methods for key-value coding, which subclasses override.
  class Coded: NSObject, KeyValueCoded {
    var settings: [String: Any] = [:]
    func value(forKey key: String) -> Any? { settings[key] }
    func setValue(_ value: Any?, forKey key: String) { settings[key] = value }
    func value(forKeyPath keyPath: String) -> Any? { valueByFollowing(keyPath) }
    func setValue(_ value: Any?, forKeyPath keyPath: String) { setValueByFollowing(keyPath, to: value) }
  }
  final class Loud: Coded {
    override func value(forKey key: String) -> Any? { (super.value(forKey: key) as? String)?.uppercased() }
  }

  @Test func `stored properties are read by their names`() {
    let circle = Circle()
    #expect(circle.value(forKey: "radius") as? CGFloat == 2)
    #expect(circle.value(forKey: "name") as? String == "shape")
    #expect(circle.value(forKey: "parent") == nil)
    #expect(circle.value(forKeyPath: "parent.name") == nil)
    circle.parent = Shape()
    #expect(circle.value(forKeyPath: "parent.name") as? String == "shape")
  }

  @Test func `dictionaries have their entries`() {
    let circle = Circle()
    circle.setValue(3, forKeyPath: "values.count3")
    #expect(circle.value(forKeyPath: "values.count3") as? Int == 3)
    circle.setValue(nil, forKeyPath: "values.count3")
    #expect(circle.values.count == 0)
  }

  @Test func `a class's own methods are called, also through NSObject`() {
    let loud = Loud()
    loud.setValue("a", forKey: "key")
    let object: NSObject = loud
    object.setValue("b", forKey: "other")
    #expect(loud.value(forKey: "key") as? String == "A" && object.value(forKey: "other") as? String == "B")
    #expect(object.value(forKeyPath: "other") as? String == "B")
  }

  @Test func `a property that doesn't exist, or that can't be set, traps`() async {
    await #expect(processExitsWith: .failure) { _ = NSObject().value(forKey: "missing") }
    await #expect(processExitsWith: .failure) { Shape().setValue("x", forKey: "name") }
  }
}
