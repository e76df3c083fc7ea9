extension Topic {
  /// Protocols with optional requirements; the declarations at the end of the file follow the snippet.
  static let protocols = Topic(
    "protocols",
    frame: "import UIKit\n<#>\n",
    snippets: [
      Snippet(
        "@objc protocol P { @objc optional func f() }",
        """
        protocol P: P_Optional { }
        protocol P_Optional: AnyObject {}
        protocol P_f_Implementation: AnyObject { func P_f() -> Void }
        struct P_f { fileprivate let object: any P_f_Implementation; func callAsFunction() -> Void { object.P_f() } }
        extension P_Optional { var f: P_f? { (self as? any P_f_Implementation).map { P_f(object: $0) } } }
        """),
      Snippet(
        "@objc public protocol P: NSObjectProtocol {\n  func g()\n  @objc optional func f(_ x: Int, by y: Int) -> Bool\n}",
        """
        public protocol P: P_Optional, NSObjectProtocol {
          func g()

        }
        public protocol P_Optional: AnyObject {}
        public protocol P_f__by_Implementation: AnyObject { func P_f__by(_ p0: Int, by p1: Int) -> Bool }
        public struct P_f { fileprivate let object: any P_f__by_Implementation; @discardableResult public func \
        callAsFunction(_ p0: Int, by p1: Int) -> Bool { object.P_f__by(p0, by: p1) }; @discardableResult public func \
        callAsFunction(_ p0: Int, _ p1: Int) -> Bool { object.P_f__by(p0, by: p1) } }
        extension P_Optional { public var f__by: ((Int, Int) -> Bool)? { (self as? any P_f__by_Implementation).map \
        { $0.P_f__by } }; public var f: P_f? { (self as? any P_f__by_Implementation).map { P_f(object: $0) } } }
        """),
      Snippet(
        "@objc protocol P { @objc optional var x: Int { get } }",
        """
        protocol P: P_Optional { }
        protocol P_Optional: AnyObject {}
        protocol P_x_Implementation: AnyObject { var P_x: Int { get } }
        extension P_Optional { var x: (Int)? { (self as? any P_x_Implementation)?.P_x } }
        """),
      Snippet(
        "@MainActor @objc protocol P { @objc optional func f() throws }",
        """
        @MainActor protocol P: P_Optional { }
        @MainActor protocol P_Optional: AnyObject {}
        @MainActor protocol P_f_Implementation: AnyObject { func P_f() throws -> Void }
        @MainActor struct P_f { fileprivate let object: any P_f_Implementation; func callAsFunction() throws -> Void \
        { try object.P_f() } }
        extension P_Optional { @MainActor var f: P_f? { (self as? any P_f_Implementation).map { P_f(object: $0) } } }
        """),
      Snippet(
        "@objc private protocol P { optional func f() }",
        """
        private protocol P: P_Optional { }
        fileprivate protocol P_Optional: AnyObject {}
        fileprivate protocol P_f_Implementation: AnyObject { func P_f() -> Void }
        fileprivate struct P_f { fileprivate let object: any P_f_Implementation; fileprivate func callAsFunction() -> Void \
        { object.P_f() } }
        extension P_Optional { fileprivate var f: P_f? { (self as? any P_f_Implementation).map { P_f(object: $0) } } }
        """),
    ])

  /// Classes that conform; the protocol is declared in the frame, so only the class counts.
  static let conformances = Topic(
    "conformances",
    frame: """
      import UIKit
      protocol Base {}
      <#>

      """,
    snippets: [
      (
        "class A: P { func f(_ x: Int) {} }",
        "class A: P, P_f__Implementation { \(witness) func f(_ x: Int) {} }"
      ),
      ("class A: P { func f() {} }", "class A: P { func f() {} }"),
      ("class A: P { static func f(_ x: Int) {} }", "class A: P { static func f(_ x: Int) {} }"),
      (
        "class A {}\nextension A: P { func f(_ x: Int) {} }",
        "class A {}\nextension A: P, P_f__Implementation { \(witness) func f(_ x: Int) {} }"
      ),
      (
        "class A: P {}\nextension A { func f(_ x: Int) {} }",
        "class A: P {}\nextension A: P_f__Implementation { \(witness) func f(_ x: Int) {} }"
      ),
      (
        "class A: P {}\nclass B: A { func f(_ x: Int) {} }",
        "class A: P {}\nclass B: A, P_f__Implementation { \(witness) func f(_ x: Int) {} }"
      ),
      (
        "class A: P { func f(_ x: Int) {} }\nclass B: A { override func f(_ x: Int) {} }",
        "class A: P, P_f__Implementation { \(witness) func f(_ x: Int) {} }\nclass B: A { override func f(_ x: Int) {} }"
      ),
      (
        "class A { func f(_ x: Int) {} }\nclass B: A, P {}",
        "class A { func f(_ x: Int) {} }\nclass B: A, P, P_f__Implementation { \(witness)}"
      ),
      (
        "protocol Q: P {}\nclass A: Q { func f(_ x: Int) {} }",
        "protocol Q: P {}\nclass A: Q, P_f__Implementation { \(witness) func f(_ x: Int) {} }"
      ),
      (
        "class A<T>: P { func f(_ x: Int) {} }",
        "class A<T>: P, P_f__Implementation { \(witness) func f(_ x: Int) {} }"
      ),
      (
        "enum N { class A: P { func f(_ x: Int) {} } }",
        "enum N { class A: P, P_f__Implementation { \(witness) func f(_ x: Int) {} } }"
      ),
      (
        "func g() { class A: P { func f(_ x: Int) {} } }",
        "func g() { class A: P, P_f__Implementation { \(witness) func f(_ x: Int) {} } }"
      ),
      ("class A { func f(_ x: Int) {} }", "class A { func f(_ x: Int) {} }"),
    ].map { Snippet("\(declaration)\n\($0.0)", "\(lowered)\n\($0.1)\n\(appendix)") })

  private static let declaration = "@objc protocol P { @objc optional func f(_ x: Int) }"
  private static let lowered = "protocol P: P_Optional { }"
  private static let witness = "func P_f_(_ p0: Int) -> Void { f(p0) };"
  private static let appendix = """
    protocol P_Optional: AnyObject {}
    protocol P_f__Implementation: AnyObject { func P_f_(_ p0: Int) -> Void }
    struct P_f { fileprivate let object: any P_f__Implementation; func callAsFunction(_ p0: Int) -> Void \
    { object.P_f_(p0) } }
    extension P_Optional { var f_: ((Int) -> Void)? { (self as? any P_f__Implementation).map { $0.P_f_ } }; \
    var f: P_f? { (self as? any P_f__Implementation).map { P_f(object: $0) } } }
    """

  /// Calls of optional requirements.
  static let optionalCalls = Topic(
    "optional calls",
    frame: "import UIKit\n\(declaration)\nfunc g(_ p: P?, _ q: P) { <#> }\n",
    loweredFrame: "import UIKit\n\(lowered)\nfunc g(_ p: P?, _ q: P) { <#> }\n\(appendix)\n",
    snippets: [
      ("p?.f?(1)", "p?.f?(1)"),
      ("q.f?(1)", "q.f?(1)"),
      ("p?.f!(1)", "p?.f!(1)"),
      ("q.f(_:)?(1)", "q.f_?(1)"),
      ("if q.f != nil {}", "if q.f != nil {}"),
      ("if p?.f == nil {}", "if p?.f == nil {}"),
      ("if q.f(_:) != nil {}", "if q.f_ != nil {}"),
      ("if let f = q.f { f(1) }", "if let f = q.f { f(1) }"),
      ("guard let f = q.f(_:) else { return }; f(1)", "guard let f = q.f_ else { return }; f(1)"),
      (
        "_ = #selector(P.f(_:))",
        #"_ = Selector("f:", { ($0 as any P_f__Implementation).P_f_ })"#
      ),
    ].map { Snippet($0.0, $0.1) })

  /// Questions about optional methods of a framework's delegate, and calls of them, by full name.
  static let delegateReferences = Topic(
    "delegate references",
    frame:
      "import UIKit\nfunc g(_ d: UIScrollViewDelegate?, _ e: UIScrollViewDelegate, _ v: UIScrollView) { <#> }\n",
    snippets: [
      ("if e.scrollViewDidScroll(_:) != nil {}", "if e.\(lookup) != nil {}"),
      ("if d?.scrollViewDidScroll(_:) == nil {}", "if d?.\(lookup) == nil {}"),
      ("if nil != d?.scrollViewDidScroll(_:) {}", "if nil != d?.\(lookup) {}"),
      ("d?.scrollViewDidScroll(_:)?(v)", "d?.\(lookup)?(v)"),
      ("e.scrollViewDidScroll(_:)!(v)", "e.\(lookup)!(v)"),
      ("if let f = d?.scrollViewDidScroll(_:) { f(v) }", "if let f = d?.\(lookup) { f(v) }"),
      ("_ = e.scrollViewDidScroll(_:)", "_ = e.scrollViewDidScroll(_:)"),
      ("e.scrollViewDidScroll!(v)", "e.scrollViewDidScroll!.callAsFunction(v)!"),
      ("_ = d?.scrollViewDidScroll!(v)", "_ = d?.scrollViewDidScroll!.callAsFunction(v)!"),
      ("d?.scrollViewDidScroll?(v)", "d?.scrollViewDidScroll?(v)"),
      ("try? e.scrollViewDidScroll(v)", "try? e.scrollViewDidScroll(v)"),
    ].map { Snippet($0.0, $0.1) })

  private static let lookup =
    #"_optionalMethod("scrollViewDidScroll(_:)", { $0.scrollViewDidScroll(_:) })"#

  /// Methods of extensions that override, or are overridden.
  static let extensionOverrides = Topic(
    "extension overrides",
    frame: "import UIKit\n<#>\n",
    snippets: [
      Snippet(
        "class A: UIView {}\nextension A { override func layoutSubviews() { super.layoutSubviews() } }",
        "class A: UIView { override func layoutSubviews() -> Void { A_layoutSubviews() };}\n"
          + "extension A { func A_layoutSubviews() { super.layoutSubviews() } }"),
      Snippet(
        "class A: UIView {}\nextension A { override func addSubview(_ view: UIView) {} }",
        "class A: UIView { override func addSubview(_ p0: UIView) -> Void { A_addSubview(p0) };}\n"
          + "extension A { func A_addSubview(_ view: UIView) {} }"),
      Snippet(
        "class A {}\nextension A { @objc func f(by x: Int) -> Int { x } }\nclass B: A { override func f(by x: Int) -> Int { 2 } }",
        "class A { func f(by p0: Int) -> Int { A_f(by: p0) };}\nextension A { func A_f(by x: Int) -> Int { x } }\n"
          + "class B: A { override func f(by x: Int) -> Int { 2 } }"),
      Snippet("class A {}\nextension A { func f() {} }\nclass B: A { func g() {} }"),
    ])
}
