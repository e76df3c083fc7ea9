/// A request of a client, as far as a preview looks at it.
struct HTTPRequest: Hashable {
  var method = "GET"
  /// The path and the query, as the client sent them.
  var target: String
  /// The header `Host`; nil without it.
  var host: String? = "127.0.0.1"
  /// The header `Origin`; nil without it.
  var origin: String?
}
