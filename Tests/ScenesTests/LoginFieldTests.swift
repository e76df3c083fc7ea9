import QuartzCore
import Staging
import TestSupport
import Testing
import UIKit

@testable import Scenes

/// The fields of the login screen, with and without views.
@Suite struct LoginFieldTests {
  private let stage = Stage(size: LoginScene().size)

  private func typed(_ text: String, on screen: LoginScreen) {
    stage.perform {
      screen.edit(screen.username)
      for character in text { screen.username.type(character) }
    }
  }

  @Test(arguments: [("", true), ("abcd", true), ("abcde", false), ("abcdef", false)])
  func `a text of fewer than five characters is too short`(_ text: String, _ isShort: Bool) {
    let screen = stage.perform { LoginScreen.present(on: stage) }
    stage.advance(to: 4)
    typed(text, on: screen)
    stage.perform { screen.edit(nil) }
    stage.advance(to: 4.124)
    let (home, shown) = (
      screen.username.layer.position.y, screen.username.layer.presentation()?.position.y ?? .nan
    )
    #expect(isShort ? shown < home - 5 : shown == home)
    #expect(screen.username.layer.borderWidth == (isShort ? 3 : 0))
  }

  @Test(arguments: [("abcd", true), ("abcde", false)])
  func `the fields of the view controller agree`(_ text: String, _ isShort: Bool) {
    let scene = LoginViewsScene()
    try? scene.setParameter("isVisited", to: "false")
    let stage = scene.stage()
    stage.advance(to: 4)
    withViews(stage) { stage in
      let window = stage.layer.value(forKey: "window") as? UIWindow
      stage.perform {
        window?.tap(at: LoginLayout(size: stage.size).username.origin.applying(.init(translationX: 5, y: 5)))
        window?.type(text)
        window?.endEditing(true)
      }
    }
    #expect(stage.model("username")?.borderWidth == (isShort ? 3 : 0))
  }

  @Test func `the caret follows the text, and blinks forever`() throws {
    let screen = stage.perform { LoginScreen.present(on: stage) }
    stage.advance(to: 4)
    let field = screen.username
    let caret = try #require(field.layer.sublayers?.first { $0.name == "caret" })
    #expect(caret.isHidden && caret.position == CGPoint(x: 9, y: 15))
    typed("an•x", on: screen)
    // The widths are those of the system font, and 0.58 em for other characters. The text begins at 10 points.
    let width = 15 * [0.564, 0.585, 0.5625, 0.58].reduce(0, +)
    #expect(isClose(Double(caret.position.x), 10 + width + 1, within: 1e-9))
    #expect(!caret.isHidden && field.text == "an•x")
    let texts = (field.layer.sublayers ?? []).compactMap { $0 as? CATextLayer }
    #expect(texts.map(\.isHidden) == [true, false] && texts[1].string as? String == "an•x")
    for (time, opacity) in [(0.0, 1.0), (0.5, 1), (0.55, 0.5), (0.6, 0), (0.9, 0), (0.95, 0.5), (60.75, 0)] {
      stage.advance(to: 4 + time)
      #expect(isClose(Double(caret.presentation()?.opacity ?? -1), opacity, within: 1e-5), "\(time) s")
    }
    stage.perform { screen.edit(nil) }
    #expect(caret.isHidden && caret.animationKeys() == nil)
  }

  @Test func `the shadow of a field has its rounded corners`() {
    let screen = stage.perform { LoginScreen.present(on: stage) }
    let layer = screen.username.layer
    #expect(
      layer.shadowPath == CGPath(roundedRect: layer.bounds, cornerWidth: 6, cornerHeight: 6, transform: nil))
    let narrow = TextField(
      placeholder: "", name: "", frame: CGRect(x: 0, y: 0, width: 8, height: 30), scale: 1)
    #expect(
      narrow.layer.shadowPath
        == CGPath(
          roundedRect: CGRect(x: 0, y: 0, width: 8, height: 30), cornerWidth: 4, cornerHeight: 4,
          transform: nil))
  }
}
