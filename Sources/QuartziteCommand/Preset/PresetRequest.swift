import AnimationPresets
import Foundation
import ImageCoding
import Scenes

/// Finds out which preset `quartzite preset` is to draw, and on what.
struct PresetRequest {
  private let arguments: Arguments

  /// - Throws: `CommandError` where preset or destination are missing.
  init(_ arguments: Arguments) throws(CommandError) {
    guard !arguments.operands.isEmpty else {
      throw .badArguments("the name is missing: a preset that 'quartzite preset --list' tells")
    }
    guard arguments.contains(PresetOptions.output) else {
      throw .badArguments("-o is missing: \(PresetOptions.output.expectation ?? "") was expected")
    }
    self.arguments = arguments
  }

  /// The preset on its subject.
  func scene() throws -> Scene {
    .preset(try preset(), on: try subject(), under: arguments[PresetOptions.reduced] ? .reduced : .full)
  }

  func preset() throws(CommandError) -> SpringPreset {
    let name = arguments.operands[0]
    guard var preset = SpringPreset(name: name) else {
      throw .unknown("preset", name, among: SpringPreset.all.map(\.name))
    }
    preset.curve = try curve()
    preset.direction = arguments[PresetOptions.direction]
    for (parameter, option) in PresetOptions.parameters {
      if let value = arguments[option] { preset[keyPath: parameter.keyPath] = value }
    }
    return preset
  }

  private func curve() throws(CommandError) -> SpringPreset.Curve? {
    guard let name = arguments[PresetOptions.curve] else { return nil }
    guard let curve = SpringPreset.Curve(name: name) else {
      throw .unknown("curve", name, among: SpringPreset.Curve.allCases.map(\.rawValue))
    }
    return curve
  }

  private func subject() throws -> PresetSubject {
    guard let path = arguments[PresetOptions.picture] else {
      return arguments[PresetOptions.text].map(PresetSubject.text) ?? .card
    }
    try arguments.exclude([PresetOptions.text], "--on says what to show it on")
    return .picture(try PictureDecoder().decode(contentsOf: URL(fileURLWithPath: path)))
  }
}
