import CoreGraphics
package import Foundation
package import Staging

/// A scene with the values of its parameters, or anything else that a preview shows.
package struct PreviewSubject {
  package let name: String
  package let size: CGSize
  /// In seconds.
  package let duration: CFTimeInterval
  /// In frames per second.
  package let frameRate: Double
  package let parameters: [SceneParameter]
  /// The beginning of a test of the subject; nil if it can't be tested.
  package let testSource: TestSource?
  /// Returns a stage at the subject's beginning, with a number of pixels per point.
  package let makeStage: (CGFloat) -> Stage

  /// The parts of a test's source that depend on the subject.
  package struct TestSource: Hashable {
    /// The module of the scene; nil if it isn't known.
    package let module: String?
    /// The lines that make the stage.
    package let setup: [String]
  }

  /// Creates a subject of any content.
  package init(
    name: String, size: CGSize, duration: CFTimeInterval, frameRate: Double,
    parameters: [SceneParameter] = [], testSource: TestSource? = nil, makeStage: @escaping (CGFloat) -> Stage
  ) {
    (self.name, self.size, self.duration, self.frameRate) = (name, size, duration, frameRate)
    (self.parameters, self.testSource, self.makeStage) = (parameters, testSource, makeStage)
  }

  /// Creates a subject from a scene.
  ///
  /// - Parameters:
  ///   - size: The size in points; nil for the scene's own.
  ///   - duration: The length in seconds, as `duration()` returns it.
  package init(
    _ scene: any Scene, named name: String? = nil, size: CGSize? = nil, duration: CFTimeInterval,
    makeStage: ((CGFloat) -> Stage)? = nil
  ) {
    self.init(
      name: name ?? type(of: scene).name, size: size ?? scene.size, duration: duration,
      frameRate: scene.frameRate, parameters: scene.parameters,
      testSource: TestSource(scene, size: size),
      makeStage: makeStage ?? { scene.stage(scale: $0, size: size) })
  }
}

extension PreviewSubject.TestSource {
  /// Creates the beginning of a test that builds a scene with the present values of its parameters.
  fileprivate init(_ scene: any Scene, size: CGSize?) {
    let names = String(reflecting: type(of: scene)).split(separator: ".")
    let typeName = names.dropFirst().joined(separator: ".")
    let defaults = type(of: scene).init().parameters
    let changes = zip(scene.parameters, defaults).filter { $0.text != $1.text }.map { changed, _ in
      "try scene.setParameter(\(changed.name.swiftLiteral), to: \(changed.text.swiftLiteral))"
    }
    let size = size.map { "size: CGSize(width: \($0.width), height: \($0.height))" } ?? ""
    let setup =
      changes.isEmpty
      ? ["let stage = \(typeName)().stage(\(size))"]
      : ["let scene = \(typeName)()"] + changes + ["let stage = scene.stage(\(size))"]
    self.init(module: names.count > 1 ? String(names[0]) : nil, setup: setup)
  }
}

extension String {
  /// The text as a literal of Swift.
  var swiftLiteral: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case "\n": "\\n"
      case _ where scalar.properties.generalCategory == .control: "\\u{\(String(scalar.value, radix: 16))}"
      default: "\(scalar)"
      }
    }
    return "\"\(escaped.joined())\""
  }
}
