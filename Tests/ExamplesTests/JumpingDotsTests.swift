import Foundation
import TestSupport
import Testing

@Suite struct JumpingDotsTests {
  private func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `the README quotes the program verbatim`() throws {
    let program = try text("Examples/JumpingDots/main.swift")
    #expect(try text("README.md").contains("\n```swift\n\(program)```\n"))
  }

  @Test func `the program writes its film and prints nothing`() throws {
    try withFolder { folder throws in
      let run = BuiltProgram("JumpingDots", in: folder)
      try run.process.run()
      let (output, errors) = run.finish()
      #expect(run.process.terminationStatus == 0 && output.isEmpty && errors.isEmpty)
      #expect(try files(in: folder) == ["dots.gif"])
      let film = try Data(contentsOf: folder.appendingPathComponent("dots.gif"))
      // The signature and then 640 × 240 in little-endian order; the last byte is the trailer of a complete GIF.
      #expect(film.prefix(10) == Data("GIF89a".utf8) + [0x80, 2, 240, 0])
      #expect(film.last == 0x3B)
    }
  }
}
