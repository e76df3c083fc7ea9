import Foundation
import ObjectiveCRuntime
import Synchronization
import Testing

/// The addresses that identify the tests' associations.
private enum Keys {
  nonisolated(unsafe) static var first: UInt8 = 0
  nonisolated(unsafe) static var second: UInt8 = 0
}

@Suite(.serialized) struct AssociatedObjectsTests {
  class Plain {}
  final class Derived: Plain { var text = "text" }
  final class Generic<Item> {
    var item: Item
    init(_ item: Item) { self.item = item }
  }
  final class Token: Sendable {}

  @Test(
    arguments: [
      { Plain() }, { Derived() }, { Generic(3) }, { Generic("text") }, { NSObject() }, { NSMutableArray() },
    ] as [@Sendable () -> AnyObject])
  func `values of objects of any class are released with the object`(make: @Sendable () -> AnyObject) {
    weak var token: Token?
    do {
      let object = make()
      do {
        let made = Token()
        token = made
        objc_setAssociatedObject(object, &Keys.first, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      #expect(objc_getAssociatedObject(object, &Keys.first) as? Token === token)
      #expect(objc_getAssociatedObject(object, &Keys.second) == nil && token != nil)
    }
    #expect(token == nil)
  }

  @Test func `a new object at the address of a released one has no values`() {
    for number in 0..<1000 {
      let object = Plain()
      #expect(objc_getAssociatedObject(object, &Keys.first) == nil)
      objc_setAssociatedObject(object, &Keys.first, number, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, &Keys.first) as? Int == number)
    }
  }

  @Test func `replaced and removed values are released`() {
    let object = Plain()
    weak var token: Token?
    func associate() {
      let made = Token()
      token = made
      objc_setAssociatedObject(object, &Keys.first, made, .OBJC_ASSOCIATION_RETAIN)
    }
    associate()
    objc_setAssociatedObject(object, &Keys.first, "text", .OBJC_ASSOCIATION_RETAIN)
    #expect(token == nil && objc_getAssociatedObject(object, &Keys.first) as? String == "text")
    associate()
    objc_setAssociatedObject(object, &Keys.first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(token == nil && objc_getAssociatedObject(object, &Keys.first) == nil)
    associate()
    objc_removeAssociatedObjects(object)
    #expect(token == nil && objc_getAssociatedObject(object, &Keys.first) == nil)
  }

  @Test func `policies retain, copy or only refer to an object`() {
    let object = Plain()
    let text = NSMutableString(string: "A")
    objc_setAssociatedObject(object, &Keys.first, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(object, &Keys.second, text, .OBJC_ASSOCIATION_RETAIN)
    text.append("B")
    #expect(objc_getAssociatedObject(object, &Keys.first) as? String == "A")
    #expect(objc_getAssociatedObject(object, &Keys.second) as? NSMutableString === text)
    weak var released: Token?
    do {
      let token = Token()
      released = token
      objc_setAssociatedObject(object, &Keys.first, token, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(object, &Keys.first) as? Token === token)
    }
    #expect(released == nil)
  }

  @Test func `numbers are read back as numbers of any kind`() {
    let object = Plain()
    objc_setAssociatedObject(object, &Keys.first, 1.5, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, &Keys.first) as? NSNumber == 1.5)
    objc_setAssociatedObject(object, &Keys.first, NSNumber(value: 2), .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, &Keys.first) as? Double == 2)
  }

  @Test func `values can be read while the object's deinitializer runs, and new ones are dropped`() {
    final class Last {
      nonisolated(unsafe) static var seen: Any?
      deinit {
        Last.seen = objc_getAssociatedObject(self, &Keys.first)
        objc_setAssociatedObject(self, &Keys.second, Token(), .OBJC_ASSOCIATION_RETAIN)
      }
    }
    func release(_ value: String?) {
      let last = Last()
      if let value { objc_setAssociatedObject(last, &Keys.first, value, .OBJC_ASSOCIATION_RETAIN) }
    }
    release("text")
    #expect(Last.seen as? String == "text")
    for _ in 0..<100 { release(nil) }
    #expect(Last.seen == nil)
  }

  @Test func `an object whose value refers back to it weakly is released, and so is a chain of objects`() {
    final class Back { weak var owner: Plain? }
    weak var ends: Plain?
    do {
      var object = Plain()
      for _ in 0..<100 {
        let back = Back()
        back.owner = object
        objc_setAssociatedObject(object, &Keys.second, back, .OBJC_ASSOCIATION_RETAIN)
        let owner = Plain()
        objc_setAssociatedObject(owner, &Keys.first, object, .OBJC_ASSOCIATION_RETAIN)
        object = owner
      }
      ends = object
    }
    #expect(ends == nil)
  }

  @Test func `objects of one class are associated and released on many threads`() {
    let count = Atomic(0)
    final class Counted: Sendable {
      let released: @Sendable () -> Void
      init(_ released: @escaping @Sendable () -> Void) { self.released = released }
      deinit { released() }
    }
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 {
        let object = Derived()
        let value = Counted { count.add(1, ordering: .relaxed) }
        objc_setAssociatedObject(object, &Keys.first, value, .OBJC_ASSOCIATION_RETAIN)
        let isSame = objc_getAssociatedObject(object, &Keys.first) as? Counted === value
        if !isSame { Issue.record("an object has another one's value") }
      }
    }
    #expect(count.load(ordering: .relaxed) == 4000)
  }
}
