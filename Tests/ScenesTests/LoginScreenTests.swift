import Scenes
import Staging
import TestSupport
import Testing

/// The login screen (S197): D1…D17 are its animations, t0 = t1 = 0.
@Suite struct LoginScreenTests {
  private let width = 375.0
  /// The vertical center of the login button: 40.65 % of the height and half of 52 points.
  private let buttonY = 0.4065 * 667 + 26

  /// Returns the stage of the scene, with or without the user's actions.
  private func scene(visited: Bool = true) -> Stage {
    if visited { return LoginScene().stage() }
    let stage = Stage(size: LoginScene().size)
    stage.perform { _ = LoginScreen.present(on: stage) }
    return stage
  }

  // MARK: Entrance

  /// D4…D8, S36: halfway, the button's progress is easeIn(0.5) = 0.31535681.
  @Test func `at 0.75 s, the button is halfway and the clouds fade in one by one`() {
    let stage = scene()
    stage.advance(to: 0.75)
    let eased = 0.31535681
    #expect(isClose(stage.number("transform.scale", of: "loginButton"), 2.71160, within: 1e-5))
    #expect(isClose(stage.number("transform.scale", of: "loginButton"), 3.5 - 2.5 * eased, within: 1e-6))
    #expect(isClose(stage.number("transform.rotation", of: "loginButton"), 0.537716, within: 1e-5))
    #expect(isClose(stage.number("opacity", of: "loginButton"), 0.31536, within: 1e-5))
    #expect(isClose(stage.opacities(of: LoginScreenTests.clouds), [0.5, 0.1, 0, 0], within: 1e-6))
    stage.advance(to: 1.35)
    #expect(isClose(stage.opacities(of: LoginScreenTests.clouds), [1, 1, 0.9, 0.5], within: 1e-6))
  }

  /// D1…D3, S4, S39: one group, added three times.
  @Test(arguments: [("heading", 0.0), ("username", 0.3), ("password", 0.4)])
  func `the fields move in 0.3 s and 0.4 s after the heading`(_ name: String, begin: Double) {
    let stage = scene()
    for time in [0, begin / 2, begin] {
      stage.advance(to: time)
      #expect(isClose(stage.number("position.x", of: name), -width / 2, within: 1e-9), "at \(time) s")
      #expect(isClose(stage.number("opacity", of: name), 0.25, within: 1e-6), "at \(time) s")
    }
    for progress in [0.2, 0.5, 0.96] {
      stage.advance(to: begin + 0.5 * progress)
      #expect(isClose(stage.number("position.x", of: name), (progress - 0.5) * width, within: 1e-9))
      #expect(isClose(stage.number("opacity", of: name), 0.25 + 0.75 * progress, within: 1e-6))
    }
    stage.advance(to: begin + 0.5)
    #expect(stage.number("position.x", of: name) == stage.model(name)?.number("position.x"))
    #expect(stage.number("opacity", of: name) == 1)
  }

  /// D12: the group of 0.5 s begins at 0.3 s for the first field; the spring has mass 1, stiffness 100, damping 7.5.
  @Test(arguments: [("username", 0.8), ("password", 0.9)])
  func `S5, S206: a field pulses from 1.25 to 1 for 1.932654 s as soon as its group stops`(
    _ name: String, begin: Double
  ) {
    let stage = scene(visited: false)
    func scale(at time: Double) -> Double {
      stage.advance(to: time)
      return stage.number("transform.scale", of: name)
    }
    let spring = DampedSpring(mass: 1, stiffness: 100, damping: 7.5)
    #expect(scale(at: begin - 1e-6) == 1)
    #expect(isClose(scale(at: begin), 1.25, within: 1e-9))
    for time in [1, 1.3, 2] {
      let expected = 1.25 - 0.25 * spring.progress(at: time - begin)
      #expect(isClose(scale(at: time), expected, within: 1e-9), "at \(time) s")
    }
    #expect(scale(at: begin + 1.932653) != 1)
    #expect(scale(at: begin + 1.932655) == 1)
  }

  @Test func `the heading has no follow-up animation`() {
    let stage = scene()
    for tenth in 0...20 {
      stage.advance(to: Double(tenth) / 10)
      #expect(stage.number("transform.scale", of: "heading") == 1)
    }
  }

  // MARK: Clouds

  private static let clouds = ["cloud1", "cloud2", "cloud3", "cloud4"]

  /// D9, D13: the first pass takes (W − frame.x)·60/W; the second cloud's 0 s become the default 0.25 s.
  private static let passes: [(cloud: String, width: Double, first: Double, later: Double)] = [
    ("cloud1", 159, 79.2, 85.44), ("cloud2", 158, 0.25, 85.28), ("cloud3", 74, 9.768, 71.84),
    ("cloud4", 115, 55.386, 78.40),
  ]

  /// The cloud is back on the left immediately, in spite of the fill mode, and waits there.
  @Test(arguments: 0..<4)
  func `S27, S206: a cloud that has left starts again half a second later, forever`(index: Int) {
    let pass = LoginScreenTests.passes[index]
    let stage = scene()
    func x(at time: Double) -> Double {
      stage.advance(to: time)
      return stage.number("position.x", of: pass.cloud)
    }
    let (left, right) = (-pass.width / 2, width + pass.width / 2)
    #expect(isClose(x(at: pass.first - 1e-6), right, within: 1e-4))
    var begin = pass.first + 0.5
    for _ in 0..<4 {
      for rest in [0.5, 0.25, 1e-9] { #expect(isClose(x(at: begin - rest), left, within: 1e-6)) }
      #expect(isClose(x(at: begin + pass.later / 4), left + (right - left) / 4, within: 1e-6))
      #expect(isClose(x(at: begin + pass.later - 1e-6), right, within: 1e-4))
      begin += pass.later + 0.5
    }
  }

  // MARK: Info text

  /// D10, D11, S31: 5 s in each direction, two and a half times.
  @Test func `without editing, the info text slides in and out for 25 s`() {
    let stage = scene(visited: false)
    let home = width / 2
    #expect(stage.model("info")?.animationKeys() == ["infoappear", "fadein"])
    let stops = [(0, 1.0), (2.5, 0.5), (5, 0), (7.5, 0.5), (10, 1), (15, 0), (20, 1), (22.5, 0.5)]
    for (time, share) in stops {
      stage.advance(to: time)
      let x = stage.number("position.x", of: "info")
      #expect(isClose(x, home + share * width, within: 1e-9), "at \(time) s")
    }
    stage.advance(to: 24.999)
    #expect(stage.model("info")?.animationKeys() == ["infoappear"])
    #expect(isClose(stage.number("position.x", of: "info"), home, within: 0.1))
    stage.advance(to: 25)
    #expect(stage.model("info")?.animationKeys() == nil)
    #expect(stage.number("position.x", of: "info") == home)
  }

  /// D15.
  @Test func `editing stops the info text's motion but not its fade`() {
    let stage = scene()
    stage.advance(to: 2.499)
    #expect(stage.model("info")?.animationKeys() == ["infoappear", "fadein"])
    stage.advance(to: 2.5)
    #expect(stage.model("info")?.animationKeys() == ["fadein"])
    #expect(stage.number("position.x", of: "info") == width / 2)
    stage.advance(to: 3)
    #expect(isClose(stage.number("opacity", of: "info"), 0.2 + 0.8 * 3 / 4.5, within: 1e-6))
  }

  // MARK: Editing

  /// D16: mass 10, stiffness 1500, damping 50, from one point below, with velocity 100, for 3.647819 s.
  @Test func `a field with too short a text jumps`() {
    let stage = scene()
    let home = stage.model("username")?.number("position.y") ?? .nan
    func y(at time: Double) -> Double {
      stage.advance(to: 3.5 + time)
      return stage.number("position.y", of: "username") - home
    }
    let spring = DampedSpring(mass: 10, stiffness: 1500, damping: 50, velocity: 100)
    #expect(isClose(y(at: 0), 1, within: 1e-9))
    let around = [0.114, 0.124, 0.134].map(y)
    #expect(isClose(around[1], -5.88, within: 0.005))
    #expect(around[1] < around[0] && around[1] < around[2])
    for time in [0.3, 0.7, 1.9] {
      #expect(isClose(y(at: time), 1 - spring.progress(at: time), within: 1e-9), "\(time) s later")
    }
    #expect(y(at: 3.647818) != 0)
    #expect(y(at: 3.647820) == 0)
  }

  /// D17: stiffness 200, damping 7, for 2.038639 s; colors are clamped at white.
  @Test func `a field with too short a text flashes from orange to white`() {
    let stage = scene()
    func border(at time: Double) -> [Double] {
      stage.advance(to: 3.5 + time)
      return stage.presentationLayer("username")?.borderColor?.components?.map(Double.init) ?? []
    }
    #expect(isClose(border(at: 0), [1, 0.27, 0, 1], within: 1e-6))
    #expect(stage.model("username")?.borderColor?.alpha == 0)
    #expect(stage.model("username")?.borderWidth == 3)
    let spring = DampedSpring(mass: 1, stiffness: 200, damping: 7)
    for time in [0.05, 0.45] {
      let progress = spring.progress(at: time)
      let expected = [1, 0.27 + 0.73 * progress, progress, 1]
      #expect(progress < 1 && isClose(border(at: time), expected, within: 1e-6), "\(time) s later")
    }
    _ = border(at: 2.038638)
    #expect(stage.presentationLayer("username")?.borderColor?.alpha != 0)
    _ = border(at: 2.038640)
    #expect(stage.presentationLayer("username")?.borderColor?.alpha == 0)
  }

  @Test func `a password of six characters neither jumps nor flashes`() {
    let stage = scene()
    let home = stage.model("password")?.number("position.y") ?? .nan
    for tenth in 45...60 {
      stage.advance(to: Double(tenth) / 10)
      #expect(stage.number("position.y", of: "password") == home)
      #expect(stage.presentationLayer("password")?.borderWidth == 0)
    }
  }

  // MARK: Balloon

  /// D14, S49.
  @Test func `the balloon flies to the right edge and back for 12 s`() {
    let stage = scene()
    stage.advance(to: 4.999)
    #expect(stage.model("balloon") == nil)
    let way = [
      (0.0, -50.0, 0.0), (3, 187.5, 80), (6, 425, 160), (9, 187.5, (160 + buttonY) / 2), (12, -50, buttonY),
      (13, -50, buttonY),
    ]
    for (time, x, y) in way {
      stage.advance(to: 5 + time)
      #expect(isClose(stage.number("position.x", of: "balloon"), x, within: 1e-6), "\(time) s after the tap")
      #expect(isClose(stage.number("position.y", of: "balloon"), y, within: 1e-6), "\(time) s after the tap")
    }
    #expect(isClose((160 + buttonY) / 2, 228.6, within: 0.05))
  }

  /// S7, S8.
  @Test func `the balloon is a picture directly below the username`() throws {
    let stage = LoginScene().stage(scale: 2)
    stage.advance(to: 5)
    let names = try #require(stage.layer.sublayers?.map(\.name))
    let username = try #require(names.firstIndex(of: "username"))
    #expect(names.firstIndex(of: "balloon") == username - 1)
    let balloon = try #require(stage.model("balloon"))
    let picture = try #require(balloon.contents as? CGImage)
    #expect(picture.width == 100 && picture.height == 130)
    #expect(balloon.bounds == CGRect(x: 0, y: 0, width: 50, height: 65))
  }

  // MARK: Screen

  /// S201: the position and appearance of every layer, at the times that a slow and a fast film share.
  @Test func `films of 10 and of 100 frames per second agree`() {
    let (slow, fast) = (scene(), scene())
    for tenth in 0...80 {
      slow.advance(to: Double(tenth) / 10)
      fast.advance(to: Double(10 * tenth) / 100)
      #expect(slow.appearances == fast.appearances, "at \(slow.time) s")
      for step in 1..<10 where tenth < 80 { fast.advance(to: Double(10 * tenth + step) / 100) }
    }
  }

  /// Views disable implicit animations, so no key is a property's name.
  @Test func `there are no implicit animations`() {
    let stage = scene()
    var keys: Set<String> = []
    for step in 0...400 {
      stage.advance(to: Double(step) / 20)
      for layer in stage.layer.tree { keys.formUnion(layer.animationKeys() ?? []) }
    }
    #expect(keys == ["infoappear", "fadein", "blink", "press"])
  }

  @Test(arguments: [(1, 1), (60, 40), (320, 568), (667, 375), (1024, 1366), (5000, 3)])
  func `the screen can be laid out at any size`(width: Int, height: Int) {
    let size = CGSize(width: width, height: height)
    let stage = LoginScene().stage(scale: 20 / CGFloat(max(width, height)), size: size)
    for time in [0.7, 3.6, 9, 18] {
      stage.advance(to: time)
      #expect(stage.picture().width > 0)
    }
  }

  @Test func `the screen is released with its stage`() {
    weak var screen: LoginScreen?
    weak var cloud: CALayer?
    weak var field: CALayer?
    do {
      let stage = scene()
      stage.advance(to: 6)
      screen = stage.layer.value(forKey: "screen") as? LoginScreen
      cloud = stage.model("cloud1")
      field = stage.model("username")
      #expect(screen != nil && cloud != nil && field != nil)
    }
    #expect(screen == nil && cloud == nil && field == nil)
  }

  @Test func `the login screen is the first scene`() {
    #expect(DemoScenes.all.first?.name == "login" && LoginScene().length == .seconds(18))
    #expect(LoginScene().highlights.count == 8 && LoginScene().highlights == LoginScene().highlights.sorted())
  }
}

// MARK: - Inspection

extension Stage {
  fileprivate func opacities(of names: [String]) -> [Double] { names.map { number("opacity", of: $0) } }

  /// Returns the presented position and appearance of every layer.
  fileprivate var appearances: [Appearance] {
    layer.tree.compactMap { $0.presentation() }.map {
      Appearance(position: $0.position, opacity: $0.opacity, transform: NSValue(caTransform3D: $0.transform))
    }
  }
}

private struct Appearance: Equatable {
  let position: CGPoint
  let opacity: Float
  let transform: NSValue
}

/// The progress of an underdamped spring, by the textbook formula.
private struct DampedSpring {
  var mass: Double
  var stiffness: Double
  var damping: Double
  /// The initial velocity, in distances per second.
  var velocity = 0.0

  func progress(at time: Double) -> Double {
    let decay = damping / (2 * mass)
    let frequency = (stiffness / mass - decay * decay).squareRoot()
    let wave = cos(frequency * time) + (decay - velocity) / frequency * sin(frequency * time)
    return 1 - exp(-decay * time) * wave
  }
}
