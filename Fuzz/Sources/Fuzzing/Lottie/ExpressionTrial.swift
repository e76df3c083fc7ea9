import Foundation
import LottiePlayer
import LottieExpressions

/// For any expressions, a film is evaluated in bounded time, each failure has a report, a sensible expression before them
/// has its value, and the result is a readable film.
struct ExpressionTrial: Trial {
  let name = "expressions"

  func run(_ random: inout CaseRandom) throws {
    let count = random.int(1...4)
    let layers = [Self.sensibleLayer] + (1...count).map { Self.layer($0, &random) }
    let json =
      #"{"v":"5","w":50,"h":50,"fr":10,"ip":0,"op":\#(random.int(1...30)),"layers":[\#(layers.joined(separator: ","))]}"#
    let animation = try LottieAnimation(data: Data(json.utf8))
    let clock = ContinuousClock()
    let start = clock.now
    let evaluation = animation.evaluatingExpressions(limits: Self.limits)
    let duration = clock.now - start
    try demand(duration < Self.timeLimit, "the evaluation took \(duration)")
    for report in evaluation.reports { try demand(!report.message.isEmpty, "a report without a message") }
    try demand(evaluation.reports.count <= 4 * count + 1, "more reports than properties")
    // A report without a property says that the film can't be evaluated at all, which no expression may cause.
    try demand(evaluation.reports.allSatisfy { !$0.property.isEmpty }, "\(evaluation.reports)")
    try demand(!evaluation.reports.contains { $0.property.hasPrefix("Sensible") }, "\(evaluation.reports)")
    try demand(evaluation.animation.endFrame == animation.endFrame, "the result is another film")
    try demand(
      evaluation.animation.readingNotes == animation.readingNotes, "the result has unreadable fields")
  }

  /// The evaluation's own limits are of processor time, which takes longer on a busy machine.
  private static let timeLimit = Duration.seconds(60)
  private static let limits = ExpressionLimits(
    processorTime: 0.4, processorTimePerProperty: 0.06, memory: 8 << 20, valueCount: 1000)

  private static let sensibleLayer =
    #"{"ty":3,"ind":99,"nm":"Sensible","ip":0,"op":30,"ks":{"r":{"k":0,"x":"wiggle(2, 9) + time * 20"}}}"#

  /// Returns a layer with up to four expressions.
  private static func layer(_ index: Int, _ random: inout CaseRandom) -> String {
    func property(_ values: [String]) -> String {
      let key = random.pick(values)
      guard random.once(in: 2) else { return #"{"k":\#(key)}"# }
      let text = try? JSONEncoder().encode(RandomExpression.make(&random))
      return #"{"k":\#(key),"x":\#(text.map { String(decoding: $0, as: UTF8.self) } ?? "\"\"")}"#
    }
    let turn =
      #"[{"t":2,"s":[0],"o":{"x":[0.4],"y":[0]},"i":{"x":[0.5],"y":[1]}},{"t":8,"s":[90]},{"t":9,"s":[30]}]"#
    let position = property(["[5,6,0]", #"[{"t":0,"s":[0,0,0]},{"t":9,"s":[9,5,0]}]"#])
    let rotation = property(["8", turn])
    let scale = property(["[100,100,100]"])
    let slider = property(["3", turn])
    let parent = random.once(in: 3) ? #","parent":\#(random.int(1...4))"# : ""
    return
      #"{"ty":4,"ind":\#(index),"nm":"L\#(index)","ip":0,"op":30,"ks":{"p":\#(position),"r":\#(rotation),"s":\#(scale)},"ef":[{"ty":5,"nm":"Slider Control","ef":[{"ty":0,"nm":"Slider","v":\#(slider)}]}],"shapes":[]\#(parent)}"#
  }
}
