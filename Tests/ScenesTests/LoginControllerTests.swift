import Raster
import Scenes
import Staging
import Testing
import UIKit

/// The login screen as a view controller, compared with the one made of layers.
@Suite struct LoginControllerTests {
  private static let names =
    ["heading", "username", "password", "loginButton", "info"] + (1...4).map { "cloud\($0)" }
  private static let keys = [
    "position.x", "position.y", "bounds.size.width", "bounds.size.height", "opacity", "transform.scale",
    "transform.rotation", "borderWidth",
  ]

  /// The beginning, the middle, and the end of each of D1 to D17, and times between them.
  private static let instants =
    [0, 0.1, 0.3, 0.4, 0.5, 0.6, 0.75, 0.95, 1.35, 2.2]
    + [2.6, 3.05, 3.5, 3.624, 4, 4.9, 5.01, 6.5, 8.5, 10.3, 12, 15.9, 17.5]

  @Test func `D1 to D17: every layer of a view moves exactly like the layer without a view`() {
    let (layers, views) = (LoginScene().stage(), LoginViewsScene().stage())
    for time in Self.instants {
      layers.advance(to: time)
      views.advance(to: time)
      for name in Self.names {
        for key in Self.keys {
          #expect(
            views.number(key, of: name) == layers.number(key, of: name), "\(key) of \(name) at \(time) s")
        }
        #expect(
          views.presentationLayer(name)?.borderColor?.components
            == layers.presentationLayer(name)?.borderColor?.components,
          "\(name) at \(time) s")
        #expect(
          views.presentationLayer(name)?.animationKeys()?.count
            == layers.presentationLayer(name)?.animationKeys()?.count,
          "\(name) at \(time) s")
      }
      #expect((views.model("balloon") == nil) == (layers.model("balloon") == nil))
    }
  }

  @Test func `D14: the balloon moves like the one without a view`() {
    let (layers, views) = (LoginScene().stage(), LoginViewsScene().stage())
    for time in [5.1, 6.5, 8, 11, 14, 16.9, 17.1] {
      layers.advance(to: time)
      views.advance(to: time)
      #expect(views.number("position.x", of: "balloon") == layers.number("position.x", of: "balloon"))
      #expect(views.number("position.y", of: "balloon") == layers.number("position.y", of: "balloon"))
    }
  }

  @Test func `a balloon that has landed makes way for the next one`() {
    let stage = LoginViewsScene().stage()
    func login() {
      withViews(stage) { stage in
        let window = stage.layer.value(forKey: "window") as? UIWindow
        window?.tap(at: CGPoint(x: 187, y: 280))
      }
    }
    func balloonCount() -> Int { stage.layer.tree.count { $0.name == "balloon" } }
    stage.advance(to: 6)
    #expect(balloonCount() == 1)
    login()
    #expect(balloonCount() == 2)
    stage.advance(to: 19)
    #expect(balloonCount() == 2)
    login()
    #expect(balloonCount() == 1)
  }

  /// Only texts differ, because views draw them into contents between pixels. They cover about 4 % of the screen.
  @Test func `the pictures are similar`() {
    let (layers, views) = (LoginScene().stage(), LoginViewsScene().stage())
    for time in [0.95, 2, 4.9] {
      layers.advance(to: time)
      views.advance(to: time)
      let (expected, picture) = (layers.picture().bitmap, views.picture().bitmap)
      let different = zip(expected.pixels, picture.pixels).count { Self.distance($0, $1) > 8 }
      #expect(Double(different) / Double(expected.pixels.count) < 0.02, "\(different) at \(time) s")
    }
  }

  /// Returns the largest difference of two pixels in a channel.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    func channel(_ pixel: UInt32, _ index: UInt32) -> Int { Int(pixel >> (8 * index) & 255) }
    return (0..<4).reduce(0) { max($0, abs(channel(a, $1) - channel(b, $1))) }
  }
}
