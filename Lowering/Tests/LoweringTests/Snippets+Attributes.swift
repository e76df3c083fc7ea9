extension Topic {
  /// Members of a class.
  static let attributes = Topic(
    "attributes",
    frame: "import UIKit\nclass Base {}\nclass Owner: Base {\n  var stored = 0\n  <#>\n}\n",
    snippets: [
      Snippet("@objc func f() {}", "func f() {}"),
      Snippet("@objc private func f() {}", "private func f() {}"),
      Snippet("@objc\n  func f() {}", "\n  func f() {}"),
      Snippet("@objc(other) func f() {}", "func f() {}"),
      Snippet("@objc(other:with:) func f(_ a: Int, b: Int) {}", "func f(_ a: Int, b: Int) {}"),
      Snippet("@objc public static func f() {}", "public static func f() {}"),
      Snippet("@objc class func f() {}", "class func f() {}"),
      Snippet("@objc func f() throws {}", "func f() throws {}"),
      Snippet("@objc @discardableResult func f() -> Int { 1 }", "@discardableResult func f() -> Int { 1 }"),
      Snippet("@available(iOS 13, *) @objc func f() {}", "@available(iOS 13, *) func f() {}"),
      Snippet("@objc /* kept */ func f() {}", "/* kept */ func f() {}"),
      Snippet("@objc var title = \"\"", "var title = \"\""),
      Snippet("@objc(isOn) var on = true", "var on = true"),
      Snippet("@objc let a = 1; @objc let b = 2", "let a = 1; let b = 2"),
      Snippet("var on: Bool { @objc(isOn) get { true } }", "var on: Bool { get { true } }"),
      Snippet("@objc var x: Int { get { 1 } set {} }", "var x: Int { get { 1 } set {} }"),
      Snippet("@objc lazy var x: Int = 1", "lazy var x: Int = 1"),
      Snippet("@objc weak var x: UIView?", "weak var x: UIView?"),
      Snippet("@objc init(title: String) { super.init() }", "init(title: String) { super.init() }"),
      Snippet("@objc enum Kind: Int { case a, b }", "enum Kind: Int { case a, b }"),
      Snippet("@objc class Inner: UIView {}", "class Inner: UIView {}"),
      Snippet("@objcMembers class Inner: UIView { func f() {} }", "class Inner: UIView { func f() {} }"),
      Snippet("@objc(QZInner) final class Inner: UIView {}", "final class Inner: UIView {}"),
      Snippet("@nonobjc func f() {}"),
      Snippet("@IBOutlet var label: UIView!", "var label: UIView!"),
      Snippet("@IBOutlet weak var label: UIView!", "weak var label: UIView!"),
      Snippet("@IBOutlet private weak var label: UIView?", "private weak var label: UIView?"),
      Snippet("@IBOutlet var labels: [UIView]!", "var labels: [UIView]!"),
      Snippet(
        "@IBOutlet var x: UIView! { didSet { stored = 1 } }", "var x: UIView! { didSet { stored = 1 } }"),
      Snippet("@IBOutlet public weak var delegate: AnyObject?", "public weak var delegate: AnyObject?"),
      Snippet("@IBAction func f(_ sender: Any) {}"),
      Snippet("@IBAction @objc func f(_ sender: UIView) {}", "@IBAction func f(_ sender: UIView) {}"),
      Snippet("@IBInspectable var width: CGFloat = 1"),
      Snippet("@IBInspectable @objc var width: CGFloat = 1", "@IBInspectable var width: CGFloat = 1"),
      Snippet("dynamic func f() {}", "func f() {}"),
      Snippet("@objc dynamic func f() {}", "func f() {}"),
      Snippet(
        "@objc open dynamic var x = 1", "open var x = 1 { didSet { _propertyDidChange(self, \"x\") } }"),
      Snippet(
        "@IBInspectable dynamic open var x: CGFloat = 1",
        "@IBInspectable open var x: CGFloat = 1 { didSet { _propertyDidChange(self, \"x\") } }"),
      Snippet(
        "@objc dynamic var x: CGFloat = 1 { didSet { stored = 2 } }",
        "var x: CGFloat = 1 { didSet { defer { _propertyDidChange(self, \"x\") }; stored = 2 } }"),
      Snippet("typealias Block = @convention(block) (Int) -> Void"),
      Snippet("let text = \"@objc #selector(f)\" // @objc"),
      Snippet("/// @objc\n  func f() {}"),
      Snippet("func f(dynamic: Int) -> Int { dynamic }"),
      Snippet("func f() { @objc class Local: UIView {} }", "func f() { class Local: UIView {} }"),
    ])

  /// Declarations at the top of a file.
  static let declarations = Topic(
    "declarations",
    frame: "import UIKit\n<#>\n",
    snippets: [
      Snippet("@objc class A: UIView {}", "class A: UIView {}"),
      Snippet("@objc(QZA) public class A: UIView {}", "public class A: UIView {}"),
      Snippet("@objcMembers public class A: NSObject {}", "public class A: NSObject {}"),
      Snippet("@objcMembers\nfinal class A: UIView {\n}", "\nfinal class A: UIView {\n}"),
      Snippet("@IBDesignable class A: UIView {}"),
      Snippet("@IBDesignable @objc open class A: UIView {}", "@IBDesignable open class A: UIView {}"),
      Snippet("@objc enum E: Int { case a }", "enum E: Int { case a }"),
      Snippet(
        "@objc public enum E: Int, CaseIterable { case a }", "public enum E: Int, CaseIterable { case a }"),
      Snippet(
        "class A: UIView {}\n@objc extension A { func f() {} }",
        "class A: UIView {}\nextension A { func f() {} }"),
      Snippet(
        "class A: UIView {}\nextension A { @objc func f() {} }",
        "class A: UIView {}\nextension A { func f() {} }"),
      Snippet("@nonobjc extension UIView { func nonObjectiveC() {} }"),
      Snippet("@objc protocol P {}", "protocol P: AnyObject {}"),
      Snippet("@objc public protocol P { func f() }", "public protocol P: AnyObject { func f() }"),
      Snippet("@objc(QZP) protocol P { @objc func f() }", "protocol P: AnyObject { func f() }"),
      Snippet("@objc protocol P: AnyObject {}", "protocol P: AnyObject {}"),
      Snippet("@objc protocol P: NSObjectProtocol {}", "protocol P: NSObjectProtocol {}"),
      Snippet("protocol Q {}\n@objc protocol P: Q {}", "protocol Q {}\nprotocol P: AnyObject, Q {}"),
      Snippet(
        "@objc protocol P { func f() }\nclass A { unowned var p: P; init(_ p: P) { self.p = p } }",
        "protocol P: AnyObject { func f() }\nclass A { unowned var p: P; init(_ p: P) { self.p = p } }"),
      Snippet(
        "@objc protocol P { var x: Int { get set } }", "protocol P: AnyObject { var x: Int { get set } }"),
      Snippet("@objc protocol P { init() }", "protocol P: AnyObject { init() }"),
      Snippet("struct S { var x = 1 }"),
      Snippet("let text = \"\"\"\n  @objc func f()\n  \"\"\""),
    ])
}
