import Foundation
import TestSupport
import Testing

/// The built program, run as a process.
@Suite struct ExecutableTests {
  @Test(
    arguments: [
      (["--version"], 0), (["help", "render"], 0), (["list", "--json"], 0), ([], 64), (["lst"], 64),
      (["render", "ring", "-o", "none/x.gif"], 1), (["render", "ring", "-o", "x.gif", "--fps", "0"], 64),
    ] as [([String], Int32)])
  func `exit codes report success or failure, and errors don't go to standard output`(
    _ pair: (words: [String], code: Int32)
  ) throws {
    let run = BuiltProgram("quartzite", pair.words)
    try run.process.run()
    let (output, errors) = run.finish()
    #expect(run.process.terminationReason == .exit && run.process.terminationStatus == pair.code)
    #expect(output.isEmpty == (pair.code != 0) && errors.isEmpty == (pair.code == 0))
  }

  @Test func `a film is written, without a progress bar if standard error isn't a terminal`() throws {
    try withFolder { folder throws in
      let run = BuiltProgram(
        "quartzite", ["render", "ring", "-o", "x.gif", "--scale", "0.1", "--fps", "4"], in: folder)
      try run.process.run()
      let (output, errors) = run.finish()
      #expect(run.process.terminationStatus == 0 && errors.isEmpty)
      #expect(String(decoding: output, as: UTF8.self).hasPrefix("x.gif: 12 × 12 pixels, 6 frames"))
      #expect(try Data(contentsOf: folder.appendingPathComponent("x.gif")).prefix(6) == Data("GIF89a".utf8))
    }
  }

  #if OptionalLibraries
    @Test(arguments: [
      (["libfreetype.so.6"], "FreeType, which reads fonts,"),
      (["libharfbuzz.so.0"], "HarfBuzz, which shapes text,"),
      (["libfontconfig.so.1"], "fontconfig, which finds fonts,"),
      (
        (60...99).reversed().map { "libicuuc.so.\($0)" },
        "ICU, which finds directions and line breaks of text,"
      ),
    ])
    func `without a library for text, no text is drawn, and a note names the reason`(
      _ libraries: [String], _ purpose: String
    ) throws {
      try withFolder { folder throws in
        // The loader finds these files first, and can't load them.
        for library in libraries { try Data().write(to: folder.appendingPathComponent(library)) }
        let run = BuiltProgram(
          "quartzite", ["render", "login", "-o", "x.png", "--at", "0", "--scale", "0.1"], in: folder)
        run.process.environment = ProcessInfo.processInfo.environment
          .merging(["LD_LIBRARY_PATH": folder.path]) { $1 }
        try run.process.run()
        let (_, errors) = run.finish()
        let file = folder.appendingPathComponent(libraries[0]).path
        #expect(run.process.terminationStatus == 0)
        #expect(errors == "note: no text is drawn: \(purpose) can't be loaded: \(file): file too short\n")
      }
    }
  #endif

  @Test func `a closed pipe ends the program with an error, not with a signal`() throws {
    let run = BuiltProgram("quartzite", ["render", "ring", "-o", "-", "--scale", "0.1"])
    try run.output.fileHandleForReading.close()
    try run.process.run()
    let (_, errors) = run.finish()
    #expect(run.process.terminationReason == .exit && run.process.terminationStatus == 1)
    #expect(errors == "quartzite render: can't write to standard output: the reader closed it\n")
  }

  @Test func `if standard output is closed, its text doesn't end up in the film`() throws {
    try withFolder { folder throws in
      let film = BuiltProgram(
        "quartzite", ["render", "ring", "-o", "a.gif", "--scale", "0.1", "--fps", "4"], in: folder)
      try film.process.run()
      _ = film.finish()
      let closed = BuiltProgram("quartzite", [], in: folder)
      let program = try #require(closed.process.executableURL).path
      closed.process.executableURL = URL(fileURLWithPath: "/bin/sh")
      closed.process.arguments = [
        "-c", "exec \"$0\" render ring -o b.gif --scale 0.1 --fps 4 >&-", program,
      ]
      try closed.process.run()
      let (_, errors) = closed.finish()
      #expect(closed.process.terminationStatus == 1)
      #expect(errors == "quartzite render: can't write to standard output: Bad file descriptor\n")
      let films = try ["a.gif", "b.gif"].map { try Data(contentsOf: folder.appendingPathComponent($0)) }
      #expect(films[0] == films[1])
    }
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(CInt, Int32)])
  func `a signal during rendering stops it and removes the file`(_ pair: (signal: CInt, code: Int32)) throws {
    try withFolder { folder throws in
      // Several seconds of work: 75 frames of 1440 × 1440 pixels.
      let run = BuiltProgram(
        "quartzite", ["render", "ring", "-o", "x.gif", "--scale", "12", "--fps", "50"], in: folder)
      try run.process.run()
      try waitForFile(in: folder)
      kill(run.process.processIdentifier, pair.signal)
      let (output, errors) = run.finish()
      #expect(run.process.terminationReason == .exit && run.process.terminationStatus == pair.code)
      #expect(errors.hasPrefix("quartzite render: interrupted after ") && output.isEmpty)
      #expect(try files(in: folder).isEmpty)
    }
  }

  /// Waits for the temporary file of a film, whose name begins with a dot.
  private func waitForFile(in folder: URL) throws {
    for _ in 0..<3000 {
      if try files(in: folder).contains(where: { $0.hasPrefix(".") }) { return }
      usleep(10_000)
    }
    Issue.record("no temporary file within 30 s")
  }
}
