import Foundation
import QuartzCore
import Staging

@testable import LottiePlayer

/// The colors of an animation of 60 × 60 points at one pixel of each 10 × 10, as letters.
///
/// `.` is transparent, `?` a color without a letter. Capital letters are half as opaque as small ones.
struct ColorGrid: Equatable, CustomStringConvertible {
  let rows: [String]

  /// - Parameter rows: The rows from top to bottom, separated by spaces.
  init(_ rows: String) { self.rows = rows.split(separator: " ").map(String.init) }

  init(_ animation: LottieAnimation, frame: Double, _ mode: RenderMode, _ features: LottieFeatures) {
    let stage = Stage(size: CGSize(width: 60, height: 60), mode: mode)
    stage.perform {
      let layer = LottieAnimationLayer(animation, features: features)
      (layer.anchorPoint, layer.position) = (.zero, .zero)
      layer.currentFrame = frame
      stage.layer.addSublayer(layer)
    }
    let bytes = stage.picture().dataProvider?.data.map(Array.init) ?? []
    rows = (0..<6).map { row in
      String(
        (0..<6).map { column -> Character in
          let offset = 4 * (60 * (10 * row + 4) + 10 * column + 6)
          return Self.letter(bytes[offset..<offset + 4])
        })
    }
  }

  var description: String { "\n" + rows.joined(separator: "\n") }

  private static func letter(_ pixel: ArraySlice<UInt8>) -> Character {
    colors.first { zip($0.value, pixel).allSatisfy { abs($0 - Int($1)) <= 2 } }?.key ?? "?"
  }

  private static let colors: [Character: [Int]] = [
    ".": [0, 0, 0, 0], "r": [255, 0, 0, 255], "g": [0, 255, 0, 255], "b": [0, 0, 255, 255],
    "w": [255, 255, 255, 255], "y": [255, 255, 0, 255], "k": [0, 0, 0, 255],
    "R": [128, 0, 0, 128], "B": [0, 0, 128, 128], "W": [128, 128, 128, 128],
  ]
}

extension LottieAnimation {
  private static var features: URL { Bundle.module.bundleURL.appendingPathComponent("Animations") }

  /// One of the films beside the tests.
  static func feature(_ name: String) throws -> LottieAnimation {
    try LottieAnimation(contentsOf: features.appendingPathComponent("\(name).json"))
  }

  /// The names of all of them.
  static func featureNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: features, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }.map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }
}

extension LottieFeatures {
  static let all: LottieFeatures = [
    .mergedPaths, .trimmedFills, .effects, .effectsInContexts, .highlights, .heldValues,
  ]
}
