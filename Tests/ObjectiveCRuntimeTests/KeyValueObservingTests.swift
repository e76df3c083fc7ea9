import Foundation
import ObjectiveCRuntime
import Testing

@Suite struct KeyValueObservingTests {
  /// An object that reports the changes of its properties, as generated code does.
  private final class Counter: NSObject {
    var count = 0 { didSet { _propertyDidChange(self) } }
    var name: String? { didSet { _propertyDidChange(self) } }
  }

  private final class Observer: NSObject, _KeyValueObserver {
    var lines: [String] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let values = [NSKeyValueChangeKey.oldKey, .newKey].map { key in change?[key].map { "\($0)" } ?? "-" }
      lines.append("\(keyPath ?? "") \(values.joined(separator: " "))")
    }
  }

  private let counter = Counter()

  @Test func `a change is reported with the values that the options ask for`() {
    var changes: [[Int?]] = []
    let both = counter.observe(\.count, options: [.old, .new]) { changes.append([$1.oldValue, $1.newValue]) }
    let none = counter.observe(\.count) { changes.append([$1.oldValue, $1.newValue]) }
    counter.count = 3
    #expect(changes == [[0, 3], [nil, nil]])
    counter.count = 3
    #expect(changes.count == 2)
    withExtendedLifetime((both, none)) {}
  }

  @Test func `an initial notification has no old value`() {
    var changes: [[Int?]] = []
    let observation = counter.observe(\.count, options: [.initial, .old, .new]) {
      changes.append([$1.oldValue, $1.newValue])
    }
    #expect(changes == [[nil, 0]])
    withExtendedLifetime(observation) {}
  }

  @Test func `optional properties can be observed`() {
    var names: [String??] = []
    let observation = counter.observe(\.name, options: .new) { names.append($1.newValue) }
    (counter.name, counter.name) = ("a", nil)
    #expect(names == ["a", .some(nil)])
    withExtendedLifetime(observation) {}
  }

  @Test func `an observation ends when it's invalidated or released`() {
    var count = 0
    var first: NSKeyValueObservation? = counter.observe(\.count) { _, _ in count += 1 }
    let second = counter.observe(\.count) { _, _ in count += 1 }
    counter.count = 1
    #expect(count == 2)
    first = nil
    counter.count = 2
    #expect(count == 3 && first == nil)
    second.invalidate()
    counter.count = 3
    #expect(count == 3)
  }

  @Test func `an observer may end its own observation, and others', during a change`() {
    var count = 0
    var observations: [NSKeyValueObservation] = []
    for _ in 1...3 {
      observations.append(
        counter.observe(\.count) { _, _ in
          count += 1
          observations = []
        })
    }
    (counter.count, counter.count) = (1, 2)
    #expect(count == 1)
  }

  @Test func `an observer by key path gets a dictionary`() {
    let observer = Observer()
    counter.addObserver(observer, forKeyPath: "count", options: [.old, .new], context: nil)
    counter.addObserver(observer, forKeyPath: "name", options: [.new, .initial], context: nil)
    counter.count = 7
    #expect(observer.lines == ["name - <null>", "count 0 7"])
    counter.removeObserver(observer, forKeyPath: "count")
    counter.count = 8
    #expect(observer.lines.count == 2)
  }

  @Test func `an observer is removed by its context`() {
    let observer = Observer()
    let (first, second) = (UnsafeMutableRawPointer(bitPattern: 1), UnsafeMutableRawPointer(bitPattern: 2))
    counter.addObserver(observer, forKeyPath: "count", options: [], context: first)
    counter.addObserver(observer, forKeyPath: "count", options: [], context: second)
    counter.removeObserver(observer, forKeyPath: "count", context: second)
    counter.count = 1
    #expect(observer.lines == ["count - -"])
    counter.removeObserver(observer, forKeyPath: "count", context: first)
    counter.count = 2
    #expect(observer.lines.count == 1)
  }

  @Test func `observers and observed objects aren't retained`() {
    weak var released: Counter?
    weak var releasedObserver: Observer?
    var observation: NSKeyValueObservation?
    do {
      let (counter, observer) = (Counter(), Observer())
      (released, releasedObserver) = (counter, observer)
      counter.addObserver(observer, forKeyPath: "count", options: [], context: nil)
      observation = counter.observe(\.count) { _, _ in }
    }
    #expect(released == nil && releasedObserver == nil)
    observation?.invalidate()
  }

  @Test func `an observation that has ended releases its closure`() {
    weak var token: Counter?
    var observation: NSKeyValueObservation?
    do {
      let captured = Counter()
      token = captured
      observation = counter.observe(\.count) { _, _ in captured.count += 1 }
    }
    #expect(token != nil)
    observation?.invalidate()
    observation = nil
    #expect(token == nil)
  }

  @Test func `the old value is reported although the property was its only owner`() {
    final class Owner: NSObject {
      var text = NSMutableString(string: "a") { didSet { _propertyDidChange(self) } }
    }
    let owner = Owner()
    var texts: [NSMutableString?] = []
    let observation = owner.observe(\.text, options: [.old, .new]) { texts += [$1.oldValue, $1.newValue] }
    owner.text = NSMutableString(string: "b")
    #expect(texts == ["a", "b"])
    withExtendedLifetime(observation) {}
  }

  @Test func `an unchanged object, also an optional one, isn't reported`() {
    final class Plain {}
    final class Owner: NSObject {
      var rate = 0.0 { didSet { _propertyDidChange(self) } }
      var plain: Plain? = Plain() { didSet { _propertyDidChange(self) } }
      weak var delegate: (any Sendable & AnyObject)? { didSet { _propertyDidChange(self) } }
    }
    let owner = Owner()
    var count = 0
    let observations = [
      owner.observe(\.plain) { _, _ in count += 1 }, owner.observe(\.delegate) { _, _ in count += 1 },
    ]
    owner.rate = 1
    #expect(count == 0)
    owner.plain = Plain()
    #expect(count == 1)
    withExtendedLifetime(observations) {}
  }

  @Test func `a key path follows an object that takes the place of another`() {
    final class Owner: NSObject {
      var counter = Counter() { didSet { _propertyDidChange(self) } }
    }
    let (owner, observer) = (Owner(), Observer())
    owner.addObserver(observer, forKeyPath: "counter.count", options: .new, context: nil)
    owner.counter = Counter()
    owner.counter.count = 5
    #expect(observer.lines == ["counter.count - 5"])
    owner.removeObserver(observer, forKeyPath: "counter.count")
    owner.counter.count = 6
    #expect(observer.lines.count == 1)
  }

  @Test func `the value of a property isn't retained`() {
    weak var released: Counter?
    final class Owner: NSObject {
      var counter: Counter? { didSet { _propertyDidChange(self) } }
    }
    let owner = Owner()
    let observation = owner.observe(\.counter) { _, _ in }
    do {
      let counter = Counter()
      (released, owner.counter) = (counter, counter)
    }
    owner.counter = nil
    #expect(released == nil)
    withExtendedLifetime(observation) {}
  }

  @Test func `an observer may be removed by its deinitializer`() {
    final class Owner: NSObject, _KeyValueObserver {
      let counter: Counter
      init(_ counter: Counter) {
        self.counter = counter
        super.init()
        counter.addObserver(self, forKeyPath: "count", options: [], context: nil)
      }
      deinit { counter.removeObserver(self, forKeyPath: "count") }
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { Issue.record("the observer was released") }
    }
    _ = Owner(counter)
    counter.count = 1
  }

  @Test func `removing an observer that wasn't added stops the program`() async {
    await #expect(processExitsWith: .failure) {
      NSObject().removeObserver(NSObject(), forKeyPath: "description")
    }
  }
}
