import Foundation

/// A list of films in JSON, an object per line.
struct FilmJobLines {
  private let path: String
  private let lines: [Substring]

  init(_ text: String, path: String) {
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    self.path = path
  }

  func jobs() throws(CommandError) -> [FilmJob] {
    var jobs: [FilmJob] = []
    for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      let position = "\(path):\(index + 1)"
      guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
        throw .failure("\(position): isn't a JSON object")
      }
      jobs.append(try FilmJob(position: position, fields: try Self.fields(object, position)))
    }
    return jobs
  }

  /// Returns the members in alphabetical order. Members of `set` and `image` have the names of
  /// columns.
  private static func fields(
    _ object: [String: Any], _ position: String
  ) throws(CommandError) -> [(name: String, value: String)] {
    var fields: [(name: String, value: String)] = []
    for (name, value) in object.sorted(by: { $0.key < $1.key }) {
      if ["set", "image"].contains(name), let members = value as? [String: Any] {
        for (member, value) in members.sorted(by: { $0.key < $1.key }) {
          fields.append((name: "\(name):\(member)", value: try text(value, "\(name).\(member)", position)))
        }
      } else {
        fields.append((name: name, value: try text(value, name, position)))
      }
    }
    return fields
  }

  private static func text(_ value: Any, _ name: String, _ position: String) throws(CommandError) -> String {
    switch value {
    case let text as String: return text
    case is NSNull: return ""
    case let number as NSNumber:
      // JSONSerialization uses different classes for Booleans and numbers.
      if let flag = value as? Bool,
        String(describing: type(of: value)).contains("Bool") || "\(number)" == "\(flag)"
      {
        return flag ? "true" : "false"
      }
      return number.doubleValue.plain
    default:
      throw .failure("\(position): \(name): expected a text, a number, or true or false")
    }
  }
}
