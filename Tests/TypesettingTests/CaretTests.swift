#if OptionalLibraries
  import Raster
  import TestSupport
  import TextOutlines
  import Testing
  import Typesetting

  @Suite struct CaretTests {
    private func frame(_ string: String, width: Double) -> TextFrame {
      var text = AttributedText()
      text.append(string.utf16, TextAttributes(font: FontRequest(name: "DejaVu Sans"), size: 10))
      return TextFrame(
        text, in: Box(x: 0, y: 0, width: width, height: 1e6), TextFrame.Options(), shaper: TextShaper.shared)
    }

    /// The boundaries of the characters, as users see them.
    private func boundaries(_ string: String) -> Set<Int> {
      Set(string.indices.map { $0.utf16Offset(in: string) } + [string.utf16.count])
    }

    static let samples = [
      "abc def", "אבג דהו", "ab אב 12 גד cd", "אב ab 12 cd גד", "e\u{301}a👨‍👩‍👧b🇩🇪c", "12 אב 34", "(אב) [cd]",
      "سلام ab لا 12", "a\u{2067}b אב\u{2069}c", "x\u{202E}abc\u{202C}y",
    ]

    @Test(arguments: samples)
    func `a caret that moves from side to side visits each boundary between characters once`(_ string: String)
    {
      let frame = frame(string, width: 1e6)
      let stops = frame.stops(of: 0)
      #expect(Set(stops.positions) == boundaries(string))
      #expect(stops.positions.count == boundaries(string).count)
      #expect(zip(stops.xs, stops.xs.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
      for (move, positions) in [
        (TextFrame.CaretMove.right, stops.positions), (.left, stops.positions.reversed()),
      ] {
        var position: Int? = positions[0]
        var visited: [Int] = []
        while let current = position, visited.count <= positions.count {
          visited.append(current)
          position = frame.position(after: current, moving: move)
        }
        #expect(visited == positions)
      }
    }

    @Test(arguments: samples)
    func `in wrapped text, a caret visits all boundaries in both directions`(_ string: String) {
      let frame = frame(string, width: 25)
      #expect(frame.lines.count > 1)
      let isRightToLeft = frame.lines[0].isRightToLeft
      for isForward in [true, false] {
        var position: Int? = isForward ? 0 : string.utf16.count
        var visited: [Int] = []
        while let current = position, visited.count <= string.utf16.count {
          visited.append(current)
          position = frame.position(after: current, moving: isForward == isRightToLeft ? .left : .right)
        }
        #expect(Set(visited).isSubset(of: boundaries(string)))
        #expect(Set(visited).count == visited.count)
      }
    }

    @Test(arguments: samples)
    func `the boxes of a selection and of the rest of the line together cover the line`(_ string: String) {
      var generator = SeededGenerator(seed: 27)
      let frame = frame(string, width: 1e6)
      let ends = boundaries(string).sorted()
      for _ in 0..<20 {
        let pair = [ends.randomElement(using: &generator)!, ends.randomElement(using: &generator)!].sorted()
        let selected = frame.selectionBoxes(of: pair[0]..<pair[1])
        let rest =
          frame.selectionBoxes(of: 0..<pair[0]) + frame.selectionBoxes(of: pair[1]..<string.utf16.count)
        #expect(selected.isEmpty == (pair[0] == pair[1]))
        let width = (selected + rest).reduce(0) { $0 + $1.width }
        #expect(abs(width - frame.lines[0].width) < 1e-6)
      }
    }

    @Test(arguments: samples)
    func `the position nearest to a caret is that of the caret`(_ string: String) throws {
      let frame = frame(string, width: 1e6)
      for position in boundaries(string) {
        let caret = try #require(frame.caret(at: position))
        let found = try #require(frame.position(nearest: caret.min))
        #expect(frame.caret(at: found) == caret)
      }
    }
  }
#endif
