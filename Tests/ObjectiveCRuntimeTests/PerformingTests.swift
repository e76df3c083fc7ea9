import Foundation
import ObjectiveCRuntime
import Testing

@Suite struct PerformingTests {
  final class Player: NSObject {
    var calls: [String] = []
    func play() { calls.append("play") }
    func play(_ text: String) -> String {
      calls.append(text)
      return text + "!"
    }
    func find(_ text: String?, _ other: String) -> NSString? { text as NSString? }
    func make() -> NSObject { NSObject() }
    func playAny(_ text: String?) { calls.append(text ?? "none") }
  }

  let player = Player()
  let play = Selector("play", Player.play as (Player) -> () -> Void)
  let playText = Selector("play:", Player.play(_:))
  let playAny = Selector("playAny:", Player.playAny(_:))

  @Test func `an object responds to selectors of its class's methods`() {
    #expect(player.responds(to: play) && player.responds(to: playText))
    #expect(!player.responds(to: "play") && !NSObject().responds(to: play))
    let object: any NSObjectProtocol = player
    #expect(object.responds(to: play))
  }

  @Test func `performed methods return their results as objects`() {
    #expect(player.perform(play) == nil)
    #expect(player.perform(playText, with: "A").takeUnretainedValue() as? String == "A!")
    let find = Selector("find::", Player.find(_:_:))
    #expect(player.perform(find, with: "B", with: "C").takeUnretainedValue() as? String == "B")
    #expect(player.perform(find, with: nil, with: "C") == nil)
    #expect(player.calls == ["play", "A"])
  }

  @Test func `a performed method's new object lives until the end of the pool`() {
    weak var made: NSObject?
    autoreleasepool {
      made = player.perform(Selector("make", Player.make)).takeUnretainedValue() as? NSObject
      #expect(made != nil)
    }
    #expect(made == nil)
  }

  @Test func `a pool returns its closure's value and rethrows its error`() throws {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
  }

  @Test func `delayed calls happen on the run loop, unless they are canceled`() {
    player.perform(play, with: nil, afterDelay: 0)
    player.perform(playText, with: "A", afterDelay: 0)
    player.perform(playText, with: "B", afterDelay: 0)
    player.perform(playText, with: "C", afterDelay: 1000)
    Player.cancelPreviousPerformRequests(withTarget: player, selector: "play:", object: "A")
    let limit = Date(timeIntervalSinceNow: 30)
    while player.calls.count < 2, Date() < limit {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    #expect(player.calls.sorted() == ["B", "play"])
    Player.cancelPreviousPerformRequests(withTarget: player)
  }

  @Test func `a call is canceled only with an equal argument`() {
    let arguments: [String?] = ["A", nil]
    for canceled in arguments {
      let player = Player()
      for argument in arguments { player.perform(playAny, with: argument, afterDelay: 0) }
      Player.cancelPreviousPerformRequests(withTarget: player, selector: playAny, object: canceled)
      let limit = Date(timeIntervalSinceNow: 30)
      while player.calls.isEmpty, Date() < limit {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
      #expect(player.calls == [canceled == nil ? "A" : "none"])
    }
  }

  @Test func `another thread can wait for a call on the main thread`() async {
    let count = await Task.detached {
      let player = Player()
      let selector = Selector("playAny:", Player.playAny(_:))
      player.performSelector(onMainThread: selector, with: "main", waitUntilDone: true)
      return player.calls.count
    }.value
    #expect(count == 1)
  }

  @Test func `names of selectors convert to and from strings`() {
    #expect(NSSelectorFromString("play") == play && sel_registerName("play:") == playText)
    #expect(NSStringFromSelector(playText) == "play:")
  }
}
