import CoreGraphics
import Foundation
import Lottie
import Raster
import Staging
import Testing
import UIKit

@testable import StageWindow

/// Lottie animations in a window, as layers and as views.
@Suite struct LottieWindowTests {
  /// A red box of 20 × 20 points that moves from x 10 to 90 in two seconds.
  private static let film = Data(
    #"""
    {"v":"5.7","w":100,"h":100,"fr":20,"ip":0,"op":40,"layers":[{"ty":4,"ip":0,"op":40,
    "ks":{"p":{"a":1,"k":[{"t":0,"s":[10,50]},{"t":40,"s":[90,50]}]}},"shapes":[
    {"ty":"rc","p":{"k":[0,0]},"s":{"k":[20,20]},"r":{"k":0}},
    {"ty":"fl","c":{"k":[1,0,0,1]},"o":{"k":100}}]}]}
    """#.utf8)

  private static let size = CGSize(width: 100, height: 100)

  private func session(_ build: @escaping (Stage) throws -> Void) -> WindowSession {
    var playback = Playback(duration: 60)
    playback.loop = nil
    return WindowSession(
      playback, size: Self.size, frameRate: 60, isControllable: false,
      windowSize: WindowSize(points: Self.size, pixels: Self.size),
      clipboard: WindowSession.Clipboard(read: { nil }, write: { _ in })
    ) { scale in
      let stage = Stage(size: Self.size, scale: scale)
      stage.perform { #expect(throws: Never.self) { try build(stage) } }
      return stage
    }
  }

  /// Returns the columns of pixels that contain red.
  private func redColumns(_ picture: CGImage) -> ClosedRange<Int>? {
    let bitmap = picture.bitmap
    let columns = bitmap.pixels.indices.filter { bitmap.pixels[$0] == 0xFF00_00FF }.map { $0 % bitmap.width }
    return columns.min().flatMap { first in columns.max().map { first...$0 } }
  }

  @Test func `a layer plays in real time, and repeats`() {
    let session = session { stage in
      let layer = LottieAnimationLayer(try LottieAnimation(data: Self.film))
      layer.loopMode = .loop
      layer.position = CGPoint(x: 50, y: 50)
      stage.layer.addSublayer(layer)
      layer.play()
    }
    #expect(redColumns(session.picture(after: 0)) == 0...19)
    #expect(redColumns(session.picture(after: 1)) == 40...59)
    #expect(redColumns(session.picture(after: 0.5)) == 60...79)
    #expect(redColumns(session.picture(after: 1)) == 20...39)
  }

  @Test func `a view plays in real time, and a tap pauses it`() {
    let session = session { stage in
      withViews(stage) { stage in
        let window = UIWindow(frame: stage.layer.bounds)
        stage.layer.addSublayer(window.layer)
        stage.layer.setValue(window, forKey: "window")
        let view = LottieAnimationView(animation: try? LottieAnimation.from(data: Self.film))
        view.frame = window.bounds
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak view] _ in view?.pause() }
        view.addGestureRecognizer(tap)
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.play()
      }
    }
    #expect(redColumns(session.picture(after: 0)) == 0...19)
    #expect(redColumns(session.picture(after: 1)) == 40...59)
    #expect(session.handle(.pointer(.down, CGPoint(x: 50, y: 50), finger: 0)))
    #expect(session.handle(.pointer(.up, CGPoint(x: 50, y: 50), finger: 0)))
    #expect(redColumns(session.picture(after: 0.5)) == 40...59)
  }
}
