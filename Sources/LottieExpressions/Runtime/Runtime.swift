/// The script that defines the built-in names of After Effects' expressions in JavaScript, in parts.
///
/// It's written in ECMAScript 5, the version that MuJS supports. The script's value is the function that answers
/// requests, each a JSON text:
///
/// | Request | Answer |
/// |---|---|
/// | `{"film": …, "failed": […]}` | `{"properties": [{"path", "label", "first", "count", "kind"}]}` |
/// | `{"batch": [{"property": 3, "first": 0, "count": 60}]}` | `{"answers": [{"values": […]} or {"error": "…"}]}` |
enum Runtime {
  static let script =
    "(function (globalObject) {\n"
    + [vectors, chance, keyframes, properties, values, groups, layers, scope, requests].joined(
      separator: "\n")
    + "\nreturn respond;\n})(this);"
}
