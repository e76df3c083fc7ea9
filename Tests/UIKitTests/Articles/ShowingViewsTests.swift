import Foundation
import Staging
import Testing
import UIKit

/// Runs the code of the article "Showing views on a stage".
@MainActor
struct ShowingViewsTests {
  private static let article = URL(
    fileURLWithPath: #filePath + "/../../../../Sources/UIKit/Documentation.docc/ShowingViewsOnAStage.md"
  ).standardized
  private static let sources = ["GreetingController.swift", "ShowingViewsTests.swift"].map {
    URL(fileURLWithPath: #filePath + "/../" + $0).standardized
  }

  @Test func `a user types a name, taps the button and is greeted`() throws {
    let stage = Stage(size: CGSize(width: 240, height: 160), scale: 2)
    let controller = GreetingController()
    let window = UIWindow(frame: stage.layer.bounds)
    stage.perform {
      stage.layer.addSublayer(window.layer)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }

    stage.after(0.5) { window.tap(at: CGPoint(x: 120, y: 37)) }
    stage.after(1.0) { window.type("Ada") }
    stage.after(2.0) { window.tap(at: CGPoint(x: 120, y: 81)) }

    stage.advance(to: 2.25)
    let shown = controller.greeting.layer.presentation()
    #expect(shown?.opacity == 0.5)
    #expect(controller.greeting.text == "Hello, Ada!" && controller.greeting.alpha == 1)
    let picture = stage.picture()
    #expect(picture.width == 480)
  }

  @Test func `the article quotes the sources word for word`() throws {
    let sources = try Self.sources.map { try Self.lines(of: String(contentsOf: $0, encoding: .utf8)) }
    let parts = try String(contentsOf: Self.article, encoding: .utf8).components(separatedBy: "```")
    let quotes = parts.enumerated().filter { $0.offset % 2 == 1 }.map {
      Self.lines(of: $0.element).dropFirst()
    }
    #expect(quotes.count == 4)
    for quote in quotes {
      #expect(
        sources.contains { $0.joined(separator: "\n").contains(quote.joined(separator: "\n")) }, "\(quote)")
    }
  }

  /// The lines without indentation and without empty lines.
  private static func lines(of text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
