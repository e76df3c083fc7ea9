public import QuartzCore

/// A moving picture that is built from layers or views, and that programs can list, render, play, and scrub.
///
/// A scene states its size and length, and builds its layers on a stage. What it shows then is a function of time:
///
/// ```swift
/// struct CardScene: Scene {
///   static let summary = "a card that slides in"
///   let size = CGSize(width: 320, height: 240)
///   let length = SceneLength.seconds(2)
///   let background: CGColor? = .white
///   @Parameter("the distance in points", in: 0...200) var distance = 120.0
///
///   func build(on stage: Stage) {
///     let card = CALayer()
///     card.frame = CGRect(x: 100, y: 80, width: 120, height: 80)
///     card.backgroundColor = CGColor(srgbRed: 0.2, green: 0.4, blue: 0.9, alpha: 1)
///     stage.layer.addSublayer(card)
///     let slide = CASpringAnimation(keyPath: "position.x")
///     slide.byValue = distance
///     slide.isAdditive = true
///     card.add(slide, forKey: "slide")
///   }
/// }
/// ```
///
/// A scene has to be reproducible: each stage that it's built on shows the same picture at the same time. Random numbers
/// come from ``Stage/random``. The current date, the system's random numbers, and objects that several stages share make
/// a scene irreproducible, which ``ScenePlayer`` reports.
public protocol Scene: SendableMetatype {
  /// The name on the command line, in lowercase.
  ///
  /// By default, the name of the type without its ending "Scene", in words that hyphens join: `login-views` for
  /// `LoginViewsScene`.
  static var name: String { get }

  /// The content in one line, for lists. By default, it's empty.
  static var summary: String { get }

  /// The size in points, above 0. A scene can be shown on a stage of another size, in which it lays itself out.
  var size: CGSize { get }

  /// The length of a film of the scene.
  var length: SceneLength { get }

  /// The frame rate of films, in frames per second. The default is 25.
  var frameRate: Double { get }

  /// The color behind the layers; nil for transparent pixels, which is the default.
  var background: CGColor? { get }

  /// The times that summarize the scene, in seconds and in ascending order.
  ///
  /// The default is an empty array, which stands for eight times at equal distances.
  var highlights: [CFTimeInterval] { get }

  /// The seed of the stage's random numbers. The default is 0.
  ///
  /// With `@Parameter`, the seed can be set on the command line: `@Parameter("the arrangement") var seed: UInt64 = 0`.
  var seed: UInt64 { get }

  /// Creates the scene with the defaults of its parameters.
  init()

  /// Adds layers and animations to an empty stage, whose time is 0.
  ///
  /// The method is called inside of ``Stage/perform(_:)`` by the thread that uses the stage. For the compiler, it's
  /// isolated to the main actor, so that it can create views. It's called once for every stage.
  @MainActor func build(on stage: Stage)
}

// MARK: - Defaults

extension Scene {
  /// The words of the type's name, without a last word "Scene".
  public static var name: String { SceneName.name(ofType: "\(Self.self)") }
  /// An empty text.
  public static var summary: String { "" }
  /// 25 frames per second.
  public var frameRate: Double { 25 }
  /// No color.
  public var background: CGColor? { nil }
  /// An empty array, which stands for eight times at equal distances.
  public var highlights: [CFTimeInterval] { [] }
  /// 0.
  public var seed: UInt64 { 0 }
}

/// The names of scenes that follow from the names of their types.
enum SceneName {
  /// Returns the words of a type's name in lowercase, joined by hyphens, without a last word "Scene".
  static func name(ofType type: String) -> String {
    let base = type.hasSuffix("Scene") && type != "Scene" ? type.dropLast("Scene".count) : type[...]
    var name = ""
    var isAfterCapital = true
    for (index, character) in zip(base.indices, base) {
      let next = base.index(after: index)
      let isBeforeSmall = next < base.endIndex && base[next].isLowercase
      if character.isUppercase, !name.isEmpty, !isAfterCapital || isBeforeSmall { name += "-" }
      isAfterCapital = character.isUppercase
      name += character.lowercased()
    }
    return name
  }
}
