import AnimationVocabulary
import Foundation
import MotionCore
import Staging
import TestSupport
import Testing
import UIKit

/// The article "Which library?": its code shows the same motion in every library.
@MainActor @Suite struct WhichLibraryTests {
  private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized

  private static func article() throws -> String {
    let path = "Sources/AnimationVocabulary/Documentation.docc/WhichLibrary.md"
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the translations that a motion shows at some times, in points.
  private func translations(of version: OneMotion.Version, at times: [Double]) throws -> [Double] {
    let stage = Stage(size: CGSize(width: 320, height: 120))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 60))
    stage.perform {
      stage.layer.addSublayer(window.layer)
      window.isHidden = false
      window.addSubview(view)
    }
    stage.advance(to: 0)
    try stage.perform { try version.start(view) }
    return times.map { time in
      stage.advance(to: time)
      return Double(view.layer.presentation()?.transform.m41 ?? .nan)
    }
  }

  @Test func `every library shows the same slide`() throws {
    // Multiples of 1/60 s, the times of frames.
    let times = [0.05, 0.1, 0.25, 0.4, 0.45, 0.5, 1]
    let expected = times.map { 120 * Double(CAMediaTimingFunction(name: .easeInEaseOut)(min($0 / 0.5, 1))) }
    for version in OneMotion.slides {
      let shown = try translations(of: version, at: times)
      #expect(isClose(shown, expected, within: 1e-4), "\(version.name): \(shown)")
    }
  }

  @Test func `springs with the same constants show the same motion`() throws {
    let times = [0.05, 0.1, 0.25, 0.5, 1, 3]
    let motion = Spring(mass: 1, stiffness: 100, damping: 10).motion(from: 1, velocity: 0)
    let expected = times.map { $0 < 3 ? 120 * (1 - motion.displacement(at: $0)) : 120 }
    for version in OneMotion.physicalSprings {
      // Keyframes approximate a spring with an error of a ten-thousandth of the distance.
      let tolerance = version.name == "AnimationConversion" ? 0.012 : 1e-4
      let shown = try translations(of: version, at: times)
      #expect(isClose(shown, expected, within: tolerance), "\(version.name): \(shown)")
    }
  }

  @Test func `springs of views and presets show the same motion`() throws {
    let times = [0.05, 0.1, 0.25, 0.5, 0.65, 1]
    let shown = try OneMotion.viewSprings.map { try translations(of: $0, at: times) }
    #expect(isClose(shown[0], shown[1], within: 1e-4), "\(shown)")
    #expect(shown[0][2] > 100 && shown[0][5] == 120)
  }

  @Test func `the article quotes code that is tested`() throws {
    let source = try String(
      contentsOf: URL(fileURLWithPath: #filePath).appendingPathComponent("../OneMotion.swift").standardized,
      encoding: .utf8)
    let tested = Self.trimmed(source)
    let quotes = try Self.article().matches(of: /(?s)```swift\n(.*?)```/).map { String($0.1) }
    #expect(
      quotes.count == OneMotion.slides.count + OneMotion.physicalSprings.count + OneMotion.viewSprings.count)
    for quote in quotes { #expect(tested.contains(Self.trimmed(quote)), "\(quote)") }
  }

  @Test func `the README and the page of every library link to the article`() throws {
    let readme = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(readme.contains("](Sources/AnimationVocabulary/Documentation.docc/WhichLibrary.md)"))
    for library in [
      "AnimationBuilder", "AnimationChain", "AnimationConversion", "AnimationPresets", "FrameAnimation",
    ] {
      let page = Self.root.appendingPathComponent("Sources/\(library)/Documentation.docc/\(library).md")
      let text = try String(contentsOf: page, encoding: .utf8)
      #expect(text.contains("](/documentation/animationvocabulary/whichlibrary)"), "\(library)")
    }
  }

  /// Returns a text with each line trimmed, in which code of any indentation can be found.
  private static func trimmed(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  @Test func `a client that imports all libraries compiles without a warning`() throws {
    let folder = Self.root.appendingPathComponent("Tests/Clients/Animations/Sources/AnimationsClient")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let check = try TypeCheck(files.filter { $0.pathExtension == "swift" }, languageMode: 6)
    #expect(check.isAccepted && check.text.isEmpty, "\(check.text)")
  }
}
