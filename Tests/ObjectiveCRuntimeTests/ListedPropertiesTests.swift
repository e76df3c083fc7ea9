import Foundation
import ObjectiveCRuntime
import Testing

/// Objects whose classes list their properties, as generated code does.
@Suite struct ListedPropertiesTests {
  private class Model: NSObject, _KeyedProperties {
    var count = 0 { didSet { _propertyDidChange(self, "count") } }
    var name: String?
    let id = 7

    nonisolated func _property(_ key: String) -> AnyKeyPath? {
      _keyPath {
        switch key {
        case "count": return \Model.count
        case "name": return \Model.name
        case "id": return \Model.id
        default: return nil
        }
      }
    }
  }

  private final class Derived: Model {
    var half: Double { Double(count) / 2 }
    var other: Model? = Model() { didSet { _propertyDidChange(self, "other") } }

    override nonisolated func _property(_ key: String) -> AnyKeyPath? {
      _keyPath {
        switch key {
        case "half": return \Derived.half
        case "other": return \Derived.other
        default: return nil
        }
      } ?? super._property(key)
    }
  }

  @Test func `listed properties are set by their keys, with bridging`() {
    let model = Derived()
    model.setValue(NSNumber(value: 3), forKey: "count")
    model.setValue("a", forKey: "name")
    model.setValue(5, forKeyPath: "other.count")
    #expect(model.count == 3 && model.name == "a" && model.other?.count == 5)
    model.setValue(nil, forKey: "name")
    #expect(model.name == nil)
  }

  @Test func `listed properties are read by their keys, also computed ones`() {
    let model = Derived()
    model.count = 3
    #expect(model.value(forKey: "half") as? Double == 1.5)
    #expect(model.value(forKey: "name") == nil)
    #expect(model.value(forKeyPath: "other.id") as? Int == 7)
  }

  @Test func `a key path through another object is observed in that object, too`() {
    let model = Derived()
    var values: [Int?] = []
    let observation = model.observe(\.other?.count, through: [\.other], options: .new) {
      values.append($1.newValue ?? nil)
    }
    model.other?.count = 1
    let former = model.other
    model.other = Model()
    former?.count = 9
    model.other?.count = 2
    #expect(values == [1, 0, 2])
    observation.invalidate()
    model.other?.count = 3
    #expect(values.count == 3)
  }

  @Test func `setting an unknown, constant or mismatched property stops the program`() async {
    await #expect(processExitsWith: .failure) { Model().setValue(1, forKey: "unknown") }
    await #expect(processExitsWith: .failure) { Model().setValue(1, forKey: "id") }
    await #expect(processExitsWith: .failure) { Model().setValue("text", forKey: "count") }
    await #expect(processExitsWith: .failure) { Model().setValue(nil, forKey: "count") }
  }
}
