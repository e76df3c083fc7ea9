import Foundation

/// The values of a film's expressions, as JSON in which keyframes replace them.
struct EvaluationResult: Sendable {
  /// The JSON; nil if nothing was replaced.
  var json: Data?
  var reports: [ExpressionReport] = []
  /// Whether another run could have another result, because this one reached a limit of time.
  var dependsOnSpeed = false
}

/// The evaluation of a film's expressions, property by property.
///
/// A property whose values take too long ends the engine. The next engine knows which properties failed, so that others
/// that read them get their stored values.
struct FilmEvaluator {
  private let film: [String: Any]
  private let limits: ExpressionLimits
  private let request: String
  private var result = EvaluationResult()
  private var replacements = ReplacementTree()
  private var engine: ExpressionEngine?
  private var failedProperties: [Int] = []
  /// The processor time of engines that ended.
  private var formerTime = 0.0
  private var startCount = 0
  private var remainingValues: Int

  /// Expressions that end their engine cost little time, and each engine has to read the film.
  private static let maximumStartCount = 24
  private static let maximumReportCount = 200

  private init(_ film: [String: Any], _ limits: ExpressionLimits) throws {
    self.film = film
    self.limits = limits
    remainingValues = limits.valueCount
    let data = try JSONSerialization.data(withJSONObject: FilmExcerpt.excerpt(of: film))
    // JavaScript took these separators for ends of lines, which texts can't contain.
    request = String(decoding: data, as: UTF8.self).replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
  }

  /// Returns the result for a film that was read before.
  static func evaluate(_ json: Data, _ limits: ExpressionLimits) -> EvaluationResult {
    do {
      guard let film = try JSONSerialization.jsonObject(with: json) as? [String: Any] else {
        return EvaluationResult()
      }
      var evaluator = try FilmEvaluator(film, limits)
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

extension FilmEvaluator {
  private mutating func evaluate() throws {
    let properties = try startEngine()
    for (index, property) in properties.enumerated() {
      do {
        try evaluate(property, index)
      } catch {
        report((error as? EngineFailure)?.message ?? "the engine gave no values", property, index)
      }
    }
    engine = nil
    guard !replacements.isEmpty else { return }
    result.json = try JSONSerialization.data(withJSONObject: replacements.applied(to: film))
  }

  private mutating func evaluate(_ property: ListedProperty, _ index: Int) throws {
    guard property.count <= remainingValues else {
      return report("the film's limit of \(limits.valueCount) values is reached", property, index)
    }
    guard let answer = try values(of: property, index) else { return }
    let object = try JSONSerialization.jsonObject(with: answer) as? [String: Any]
    if let error = object?["error"] as? String {
      report(Self.line(error), property, index)
      // Other expressions get an engine whose memory is empty.
      if error.contains("out of memory") { endEngine() }
      return
    }
    guard let values = object?["values"] as? [Any], values.count == property.count,
      let keyframes = BakedProperty(property, values)
    else {
      return report("the engine gave no values", property, index)
    }
    remainingValues -= property.count
    replacements.insert(keyframes, at: property.path[...])
  }

  /// Asks the engine for values; returns nil, with a report, if there are none.
  private mutating func values(of property: ListedProperty, _ index: Int) throws -> Data? {
    let time = min(limits.processorTimePerProperty, remainingTime)
    guard time > 0 else {
      result.dependsOnSpeed = true
      report("the film's limit of \(limits.processorTime) s of processor time is reached", property, index)
      return nil
    }
    if engine == nil { try startEngine() }
    let request = "{\"property\":\(index),\"first\":\(property.first),\"count\":\(property.count)}"
    do {
      return try engine?.call(request, seconds: time)
    } catch {
      report(
        error.kind == .timeLimit ? "it takes more than \(time) s of processor time" : error.message, property,
        index)
      if error.kind != .error || error.message.contains("out of memory") { endEngine() }
      if error.kind == .timeLimit { result.dependsOnSpeed = true }
      return nil
    }
  }

  private var remainingTime: Double { limits.processorTime - formerTime - (engine?.processorTime ?? 0) }

  private mutating func endEngine() {
    formerTime += engine?.processorTime ?? 0
    engine = nil
  }

  /// Starts an engine with the film, and returns the properties that have expressions.
  @discardableResult
  private mutating func startEngine() throws(EngineFailure) -> [ListedProperty] {
    startCount += 1
    guard startCount <= Self.maximumStartCount else {
      throw EngineFailure(kind: .error, message: "expressions of the film ended too many engines")
    }
    let time = max(remainingTime, 0.001)
    let engine = try ExpressionEngine(memory: limits.memory, seconds: time)
    try engine.run(Runtime.script, seconds: time)
    let failed = failedProperties.map(String.init).joined(separator: ",")
    let answer = try engine.call("{\"film\":\(request),\"failed\":[\(failed)]}", seconds: time)
    self.engine = engine
    do {
      return try JSONDecoder().decode(PropertyList.self, from: answer).properties
    } catch {
      throw EngineFailure(kind: .error, message: "the engine can't read the film")
    }
  }

  private mutating func report(_ message: String, _ property: ListedProperty, _ index: Int) {
    failedProperties.append(index)
    guard result.reports.count <= Self.maximumReportCount else { return }
    if result.reports.count == Self.maximumReportCount {
      return result.reports.append(ExpressionReport(property: "", message: "further reports are left out"))
    }
    result.reports.append(ExpressionReport(property: Self.line(property.label), message: message))
  }

  /// Returns a text from a file without line breaks and other control characters, and not too long to read.
  private static func line(_ text: String) -> String {
    let printable = text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
    return String(String(String.UnicodeScalarView(printable)).prefix(300))
  }
}
