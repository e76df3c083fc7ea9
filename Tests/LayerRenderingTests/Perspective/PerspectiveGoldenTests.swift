import QuartzCore
import Raster
import Testing

/// The scenes as characters, one per pixel: the nearest color, or a dot for a shadow.
@Suite struct PerspectiveGoldenTests {
  @Test(arguments: PerspectiveScene.allCases)
  func `a scene has its inspected pixels`(_ scene: PerspectiveScene) {
    let list = DisplayListBuilder(
      TreeSnapshot(of: scene.root, presentation: false), text: BlockShaper()
    ).displayList(mode: .screen, transform: .identity, baseScale: 1)
    let bitmap = FrameRenderer(width: 40, height: 30, scale: 1, mode: .screen).draw(list)
    let rows = (0..<30).map { y in (0..<40).map { x in Self.character(for: bitmap[x, y]) } }
    let picture = rows.map { "|" + String($0) + "|" }.joined(separator: "\n")
    #expect(picture == scene.golden, "\n\(picture)")
  }

  private static func character(for pixel: UInt32) -> Character {
    let color = pixel.vector
    if color.w < 128 { return color.w < 32 ? " " : "." }
    func distance(_ name: (Character, SIMD3<Double>)) -> Double {
      let difference = SIMD3(color.x, color.y, color.z) - name.1 * color.w
      return (difference * difference).sum()
    }
    return names.min { distance($0) < distance($1) }?.0 ?? " "
  }

  private static let names: [(Character, SIMD3<Double>)] = [
    ("r", [1, 0, 0]), ("g", [0, 1, 0]), ("b", [0, 0, 1]), ("y", [1, 1, 0]), ("c", [0, 1, 1]),
    ("m", [1, 0, 1]), ("k", [0, 0, 0]),
  ]
}
