import Foundation
import QuartzCore
import Staging

@testable import LottiePlayer

/// Parts of Lottie files for tests of limits and invalid input.
enum HostileJSON {
  static let box = #"{"ty":"rc","p":{"k":[50,50]},"s":{"k":[60,60]},"r":{"k":9}}"#
  static let fill = #"{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100}}"#
  static let stroke = #"{"ty":"st","c":{"k":[0,0,1]},"o":{"k":100},"w":{"k":5},"lc":2,"lj":2}"#
  static let gradient = #"{"ty":"gf","e":{"k":[99,0]},"g":{"p":2,"k":{"k":[0,1,0,0,1,0,1,0,0,1,1,0]}}}"#
  static let mask =
    #"{"mode":"s","pt":{"k":{"c":true,"v":[[0,0],[9,0],[0,9]],"i":[],"o":[]}}}"#
  static let filledBox = box + "," + fill

  static func animation(
    _ layers: String, assets: String = "", frame: String = #""w":100,"h":100,"fr":30,"op":60"#
  )
    -> String
  {
    #"{\#(frame),"layers":[\#(layers)],"assets":[\#(assets)]}"#
  }

  /// A shape layer with more fields.
  static func layer(_ items: String, _ more: String = #""ks":{}"#) -> String {
    #"{"ty":4,"nm":"shapes","ip":0,"op":60,\#(more),"shapes":[\#(items)]}"#
  }

  /// A precomposition layer with more fields.
  static func use(_ id: String, _ more: String = #""ks":{}"#) -> String {
    #"{"ty":0,"nm":"use","refId":"\#(id)","w":100,"h":100,"ip":0,"op":60,\#(more)}"#
  }

  static func composition(_ id: String, _ layers: String) -> String {
    #"{"id":"\#(id)","layers":[\#(layers)]}"#
  }

  static func image(_ source: String) -> String {
    animation(#"{"ty":2,"refId":"p","ip":0,"op":60}"#, assets: #"{"id":"p","w":9,"h":9,"p":"\#(source)"}"#)
  }

  static func list(_ count: Int, _ element: (Int) -> String) -> String {
    (0..<count).map(element).joined(separator: ",")
  }

  /// Items in a number of nested groups.
  static func groups(_ count: Int, _ items: String) -> String {
    (0..<count).reduce(items) { inner, _ in #"{"ty":"gr","it":[\#(inner),{"ty":"tr","p":{"k":[1,0]}}]}"# }
  }

  static func blur(_ blurriness: Double) -> String {
    #"{"ty":29,"ef":[{"ty":0,"v":{"k":\#(blurriness)}},{"ty":7,"v":{"k":1}}]}"#
  }

  static func path(_ count: Int) -> String {
    #"{"ty":"sh","ks":{"k":{"c":true,"v":\#(points(count)),"i":[],"o":[]}}}"#
  }

  static func points(_ count: Int, _ shift: Int = 0) -> String {
    "[\(list(count) { "[\(($0 + shift) * 7 % 100),\($0 * 13 % 100)]" })]"
  }

  /// A text of 300 letters along a path between two lists of points, with margins that move far.
  static func text(_ letter: String, along start: String, to end: String) -> String {
    func path(_ points: String) -> String { #"{"c":true,"v":\#(points),"i":[],"o":[]}"# }
    let letters = String(repeating: letter, count: 300)
    return #"""
      {"ty":5,"nm":"t","ip":0,"op":60,"ks":{},"masksProperties":[
        {"mode":"n","pt":{"k":[{"t":0,"s":[\#(path(start))]},{"t":60,"s":[\#(path(end))]}]}}],
       "t":{"d":{"k":[{"t":0,"s":{"s":9,"f":"f","t":"\#(letters)","fc":[1,0,0]}}]},
        "p":{"m":0,"f":{"k":[{"t":0,"s":[0]},{"t":60,"s":[1e300]}]},"l":{"k":-1e300},"a":{"k":1}}}}
      """#
  }
}

/// The result of reading and drawing a file: a picture or an error.
struct Outcome {
  /// The layer that shows the animation, or nil if the file was refused.
  var layer: LottieAnimationLayer?
  var error: LottieError?
  var image: CGImage?

  /// Reads an animation and draws its first and last frames.
  init(_ data: Data) {
    do {
      let animation = try LottieAnimation(data: data)
      let stage = Stage(size: CGSize(width: 24, height: 24), mode: .context)
      let layer = stage.perform {
        let layer = LottieAnimationLayer(animation)
        (layer.anchorPoint, layer.position, layer.bounds.size) = (.zero, .zero, stage.layer.bounds.size)
        stage.layer.addSublayer(layer)
        return layer
      }
      _ = stage.picture()
      stage.perform { layer.currentProgress = 1 }
      (self.layer, image) = (layer, stage.picture())
    } catch { self.error = error }
  }

  init(_ text: String) { self.init(Data(text.utf8)) }

  var isDrawn: Bool { image != nil }

  /// The features that aren't drawn, each with its layer.
  var reports: [String] { layer?.unsupportedFeatures.map(\.description) ?? [] }
}
