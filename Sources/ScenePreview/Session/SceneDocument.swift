import CoreGraphics
import Staging

/// The properties of a subject, as the page reads them.
struct SceneDocument: Codable, Hashable {
  let name: String
  let width: Double
  let height: Double
  let duration: Double
  let frameRate: Double
  let isTestable: Bool
  let parameters: [Parameter]

  struct Parameter: Codable, Hashable {
    let name: String
    let help: String
    let kind: String
    let text: String
    let expectation: String
    let minimum: Double?
    let maximum: Double?
    let choices: [String]?
  }

  init(_ subject: PreviewSubject) {
    name = subject.name
    (width, height) = (Double(subject.size.width), Double(subject.size.height))
    (duration, frameRate) = (subject.duration, subject.frameRate)
    isTestable = subject.testSource != nil
    parameters = subject.parameters.map(Parameter.init)
  }
}

extension SceneDocument.Parameter {
  init(_ parameter: SceneParameter) {
    (name, help, text) = (parameter.name, parameter.help, parameter.text)
    (kind, expectation) = (parameter.kind.rawValue, parameter.expectation)
    (minimum, maximum) = (parameter.range?.lowerBound, parameter.range?.upperBound)
    choices = parameter.choices
  }
}
