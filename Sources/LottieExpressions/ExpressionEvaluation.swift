import Foundation
public import LottiePlayer

/// An animation with the values of its expressions.
public struct ExpressionEvaluation: Sendable {
  /// The animation, in which keyframes replace the expressions that could be evaluated.
  public let animation: LottieAnimation
  /// The expressions that couldn't be evaluated, in the order of the layers.
  public let reports: [ExpressionReport]
}

extension LottieAnimation {
  /// Returns the animation with a keyframe for each frame of each property that has an expression.
  ///
  /// Values are exact at whole frames and change linearly between them. The same file always gives the same values: random
  /// numbers depend only on the positions of properties in the file. Expressions run in a separate process, which has no
  /// access to files, networks, or the clock; see <doc:RunningExpressions>.
  ///
  /// A property with an expression no longer follows its slot. Other properties keep the theme's values, but expressions
  /// read the values of the file.
  ///
  /// - Parameter limits: The limits of processor time, memory and values.
  /// - Complexity: O(*n*) in the number of values. The results of the latest animations are cached.
  public func evaluatingExpressions(limits: ExpressionLimits = ExpressionLimits()) -> ExpressionEvaluation {
    do {
      let json = try json()
      guard ExpressionSearch.mayHaveExpressions(json) else {
        return ExpressionEvaluation(animation: self, reports: [])
      }
      let result = EvaluationCache.shared.result(for: json, limits) {
        ExpressionEvaluator.evaluate(json, limits)
      }
      let animation = try result.json.map { try replacingJSON(with: $0) } ?? self
      return ExpressionEvaluation(animation: animation, reports: result.reports)
    } catch {
      let report = ExpressionReport(
        property: "", message: "the animation with the values can't be read: \(error)")
      return ExpressionEvaluation(animation: self, reports: [report])
    }
  }
}

/// A search for expressions in the bytes of a file.
enum ExpressionSearch {
  /// Returns whether a JSON text has a field `x` whose value is a string.
  static func mayHaveExpressions(_ json: Data) -> Bool {
    json.withUnsafeBytes { bytes in
      let name = Array("\"x\"".utf8)
      var index = 0
      while index + 5 <= bytes.count {
        if bytes[index] == name[0], bytes[index + 1] == name[1], bytes[index + 2] == name[2],
          isText(after: index + 3, in: bytes)
        {
          return true
        }
        index += 1
      }
      return false
    }
  }

  private static func isText(after start: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    let significant = bytes[start...].lazy.filter { $0 > 0x20 }.prefix(2)
    return Array(significant) == Array(":\"".utf8)
  }
}
