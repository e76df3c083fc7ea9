import Foundation
import Testing

@testable import QuartziteCommand

@Suite struct ValueFormatTests {
  @Test func `numbers are decimal, finite, and in the closed range`() {
    let format = ValueFormat<Double>.number(in: 0.5...100)
    for (text, value) in [("0.5", 0.5), ("100", 100), ("1e1", 10), ("+2.5", 2.5), (".75", 0.75)] {
      #expect(format.parse(text) == value)
    }
    for text in ["", " 1", "1 ", "0.49", "101", "-1", "nan", "inf", "1e999", "0x10", "1,5", "one", "1.2.3"] {
      #expect(format.parse(text) == nil, "\(text)")
    }
    #expect(format.description.expectation == "a number from 0.5 to 100")
  }

  @Test func `a time is any finite number, because its range depends on the subject`() {
    #expect(ValueFormat<Double>.seconds.parse("-1.5") == -1.5)
    #expect(ValueFormat<Double>.seconds.parse("1e400") == nil)
  }

  @Test func `lists of times have no gaps and a limited length`() {
    let format = ValueFormat<[Double]>.times(atMost: 3)
    #expect(format.parse("1") == [1])
    #expect(format.parse("2,0.5,1") == [2, 0.5, 1])
    for text in ["", ",", "1,", ",1", "1,,2", "1,x", "1,2,3,4"] {
      #expect(format.parse(text) == nil, "\(text)")
    }
  }

  @Test func `integers have no fraction`() {
    let format = ValueFormat<Int>.integer(in: 1...64)
    #expect(format.parse("1") == 1 && format.parse("64") == 64)
    for text in ["", "0", "65", "1.0", "1e1", "99999999999999999999", "-1"] {
      #expect(format.parse(text) == nil, "\(text)")
    }
  }

  @Test func `sizes have two sides`() {
    let format = ValueFormat<CGSize>.size(in: 1...1000)
    #expect(format.parse("750x1000") == CGSize(width: 750, height: 1000))
    #expect(format.parse("1.5x2") == CGSize(width: 1.5, height: 2))
    for text in ["", "x", "1x", "x1", "1", "1x1x1", "0x1", "1x1001", "-1x5", "1X1", "1×1"] {
      #expect(format.parse(text) == nil, "\(text)")
    }
  }

  @Test func `choices are parsed by name and described as alternatives`() {
    let format = ValueFormat<Int>.choice(["one": 1, "two": 2, "three": 3])
    #expect(format.parse("two") == 2 && format.parse("Two") == nil && format.parse("") == nil)
    #expect(format.description.placeholder == "one|two|three")
    #expect(format.description.expectation == "one, two, or three")
    #expect(["one"].alternatives == "one" && ["one", "two"].alternatives == "one or two")
    #expect([String]().alternatives.isEmpty)
  }
}
