import Foundation
import Lottie
import TestSupport

/// Animations for tests.
enum Films {
  /// A red box of 20 × 20 points that moves from x 10 to 90 in frames 0 to 40, at 20 frames per second, and stays until 60.
  /// The marker "go" has frames 10 to 30, "end" 50 to 60.
  static let box = film(
    layers: [layer("Box", #""p":{"a":1,"k":[{"t":0,"s":[10,50]},{"t":40,"s":[90,50]}]}"#, fill: "[1,0,0,1]")],
    more: #","markers":[{"cm":"go","tm":10,"dr":20},{"cm":"end","tm":50,"dr":10}]"#)

  /// Two boxes of 100 × 100 points: "Blue" in front of "Green".
  static let states = film(layers: [
    layer("Blue", #""p":{"k":[50,50]}"#, fill: "[0,0,1,1]", size: 100),
    layer("Green", #""p":{"k":[50,50]}"#, fill: "[0,1,0,1]", size: 100),
  ])

  /// The box with a segment for reduced motion: frame 20.
  static let reduced = box.replacingOccurrences(
    of: #""cm":"end","tm":50,"dr":10"#, with: #""cm":"Reduced-Motion","tm":20,"dr":0"#)

  /// Four quarters: red, green, blue and black clockwise from the top left.
  static let quarters = film(layers: [
    layer("1", #""p":{"k":[25,25]}"#, fill: "[1,0,0,1]", size: 50),
    layer("2", #""p":{"k":[75,25]}"#, fill: "[0,1,0,1]", size: 50),
    layer("3", #""p":{"k":[75,75]}"#, fill: "[0,0,1,1]", size: 50),
    layer("4", #""p":{"k":[25,75]}"#, fill: "[0,0,0,1]", size: 50),
  ])

  /// An archive with the animations "slow" and "fast", whose color is that of its theme.
  static let archive = zipped([
    "manifest.json":
      #"{"version":"2","initial":{"animation":"slow"},"animations":[{"id":"slow","initialTheme":"day"},{"id":"fast","initialTheme":"night","speed":2,"loop":true}]}"#,
    "a/slow.json": themed, "a/fast.json": themed,
    "t/day.json": #"{"rules":[{"id":"ink","type":"Color","value":[1,1,0]}]}"#,
    "t/night.json": #"{"rules":[{"id":"ink","type":"Color","value":[0,0,1]}]}"#,
  ])

  private static let themed = film(layers: [
    layer("Box", #""p":{"k":[50,50]}"#, fill: "[1,0,0]", size: 100).replacingOccurrences(
      of: #""c":{"#, with: #""c":{"sid":"ink","#)
  ])

  private static func film(layers: [String], more: String = "") -> String {
    #"{"v":"5.7","w":100,"h":100,"fr":20,"ip":0,"op":60,"layers":[\#(layers.joined(separator: ","))]\#(more)}"#
  }

  private static func layer(_ name: String, _ transform: String, fill: String, size: Int = 20) -> String {
    #"{"ty":4,"nm":"\#(name)","ip":0,"op":60,"ks":{\#(transform)},"shapes":[{"ty":"rc","nm":"Rectangle","p":{"k":[0,0]},"s":{"k":[\#(size),\#(size)]},"r":{"k":0}},{"ty":"fl","nm":"Fill","c":{"k":\#(fill)},"o":{"k":100}}]}"#
  }
}

extension LottieAnimation {
  convenience init(text: String) throws { try self.init(data: Data(text.utf8)) }
}
