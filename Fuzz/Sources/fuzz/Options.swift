import Foundation

/// What is asked for on the command line.
struct Options {
  static let usage = """
    fuzz layers|input [options]: try random cases until one fails or the time is over

      --seed N       the seed of the random numbers; by default a new one each time, which is printed
      --seconds S    for how long; 60 by default where nothing else ends it
      --operations N until so many things were done to layers
      --cases N      until so many cases held
      --case N       this one only
      --from N       the first case's number, so that several runs share the cases of a seed; 0 by default
      --hungriest N  tell in the end which cases took most memory, so many of them
      --only NAMES   these trials only: events, replay, film, picture, leak, threads, memory, path,
                     context; png, jpeg, webp, gif, lottie, command; with commas between them
      --program P    the program quartzite, for the trial command
      --films FOLDER Lottie films to begin with, for the trial lottie

    """

  var group = ""
  /// A seed that no run is likely to have had before, unless one is given.
  var seed = UInt64.random(in: 0...999_999_999_999)
  /// nil for no end; without any, a minute.
  var seconds: Double?
  var operations: Int?
  var cases: Int?
  var number: Int?
  var first = 0
  var hungriestCount = 0
  var only: [String]?
  var program: URL?
  var films: URL?

  /// Nil where a word makes no sense.
  init?(_ words: [String]) {
    guard let group = words.first, ["layers", "input"].contains(group) else { return nil }
    self.group = group
    var rest = words.dropFirst()
    while let name = rest.popFirst() {
      guard let value = rest.popFirst(), take(value, for: name) else { return nil }
    }
    if operations == nil, cases == nil { seconds = seconds ?? 60 }
  }

  private mutating func take(_ value: String, for name: String) -> Bool {
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
    case "--hungriest":
      guard let value = Int(value), value > 0 else { return false }
      hungriestCount = value
    case "--only": only = value.split(separator: ",").map(String.init)
    case "--program": program = URL(fileURLWithPath: value)
    case "--films": films = URL(fileURLWithPath: value)
    default: return false
    }
    return true
  }
}
