extension Topic {
  /// Properties of a class that isn't a layer.
  static let observedProperties = Topic(
    "observed properties",
    frame: "import UIKit\nclass Owner {\n  func changed() {}\n  <#>\n}\n",
    snippets: [
      Snippet("@objc dynamic var x = 1", "var x = 1 { didSet { _propertyDidChange(self, \"x\") } }"),
      Snippet("@objc dynamic var x: Int?", "var x: Int? { didSet { _propertyDidChange(self, \"x\") } }"),
      Snippet(
        "@objc private(set) dynamic var x = \"\"",
        "private(set) var x = \"\" { didSet { _propertyDidChange(self, \"x\") } }"),
      Snippet(
        "dynamic weak var x: NSObject?",
        "weak var x: NSObject? { didSet { _propertyDidChange(self, \"x\") } }"),
      Snippet(
        "@objc dynamic var x = 1 { didSet { changed() } }",
        "var x = 1 { didSet { defer { _propertyDidChange(self, \"x\") }; changed() } }"),
      Snippet(
        "@objc dynamic var x = 1 {\n    willSet { changed() }\n  }",
        "var x = 1 {\n willSet { changed() }\n didSet { _propertyDidChange(self, \"x\") } }"),
      Snippet("@objc dynamic var x: Int { 1 }", "var x: Int { 1 }"),
      Snippet(
        "@objc dynamic var x: Int { get { 1 } set {} }",
        "var x: Int { get { 1 } set { defer { _propertyDidChange(self, \"x\") };} }"),
      Snippet(
        "@objc dynamic var x = 1, y = 2",
        "var x = 1, y = 2"),
      Snippet("@objc dynamic lazy var x = 1", "lazy var x = 1"),
      Snippet("@objc dynamic static var x = 1", "static var x = 1"),
      Snippet("@objc dynamic let x = 1", "let x = 1"),
      Snippet("@objc var x = 1", "var x = 1"),
    ])

  /// Observed key paths.
  static let observedKeyPaths = Topic(
    "observed key paths",
    frame: """
      import UIKit
      class Owner: UIView {
        var other: Owner?
        var view = UIView()
        func use(_ owner: Owner) { <#> }
      }

      """,
    snippets: [
      Snippet("_ = owner.observe(\\.isHidden) { _, _ in }"),
      Snippet(
        "_ = owner.observe(\\.view.isHidden) { _, _ in }",
        "_ = owner.observe(\\.view.isHidden, through: [\\.view]) { _, _ in }"),
      Snippet(
        "_ = observe(\\.other?.view.isHidden, options: [.new]) { _, _ in }",
        "_ = observe(\\.other?.view.isHidden, through: [\\.other, \\.other?.view], options: [.new]) { _, _ in }"
      ),
      Snippet(
        "_ = observe(\\Owner.view.isHidden, changeHandler: { _, _ in })",
        "_ = observe(\\Owner.view.isHidden, through: [\\Owner.view], changeHandler: { _, _ in })"),
    ])

  /// Properties that are accessed by their keys.
  static let keyedProperties = Topic(
    "keyed properties",
    frame: "import UIKit\n<#>\n",
    snippets: [
      Snippet(
        "class Owner: NSObject { @objc var x = 1 }",
        "class Owner: NSObject, _KeyedProperties { \(list("x", of: "Owner")) var x = 1 }"),
      Snippet(
        "class Owner: UIView { @IBInspectable var x = 1; @objc private(set) var y: String? }",
        "class Owner: UIView, _KeyedProperties { \(list("x", "y", of: "Owner")) @IBInspectable var x = 1; "
          + "private(set) var y: String? }"),
      Snippet(
        "@objcMembers public class Owner: NSObject { var x = 1; private var y = 2; static var z = 3 }",
        "public class Owner: NSObject, _KeyedProperties { public \(list("x", of: "Owner")) var x = 1; "
          + "private var y = 2; static var z = 3 }"),
      Snippet(
        "class Base: NSObject { @objc var x = 1 }\nclass Owner: Base { @objc var y = 1 }",
        "class Base: NSObject, _KeyedProperties { \(list("x", of: "Base")) var x = 1 }\n"
          + "class Owner: Base { \(list("y", of: "Owner", isOverride: true)) var y = 1 }"),
      Snippet(
        "class Owner: NSObject {}\nextension Owner { @objc var x: Int { 1 }; @objc private var y: Int { 1 } }",
        "class Owner: NSObject, _KeyedProperties { \(list("x", of: "Owner"))}\n"
          + "extension Owner { var x: Int { 1 }; private var y: Int { 1 } }"),
      Snippet(
        "class Owner<T>: NSObject { @objc(z) var x = 1 }",
        "class Owner<T>: NSObject, _KeyedProperties { \(list("x", key: "z", of: "Owner")) var x = 1 }"),
      Snippet(
        "class Owner: CALayer { @objc var x = 1 }", "class Owner: CALayer { var x = 1 }"),
      Snippet(
        "class Owner: NSObject {}\nprivate extension Owner { @objc var x: Int { 1 } }",
        "class Owner: NSObject {}\nprivate extension Owner { var x: Int { 1 } }"),
      Snippet("class Owner: NSObject { var x = 1 }"),
    ])

  /// The method that lists properties.
  private static func list(
    _ names: String..., key: String? = nil, of type: String, isOverride: Bool = false
  ) -> String {
    let cases = names.map { "case \"\(key ?? $0)\": return \\\(type).\($0)" }.joined(separator: "; ")
    return "nonisolated \(isOverride ? "override " : "")func _property(_ key: String) -> AnyKeyPath? { "
      + "_keyPath { switch key { \(cases); default: return nil } }\(isOverride ? " ?? super._property(key)" : "") };"
  }

  private static let method = """
    func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, \
    context: UnsafeMutableRawPointer?) {}
    """

  /// Classes that observe properties.
  static let observers = Topic(
    "observers",
    frame: "import UIKit\nclass Base: NSObject {}\n<#>\n",
    snippets: [
      Snippet(
        "class Owner: NSObject {\n  override \(method)\n}",
        "class Owner: NSObject, _KeyValueObserver {\n  \(method)\n}"),
      Snippet(
        "class Owner: Base {\n  override \(method)\n}",
        "class Owner: Base, _KeyValueObserver {\n  \(method)\n}"),
      Snippet(
        "class Owner: NSObject {\n  override \(method)\n}\nclass Other: Owner {\n  override \(method)\n}",
        "class Owner: NSObject, _KeyValueObserver {\n  \(method)\n}\nclass Other: Owner {\n  override \(method)\n}"
      ),
      Snippet(
        "class Owner: NSObject {}\nextension Owner {\n  override \(method)\n}",
        "class Owner: NSObject {}\nextension Owner: _KeyValueObserver {\n  \(method)\n}"),
      Snippet(
        "class Owner: CALayer {\n  override \(method)\n}",
        "class Owner: CALayer, _KeyValueObserver {\n  \(method)\n}"),
      Snippet("class Owner: UIView {\n  override \(method)\n}"),
      Snippet("class Owner: NSObject {\n  func observeValue(x: Int) {}\n}"),
    ])

  private static let scroll = "func scrollViewDidScroll(_ view: UIScrollView) {}"
  private static let stub = """
    func scrollViewDidScroll(_ p0: UIScrollView) throws(MissingMethodError) -> Void { try _missingMethod() };
    """

  /// The list of a class that has the method, or doesn't.
  private static func list(_ hasMethod: Bool, access: String = "", override: String = "") -> String {
    let body = hasMethod ? #"["scrollViewDidScroll(_:)"].contains(method)"# : "false"
    return "\(access)nonisolated \(override)func _declares(_ method: String) -> Bool { \(body) };"
  }

  /// Methods of frameworks' delegates.
  static let delegateMethods = Topic(
    "delegate methods",
    frame: "import UIKit\n<#>\n",
    snippets: [
      Snippet(
        "class Base: UIView, UIScrollViewDelegate {}\nclass Owner: Base {\n  \(scroll)\n}",
        "class Base: UIView, UIScrollViewDelegate, _DeclaringMethods { \(stub) \(list(false))}\n"
          + "class Owner: Base { \(list(true, override: "override "))\n  override \(scroll)\n}"),
      Snippet(
        "class Base: UIView, UIScrollViewDelegate {}\nclass Owner: Base {\n  private \(scroll)\n}",
        "class Base: UIView, UIScrollViewDelegate, _DeclaringMethods { \(stub) \(list(false))}\n"
          + "class Owner: Base { \(list(true, override: "override "))\n  override \(scroll)\n}"),
      Snippet(
        "public class Base: UIView, UIScrollViewDelegate {}\npublic class Owner: Base {\n  \(scroll)\n}",
        "public class Base: UIView, UIScrollViewDelegate, _DeclaringMethods { public \(stub) "
          + "\(list(false, access: "public "))}\npublic class Owner: Base { "
          + "\(list(true, access: "public ", override: "override "))\n  public override \(scroll)\n}"),
      Snippet(
        "open class Base: UIView {}\nextension Base: UIScrollViewDelegate {}\nclass Owner: Base {\n  \(scroll)\n}",
        "open class Base: UIView, _DeclaringMethods { open \(stub) \(list(false, access: "open "))}\n"
          + "extension Base: UIScrollViewDelegate {}\nclass Owner: Base { "
          + "\(list(true, override: "override "))\n  override \(scroll)\n}"),
      Snippet(
        "class Base: UIView, UIScrollViewDelegate {}\nclass Owner: Base {}\nextension Owner {\n  \(scroll)\n}",
        "class Base: UIView, UIScrollViewDelegate, _DeclaringMethods { \(stub) \(list(false))}\n"
          + "class Owner: Base { override func scrollViewDidScroll(_ p0: UIScrollView) -> Void { "
          + "Owner_scrollViewDidScroll(p0) }; \(list(true, override: "override "))}\nextension Owner {\n  "
          + "func Owner_scrollViewDidScroll(_ view: UIScrollView) {}\n}"),
      Snippet(
        "class Base: UIView, UIScrollViewDelegate {\n  \(scroll)\n}\nclass Owner: Base {\n  override \(scroll)\n}",
        "class Base: UIView, UIScrollViewDelegate, _DeclaringMethods { \(list(true))\n  \(scroll)\n}\n"
          + "class Owner: Base { \(list(true, override: "override "))\n  override \(scroll)\n}"),
      Snippet(
        "class Owner: UIView, UIScrollViewDelegate {\n  \(scroll)\n}\nclass Other: Owner {}",
        "class Owner: UIView, UIScrollViewDelegate, _DeclaringMethods { \(list(true))\n  \(scroll)\n}\n"
          + "class Other: Owner {}"),
      Snippet(
        "class Owner: NSObject {}\nextension Owner: UIScrollViewDelegate {\n  \(scroll)\n}",
        "class Owner: NSObject, _DeclaringMethods { \(list(true))}\nextension Owner: UIScrollViewDelegate {\n  "
          + "\(scroll)\n}"),
      Snippet("extension UIScrollView: UIScrollViewDelegate {}\nclass Owner: UIScrollView {\n  \(scroll)\n}"),
      Snippet("class Base: UIView {}\nclass Owner: Base {\n  \(scroll)\n}"),
    ])

  /// Classes in files that don't import UIKit.
  static let delegatesOfLayers = Topic(
    "delegates of layers",
    frame: "import QuartzCore\n<#>\n",
    snippets: [
      Snippet(
        "class Owner: NSObject, CAAnimationDelegate {\n  func animationDidStop(_ animation: CALayer, finished: Bool) {}\n}"
      ),
      Snippet(
        "class Base: NSObject, CAAnimationDelegate {}\nclass Owner: Base {\n  "
          + "func animationDidStop(_ animation: CALayer, finished: Bool) {}\n}",
        "class Base: NSObject, CAAnimationDelegate { func animationDidStop(_ p0: CALayer, finished p1: Bool) -> Void {  };}"
          + "\nclass Owner: Base {\n  override func animationDidStop(_ animation: CALayer, finished: Bool) {}\n}"
      ),
    ])
}
