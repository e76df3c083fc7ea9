import Foundation
import ObjectiveCRuntime
import Synchronization
import Testing

@Suite struct NotificationObserverTests {
  final class Observer {
    var names: [String] = []
    func noted() { names.append("-") }
    func noted(_ notification: Notification) { names.append(notification.name.rawValue) }
  }

  let center = NotificationCenter()
  let one = Notification.Name("One")
  let two = Notification.Name("Two")
  let noted = Selector("noted:", Observer.noted(_:))

  @Test func `an observer's method is called for its notifications, with or without a parameter`() {
    let observer = Observer()
    let sender = NSObject()
    center.addObserver(observer, selector: noted, name: one, object: nil)
    center.addObserver(observer, selector: noted, name: two, object: sender)
    center.post(name: one, object: nil)
    center.post(name: two, object: nil)
    center.post(name: two, object: sender)
    #expect(observer.names == ["One", "Two"])
    let plain = Selector("noted", Observer.noted as (Observer) -> () -> Void)
    center.addObserver(observer, selector: plain, name: Notification.Name("Three"), object: nil)
    center.post(name: Notification.Name("Three"), object: nil)
    #expect(observer.names == ["One", "Two", "-"])
  }

  @Test func `an observer is removed by itself, by name and by sender`() {
    let observer = Observer()
    let (sender, other) = (NSObject(), NSObject())
    func observe() {
      for name in [one, two] { center.addObserver(observer, selector: noted, name: name, object: sender) }
      observer.names = []
    }
    func post() -> [String] {
      for name in [one, two] { center.post(name: name, object: sender) }
      return observer.names
    }
    observe()
    center.removeObserver(observer)
    #expect(post() == [])
    observe()
    center.removeObserver(observer, name: one, object: nil)
    #expect(post() == ["Two"])
    center.removeObserver(observer, name: two, object: other)
    observer.names = []
    #expect(post() == ["Two"])
    center.removeObserver(observer, name: nil, object: sender)
    observer.names = []
    #expect(post() == [])
  }

  @Test func `an observer isn't retained, and its observations end with it`() {
    weak var observer: Observer?
    do {
      let made = Observer()
      observer = made
      center.addObserver(made, selector: noted, name: one, object: nil)
      center.post(name: one, object: nil)
      #expect(made.names == ["One"])
    }
    #expect(observer == nil)
    center.post(name: one, object: nil)
  }

  @Test func `tokens of observations with closures are removed as before`() {
    let count = Atomic(0)
    let token = center.addObserver(forName: one, object: nil, queue: nil) { _ in
      count.add(1, ordering: .relaxed)
    }
    center.post(name: one, object: nil)
    center.removeObserver(token)
    center.post(name: one, object: nil)
    #expect(count.load(ordering: .relaxed) == 1)
  }
}
