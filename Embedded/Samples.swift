/// Prints samples of a thousand springs, curves, curves as texts and decays: the function's name, its
/// arguments and its value, each number as the hexadecimal digits of its bits.
@main enum Samples {
  static func main() {
    var random = SeededGenerator(seed: 20_261_121)
    for _ in 0..<1000 {
      sample("spring", [0.1...10, 1...1000, 0...100, -20...20, 0...3], &random) {
        spring($0[0], $0[1], $0[2], $0[3], $0[4])
      }
      sample("curve", [0...1, -1...2, 0...1, -1...2, 0...1], &random) {
        curve($0[0], $0[1], $0[2], $0[3], $0[4])
      }
      sample("text", [0...1, -1...2, 0...1, -1...2, 0...1], &random) {
        text($0[0], $0[1], $0[2], $0[3], $0[4])
      }
      sample("decay", [0.9...0.9999, -3000...3000, 0...5], &random) {
        decay($0[0], $0[1], $0[2])
      }
    }
  }

  /// Prints the value of a function for random arguments in the given ranges.
  private static func sample(
    _ name: String, _ ranges: [ClosedRange<Double>], _ random: inout SeededGenerator,
    function: ([Double]) -> Double
  ) {
    let arguments = ranges.map { random.double(in: $0) }
    var line = name
    for number in arguments + [function(arguments)] { line += " " + String(number.bitPattern, radix: 16) }
    print(line)
  }
}
