import Foundation
import ObjectiveCRuntime
import Testing

class ClassWithName: NSObject {}
final class SubclassWithName: ClassWithName {}

@Suite struct ClassFunctionsTests {
  @Test func `classes have names, superclasses, and can be found by their names`() {
    let object: Any = SubclassWithName()
    let name = "ObjectiveCRuntimeTests.SubclassWithName"
    #expect(object_getClass(object) == SubclassWithName.self && object_getClass(nil) == nil)
    #expect(String(cString: class_getName(SubclassWithName.self)) == name)
    #expect(String(cString: object_getClassName(object)) == name)
    #expect(class_getName(SubclassWithName.self) == class_getName(SubclassWithName.self))
    #expect(class_getSuperclass(SubclassWithName.self) == ClassWithName.self)
    #expect(class_getSuperclass(NSObject.self) == nil && class_getSuperclass(nil) == nil)
    #expect(objc_getClass(name) as? AnyClass == SubclassWithName.self)
  }
}
