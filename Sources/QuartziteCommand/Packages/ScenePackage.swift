import Foundation

/// The files of a new package with one scene.
struct ScenePackage {
  let name: PackageName
  /// The folder of Quartzite's sources; nil to build with the Swift SDK.
  let sources: URL?
}

extension ScenePackage {
  /// The command that builds the package.
  var command: String { sources == nil ? "quartzite swift" : "swift" }

  /// The contents of the files by their paths in the package.
  var files: KeyValuePairs<String, String> {
    [
      "Package.swift": manifest, "README.md": readme, ".gitignore": ".build/\n",
      "Sources/\(name.text)/\(name.scene).swift": scene,
      "Tests/\(name.text)Tests/\(name.scene)Tests.swift": test,
    ]
  }

  /// Writes the package to a folder that doesn't exist yet.
  ///
  /// - Throws: `CommandError` if something of that name exists, or if it can't be written. Then nothing remains.
  func write(to folder: URL) throws(CommandError) {
    let unfinished = folder.appendingPathExtension("unfinished-\(ProcessInfo.processInfo.processIdentifier)")
    guard !FileManager.default.fileExists(atPath: folder.path) else {
      throw .failure("\(folder.lastPathComponent) exists already; expected the name of a new folder")
    }
    do {
      defer { try? FileManager.default.removeItem(at: unfinished) }
      for (path, text) in files {
        let file = unfinished.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try FileManager.default.moveItem(at: unfinished, to: folder)
    } catch {
      throw .failure("\(folder.lastPathComponent) can't be written: \(error.localizedDescription)")
    }
  }
}

// MARK: - Contents

extension ScenePackage {
  private var manifest: String {
    let modules = ["ScenePrograms", "QuartzCore", "Staging"]
    let packageName = sources?.lastPathComponent.lowercased() ?? ""
    let products = modules.map { "\n        .product(name: \"\($0)\", package: \"\(packageName)\")," }
    let dependencies = sources.map { "\n  dependencies: [.package(path: \(Self.literal($0.path)))]," } ?? ""
    let target = sources == nil ? "" : ", dependencies: [\(products.joined())\n      ]"
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name.text)",\(dependencies)
        targets: [
          .executableTarget(
            name: "\(name.text)"\(target)),
          .testTarget(
            name: "\(name.text)Tests", dependencies: ["\(name.text)"]),
        ])

      """
  }

  /// Returns a text as a Swift literal.
  private static func literal(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      + "\""
  }

  private var scene: String {
    """
    import QuartzCore
    import ScenePrograms

    /// A card that slides in from the left and comes to rest in the middle.
    @main struct \(name.scene): Scene, SceneProgram {
      static let summary = "a card that slides in"
      let size = CGSize(width: 320, height: 240)
      let length = SceneLength.untilStill()
      let frameRate = 50.0
      let background: CGColor? = .white

      @Parameter("the color of the card")
      var color = CGColor(srgbRed: 0.16, green: 0.42, blue: 0.92, alpha: 1)
      @Parameter("the stiffness of the spring", in: 20...500) var stiffness = 120.0

      func build(on stage: Stage) {
        let card = CALayer()
        card.name = "card"
        card.frame = CGRect(x: 100, y: 80, width: 120, height: 80)
        card.cornerRadius = 12
        card.backgroundColor = color
        stage.layer.addSublayer(card)

        let slide = CASpringAnimation(keyPath: "position.x")
        slide.fromValue = -60
        slide.toValue = card.position.x
        slide.stiffness = stiffness
        slide.damping = 12
        slide.duration = slide.settlingDuration
        card.add(slide, forKey: "slide")
      }
    }

    """
  }

  private var test: String {
    """
    import QuartzCore
    import Staging
    import Testing

    @testable import \(name.module)

    /// The motion at exact times, without waiting.
    @Suite struct \(name.scene)Tests {
      private let stage = \(name.scene)().stage()

      /// Returns the position of the card's center at a time.
      private func x(at time: Double) throws -> CGFloat {
        stage.advance(to: time)
        let card = try #require(stage.layer.sublayers?.first { $0.name == "card" })
        return try #require(card.presentation()).position.x
      }

      @Test func `the card starts outside and comes to rest in the middle`() throws {
        #expect(try x(at: 0) == -60)
        #expect(try x(at: \(name.scene)().duration()) == 160)
      }

      @Test func `the card overshoots once it has passed the middle`() throws {
        let positions = try stride(from: 0.0, through: 1, by: 0.05).map { try x(at: $0) }
        #expect(positions.contains { $0 > 165 } && positions.allSatisfy { $0 < 260 })
      }
    }

    """
  }

  private var readme: String {
    """
    # \(name.text)

    A scene made with Quartzite: Core Animation on Linux.

    ```sh
    \(command) run \(name.text) render -o \(name.text).mp4      # a film; the extension selects the format
    \(command) run \(name.text) play --terminal        # the motion in the terminal
    \(command) test                               # the test of the motion
    ```

    The scene is in [Sources/\(name.text)/\(name.scene).swift](Sources/\(name.text)/\(name.scene).swift). Its parameters are options:
    `\(command) run \(name.text) render --set stiffness=300 -o stiff.gif`. `\(command) run \(name.text) help` lists all commands.

    """
  }
}
