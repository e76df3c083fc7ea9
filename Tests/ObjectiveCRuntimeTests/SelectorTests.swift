import Foundation
import ObjectiveCRuntime
import Testing

/// Selectors with names, methods and properties.
@Suite struct SelectorTests {
  final class Pad {
    var title = "A"
    var calls: [String] = []
    func touched() { calls.append("touched") }
    func touched(_ sender: Pad) -> Int {
      calls.append("touched:")
      return 7
    }
    func tap(_ sender: Pad?, event: String) -> String {
      calls.append("tap:event:")
      return event
    }
    func note(_ notification: NSNotification) { calls.append(notification.name.rawValue) }
  }

  @MainActor final class Page {
    var title = "B"
    func show() -> String { title }
    func show(_ text: String) -> String { text }
    func show(_ text: String, twice: Bool) -> String { twice ? text + text : text }
    func selectors() -> [Selector] {
      [
        Selector("show", Page.show as (Page) -> @MainActor () -> String),
        Selector("show:", Page.show(_:)), Selector("show:twice:", Page.show(_:twice:)),
        Selector("title", getter: \Page.title),
      ]
    }
  }

  @Test func `a named selector calls methods with zero to two parameters and returns their results`() {
    let pad = Pad()
    #expect(Selector("touched", Pad.touched as (Pad) -> () -> Void).call(on: pad) is Void)
    #expect(Selector("touched:", Pad.touched(_:)).call(on: pad, with: pad) as? Int == 7)
    #expect(Selector("tap:event:", Pad.tap(_:event:)).call(on: pad, with: pad, "E") as? String == "E")
    #expect(Selector("tap:event:", Pad.tap(_:event:)).call(on: pad, with: nil, "F") as? String == "F")
    #expect(pad.calls == ["touched", "touched:", "tap:event:", "tap:event:"])
  }

  @Test @MainActor func `a named selector calls methods of the main actor`() {
    let page = Page()
    let selectors = page.selectors()
    #expect(selectors[0].call(on: page) as? String == "B")
    #expect(selectors[1].call(on: page, with: "x") as? String == "x")
    #expect(selectors[2].call(on: page, with: "x", true) as? String == "xx")
    #expect(selectors[3].call(on: page) as? String == "B")
    #expect(Selector("show:", of: page) { $0.show(_:) }.call(on: page, with: "y") as? String == "y")
  }

  @Test func `a selector found through an object doesn't retain it`() {
    weak var released: Pad?
    let selector: Selector
    do {
      let pad = Pad()
      released = pad
      selector = Selector("touched:", of: pad) { $0.touched(_:) }
      #expect(selector.canPerform(on: pad))
    }
    #expect(released == nil && selector.canPerform(on: Pad()))
  }

  @Test func `selectors of properties read and set them`() {
    let pad = Pad()
    Selector("setTitle:", setter: \Pad.title).perform(on: pad, with: "B")
    #expect(Selector("title", getter: \Pad.title).call(on: pad) as? String == "B")
  }

  @Test func `arguments are bridged to the parameter's type`() {
    let pad = Pad()
    let selector = Selector("note:", Pad.note(_:))
    selector.perform(on: pad, with: Notification(name: Notification.Name("N")))
    #expect(pad.calls == ["N"])
  }

  @Test func `selectors with a name are equal by it, and others only to their copies`() {
    let named = Selector("touched:", Pad.touched(_:))
    let unnamed = Selector(Pad.note(_:))
    let copy = unnamed
    #expect(named == Selector("touched:") && named == "touched:" && named != Selector("touched"))
    #expect(unnamed == copy && unnamed != Selector(Pad.note(_:)) && unnamed != named)
    #expect(Set([named, "touched:", unnamed, copy, Selector(Pad.note(_:))]).count == 3)
    #expect(
      named.hashValue == Selector("touched:").hashValue && named.hashValue != Selector("touch").hashValue)
    #expect(unnamed.hashValue == copy.hashValue && unnamed.hashValue != Selector(Pad.note(_:)).hashValue)
    #expect(named.description == "touched:" && unnamed.description == "a method of Pad")
  }

  @Test func `a selector performs only on targets that have its method`() {
    #expect(!Selector("touched:", Pad.touched(_:)).canPerform(on: "text"))
    #expect(!Selector("touched").canPerform(on: Pad()))
  }

  @Test func `performing a mere name, or with a wrong target or argument, traps`() async {
    await #expect(processExitsWith: .failure) { Selector("touched").perform(on: Pad()) }
    await #expect(processExitsWith: .failure) { Selector("touched:", Pad.touched(_:)).perform(on: "text") }
    await #expect(processExitsWith: .failure) {
      Selector("touched:", Pad.touched(_:)).perform(on: Pad(), with: 1)
    }
  }
}
