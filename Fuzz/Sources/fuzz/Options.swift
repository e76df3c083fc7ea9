import Foundation

/// The options on the command line.
struct Options {
  static let usage = """
    fuzz layers|input [options]: run random cases until one fails or the time is up

      --seed N       the seed of the random numbers; by default a new one each time, which is printed
      --seconds S    the processor time of all threads after which to stop; by default 60 unless
                     another option limits the run
      --operations N the number of operations on layers and views after which to stop
      --cases N      the number of successful cases after which to stop
      --case N       run only the case of this number
      --from N       the number of the first case, so that several runs can share a seed; by default 0
      --peaks N      print the N cases that used the most memory
      --only NAMES   run only these trials, separated by commas: events, replay, film, picture,
                     change, update, leak, threads, memory, path, context, svgpath, text,
                     interaction, app; png, jpeg, webp, gif, filmfile, font, lottie, expressions,
                     command, join
      --program P    the program quartzite, for the trials 'command' and 'join'
      --films FOLDER Lottie files to start from, for the trial 'lottie'

    """

  var group = ""
  /// The seed, which is unlikely to repeat unless one is given.
  var seed = UInt64.random(in: 0...999_999_999_999)
  /// The processor time of all threads, in seconds; nil for no limit. It's 60 if there is no other limit.
  var seconds: Double?
  var operations: Int?
  var cases: Int?
  var number: Int?
  var first = 0
  var peakCount = 0
  var only: [String]?
  var program: URL?
  var films: URL?

  /// Parses the arguments; nil if one is invalid.
  init?(_ words: [String]) {
    guard let group = words.first, ["layers", "input"].contains(group) else { return nil }
    self.group = group
    var rest = words.dropFirst()
    while let name = rest.popFirst() {
      guard let value = rest.popFirst(), set(name, to: value) else { return nil }
    }
    if operations == nil, cases == nil { seconds = seconds ?? 60 }
  }

  private mutating func set(_ name: String, to value: String) -> Bool {
    switch name {
    case "--seed":
      guard let value = UInt64(value) else { return false }
      seed = value
    case "--seconds":
      guard let value = Double(value) else { return false }
      seconds = value
    case "--operations":
      guard let value = Int(value) else { return false }
      operations = value
    case "--cases":
      guard let value = Int(value) else { return false }
      cases = value
    case "--case":
      guard let value = Int(value) else { return false }
      number = value
    case "--from":
      guard let value = Int(value), value >= 0 else { return false }
      first = value
    case "--peaks":
      guard let value = Int(value), value > 0 else { return false }
      peakCount = value
    case "--only": only = value.split(separator: ",").map(String.init)
    case "--program": program = URL(fileURLWithPath: value)
    case "--films": films = URL(fileURLWithPath: value)
    default: return false
    }
    return true
  }
}
