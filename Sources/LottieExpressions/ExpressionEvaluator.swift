import Foundation

/// The values of an animation's expressions, as JSON in which keyframes replace them.
struct EvaluationResult: Sendable {
  /// The JSON; nil if nothing was replaced.
  var json: Data?
  var reports: [ExpressionReport] = []
  /// Whether another run could have another result, because this one reached a limit of time, or an engine
  /// ended or couldn't start.
  var dependsOnSpeed = false
}

/// The evaluation of an animation's expressions, property by property.
///
/// A property whose values take too long ends the engine. The next engine receives the list of failed properties.
/// Expressions that read those get their stored values.
struct ExpressionEvaluator {
  private let animation: [String: Any]
  private let limits: ExpressionLimits
  private let request: String
  private var result = EvaluationResult()
  private var replacements = ReplacementTree()
  private var engine: ExpressionEngine?
  private var failedProperties: [Int] = []
  /// Whether the engine has evaluated properties, which may have left little memory.
  private var isEngineUsed = false
  /// The processor time of engines that ended.
  private var formerTime = 0.0
  private var startCount = 0
  private var remainingValues: Int

  /// Expressions that end their engine cost little time, and each engine has to read the animation.
  private static let maximumStartCount = 32
  private static let maximumReportCount = 200

  private init(_ animation: [String: Any], _ limits: ExpressionLimits) throws {
    self.animation = animation
    self.limits = limits
    remainingValues = limits.valueCount
    let data = try JSONSerialization.data(withJSONObject: AnimationExcerpt.excerpt(of: animation))
    // ECMAScript 5 treats these separators as line breaks, which string literals can't contain.
    request = String(decoding: data, as: UTF8.self).replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
  }

  /// Returns the result for the JSON of an animation that was read successfully.
  static func evaluate(_ json: Data, _ limits: ExpressionLimits) -> EvaluationResult {
    do {
      guard let animation = try JSONSerialization.jsonObject(with: json) as? [String: Any] else {
        return EvaluationResult()
      }
      var evaluator = try ExpressionEvaluator(animation, limits)
      try evaluator.evaluate()
      return evaluator.result
    } catch {
      let message = (error as? EngineFailure)?.message ?? "\(error)"
      return EvaluationResult(
        reports: [ExpressionReport(property: "", message: message)],
        dependsOnSpeed: (error as? EngineFailure)?.kind != .error)
    }
  }
}

extension ExpressionEvaluator {
  private mutating func evaluate() throws {
    let properties = try startEngine()
    var index = 0
    while index < properties.count {
      let batch = batch(of: properties, from: index)
      if batch.count < 2 || !evaluate(batch, of: properties) {
        for index in batch { evaluate(properties[index], index) }
      }
      index = batch.upperBound
    }
    engine = nil
    guard !replacements.isEmpty else { return }
    result.json = try JSONSerialization.data(withJSONObject: replacements.applied(to: animation))
  }

  /// Returns a range of properties for one request: at least one, and as many as its limits allow.
  private func batch(of properties: [ListedProperty], from first: Int) -> Range<Int> {
    var (end, valueCount) = (first, 0)
    while end < properties.count, end - first < Self.maximumBatchCount {
      valueCount += properties[end].count
      guard valueCount <= min(Self.maximumBatchValueCount, remainingValues) else { break }
      end += 1
    }
    return first..<max(end, first + 1)
  }

  /// Large enough to make the cost of messages negligible, and small enough for the time limit of one property.
  private static let maximumBatchCount = 200
  private static let maximumBatchValueCount = 2000

  /// Evaluates properties in one request.
  ///
  /// - Returns: Whether that succeeded. Otherwise, each property has to be evaluated individually to find the failing
  ///   one.
  private mutating func evaluate(_ batch: Range<Int>, of properties: [ListedProperty]) -> Bool {
    let time = min(limits.processorTimePerProperty, remainingTime)
    guard time > 0, engine != nil || (try? startEngine()) != nil,
      let answers = try? answers(batch.map { properties[$0].request($0) }, seconds: time),
      !answers.contains(where: Self.isOutOfMemory)
    else {
      endEngine()
      return false
    }
    isEngineUsed = true
    for (index, answer) in zip(batch, answers) { store(answer, properties[index], index) }
    return true
  }

  /// Evaluates a single property.
  private mutating func evaluate(_ property: ListedProperty, _ index: Int) {
    guard property.count <= remainingValues else {
      return report("the animation's limit of \(limits.valueCount) values is reached", property, index)
    }
    let time = min(limits.processorTimePerProperty, remainingTime)
    guard time > 0 else {
      result.dependsOnSpeed = true
      return report(timeLimitMessage, property, index)
    }
    let wasUsed = engine != nil && isEngineUsed
    do throws(EngineFailure) {
      if engine == nil { try startEngine() }
      isEngineUsed = true
      guard let answer = try answers([property.request(index)], seconds: time).first else { return }
      if Self.isOutOfMemory(answer) { throw EngineFailure(kind: .error, message: Self.outOfMemory) }
      store(answer, property, index)
    } catch {
      // The remaining expressions get a new engine with empty memory.
      endEngine()
      // Another property may have filled the memory. A new engine shows whether this property also fails alone.
      if wasUsed, error.isShortOfMemory { return evaluate(property, index) }
      let isLate = error.kind == .timeLimit
      report(isLate ? "it takes more than \(time) s of processor time" : error.message, property, index)
      if error.kind != .error { result.dependsOnSpeed = true }
    }
  }

  /// Requests the values of properties from the engine, and returns an answer for each.
  private func answers(_ requests: [String], seconds: Double) throws(EngineFailure) -> [[String: Any]] {
    guard let engine else { return [] }
    let text = try engine.call("{\"batch\":[\(requests.joined(separator: ","))]}", seconds: seconds)
    let object = try? JSONSerialization.jsonObject(with: text) as? [String: Any]
    guard let answers = object?["answers"] as? [[String: Any]], answers.count == requests.count else {
      throw EngineFailure(kind: .error, message: "the engine's answer has no values")
    }
    return answers
  }

  private static func isOutOfMemory(_ answer: [String: Any]) -> Bool {
    (answer["error"] as? String)?.contains(outOfMemory) ?? false
  }

  /// The message with which MuJS reports that memory ran out.
  static let outOfMemory = "out of memory"

  /// Stores the values of a property, or reports the reason why there are none.
  private mutating func store(_ answer: [String: Any], _ property: ListedProperty, _ index: Int) {
    if let error = answer["error"] as? String { return report(Self.line(error), property, index) }
    guard let values = answer["values"] as? [Any], values.count == property.count,
      let keyframes = BakedProperty(property, values)
    else {
      return report("the engine's answer has no values", property, index)
    }
    remainingValues -= property.count
    replacements.insert(keyframes, at: property.path[...])
  }

  private var timeLimitMessage: String {
    "the animation's limit of \(limits.processorTime) s of processor time is reached"
  }

  private var remainingTime: Double { limits.processorTime - formerTime - (engine?.processorTime ?? 0) }

  private mutating func endEngine() {
    formerTime += engine?.processorTime ?? 0
    engine = nil
  }

  /// Starts an engine with the animation, and returns the properties that have expressions.
  @discardableResult
  private mutating func startEngine() throws(EngineFailure) -> [ListedProperty] {
    startCount += 1
    guard startCount <= Self.maximumStartCount else {
      let message = "the animation's expressions stopped the engine \(Self.maximumStartCount) times"
      throw EngineFailure(kind: .error, message: message)
    }
    let time = max(remainingTime, 0.001)
    let engine = try ExpressionEngine(memory: limits.memory, seconds: time)
    let failed = failedProperties.map(String.init).joined(separator: ",")
    let answer: Data
    do {
      try engine.run(Runtime.script, seconds: time)
      answer = try engine.call("{\"film\":\(request),\"failed\":[\(failed)]}", seconds: time)
    } catch {
      formerTime += engine.processorTime
      guard error.kind == .timeLimit else { throw error }
      result.dependsOnSpeed = true
      throw EngineFailure(kind: .ended, message: timeLimitMessage)
    }
    self.engine = engine
    isEngineUsed = false
    do {
      return try JSONDecoder().decode(PropertyList.self, from: answer).properties
    } catch {
      throw EngineFailure(kind: .error, message: "the engine can't read the animation")
    }
  }

  private mutating func report(_ message: String, _ property: ListedProperty, _ index: Int) {
    failedProperties.append(index)
    guard result.reports.count <= Self.maximumReportCount else { return }
    if result.reports.count == Self.maximumReportCount {
      let message = "only the first \(Self.maximumReportCount) failures are reported"
      return result.reports.append(ExpressionReport(property: "", message: message))
    }
    result.reports.append(ExpressionReport(property: Self.line(property.label), message: message))
  }

  /// Returns a string from a file with control characters replaced by spaces, truncated to a readable length.
  private static func line(_ text: String) -> String {
    let printable = text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
    return String(String(String.UnicodeScalarView(printable)).prefix(300))
  }
}

extension EngineFailure {
  /// Whether a lack of memory may be the cause.
  fileprivate var isShortOfMemory: Bool {
    kind == .ended || message.contains(ExpressionEvaluator.outOfMemory)
  }
}
