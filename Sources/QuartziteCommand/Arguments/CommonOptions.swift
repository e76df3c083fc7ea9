/// Options that several commands share.
enum CommonOptions {
  static let help = Option(flag: "help", letter: "h", "explain and end")
  static let json = Option(
    flag: "json", "tell the result as one JSON document on standard output, and nothing else there")
  static let quiet = Option(flag: "quiet", letter: "q", "show no progress and no result, only errors")
}
