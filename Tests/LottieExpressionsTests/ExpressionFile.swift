import Foundation

@testable import LottiePlayer
@testable import LottieExpressions

/// An animation of 100 × 100 points with 20 frames per second and 60 frames.
struct ExpressionFile {
  /// The layers' JSON, the topmost first.
  var layers: [String] = []
  var more = ""
  var end = 60

  var json: String {
    #"{"v":"5.7","w":100,"h":100,"fr":20,"ip":0,"op":\#(end),"layers":[\#(layers.joined(separator: ","))]\#(more)}"#
  }

  func evaluation(_ limits: ExpressionLimits = ExpressionLimits()) throws -> ExpressionEvaluation {
    try LottieAnimation(data: Data(json.utf8)).evaluatingExpressions(limits: limits)
  }

  /// Returns a null layer.
  ///
  /// - Parameters:
  ///   - index: The layer's number.
  ///   - name: Its name.
  ///   - transform: The fields of its transform.
  ///   - more: Further fields.
  static func layer(_ index: Int, _ name: String, transform: String, more: String = "") -> String {
    #"{"ty":3,"ind":\#(index),"nm":"\#(name)","ip":0,"op":60,"st":0,"ks":{\#(transform)}\#(more)}"#
  }

  /// Returns a property with an expression.
  static func property(_ value: String, _ expression: String) -> String {
    let text = String(decoding: (try? JSONEncoder().encode(expression)) ?? Data(), as: UTF8.self)
    return #"{"k":\#(value),"x":\#(text)}"#
  }

  /// A rotation from 0° to 90° in frames 10 to 20, eased, and 30° at frame 25.
  static let turn =
    #"[{"t":10,"s":[0],"o":{"x":[0.4],"y":[0]},"i":{"x":[0.5],"y":[1]}},{"t":20,"s":[90]},{"t":25,"s":[30]}]"#
}

extension ExpressionFile {
  /// Returns the evaluation of one expression for the rotation of a layer.
  static func rotation(
    _ expression: String, value: String = "0", more: [String] = [],
    limits: ExpressionLimits = ExpressionLimits()
  ) throws -> ExpressionEvaluation {
    let own = layer(1, "Own", transform: #""r":"# + property(value, expression))
    return try ExpressionFile(layers: [own] + more).evaluation(limits)
  }

  /// Returns the values of one expression for a rotation at frames 0 to 60.
  static func angles(
    _ expression: String, value: String = "0", more: [String] = []
  ) throws -> [Double] {
    let evaluation = try rotation(expression, value: value, more: more)
    if let report = evaluation.reports.first { throw Failure(message: report.description) }
    guard let rotation = evaluation.animation.document.layers[0].transform.rotation else { return [] }
    return (0...60).map { rotation.value(at: Double($0)) }
  }

  /// Returns the values of one expression for a position at frames 0 to 60.
  static func points(_ expression: String, more: [String] = []) throws -> [Vector] {
    let own = layer(1, "Own", transform: #""p":"# + property("[50,40,0]", expression))
    let evaluation = try ExpressionFile(layers: [own] + more).evaluation()
    if let report = evaluation.reports.first { throw Failure(message: report.description) }
    guard case .combined(let position) = evaluation.animation.document.layers[0].transform.position else {
      return []
    }
    return (0...60).map { position.value(at: Double($0)) }
  }

  struct Failure: Error { let message: String }
}
