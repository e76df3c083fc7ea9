import Foundation
import Lottie
import Raster
import Staging
import TestSupport
import Testing
import UIKit

@testable import LottieSampleApp

/// A program that is written for lottie-ios: it compiles unchanged, and its screen is drawn.
@MainActor
@Suite struct ClientTests {
  static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized

  @Test(arguments: [5, 6])
  func `a program for lottie-ios compiles without diagnostics`(languageMode: Int) throws {
    let folder = Self.root.appendingPathComponent("Tests/Clients/Lottie/Sources/LottieSampleApp")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let check = try TypeCheck(files.filter { $0.pathExtension == "swift" }, languageMode: languageMode)
    #expect(check.isAccepted && check.text.isEmpty, "\(check.text)")
  }

  @Test func `its screen plays and responds to touches`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 200))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let screen = ScreenController(
      films: Self.root.appendingPathComponent("Examples/LottieFiles").path, archive: Films.archive)
    stage.perform {
      stage.layer.addSublayer(window.layer)
      window.rootViewController = screen
      window.makeKeyAndVisible()
    }
    func pixel(_ x: Int, _ y: Int) -> UInt32 { stage.picture().bitmap[x, y] }
    #expect(screen.events.isEmpty && pixel(250, 150) == 0xFF00_FFFF)
    window.tap(at: screen.favorite.center)
    stage.advance(to: 2)
    #expect(screen.events == ["favorite: true"] && screen.favorite.animationView.currentProgress == 1)
    window.tap(at: screen.download.center)
    #expect(screen.events == ["favorite: true", "download"])
    stage.advance(to: 5)
    #expect(screen.events.last == "downloaded: true")
    // The archive's other animation has another theme.
    #expect(pixel(250, 150) == 0xFFFF_0000)
  }
}
