extension Topic {
  private static func computed(_ key: String, _ type: String, _ fallback: String) -> String {
    #"{ get { value(forKey: "\#(key)") as? \#(type)\#(fallback) } set { setValue(newValue, forKey: "\#(key)"); } }"#
  }

  /// Properties of a layer.
  static let layerProperties = Topic(
    "layer properties",
    frame: "import QuartzCore\nclass Base: CALayer {}\nclass Owner: Base {\n  func changed() {}\n  <#>\n}\n",
    snippets: [
      Snippet("@NSManaged var x: CGFloat", "var x: CGFloat \(computed("x", "CGFloat", " ?? 0"))"),
      Snippet("@NSManaged public var x: Double", "public var x: Double \(computed("x", "Double", " ?? 0"))"),
      Snippet("@NSManaged var x: Bool", "var x: Bool \(computed("x", "Bool", " ?? false"))"),
      Snippet("@NSManaged var x: CGPoint", "var x: CGPoint \(computed("x", "CGPoint", " ?? .zero"))"),
      Snippet("@NSManaged var x: CGRect", "var x: CGRect \(computed("x", "CGRect", " ?? .zero"))"),
      Snippet("@NSManaged var x: String?", "var x: String? \(computed("x", "String", ""))"),
      Snippet("@NSManaged var x: NSObject!", "var x: NSObject! \(computed("x", "NSObject", ""))"),
      Snippet(
        "@NSManaged var x: NSObject",
        #"var x: NSObject { get { value(forKey: "x") as! NSObject } set { setValue(newValue, forKey: "x"); } }"#
      ),
      Snippet("@objc @NSManaged var x: Int", "var x: Int \(computed("x", "Int", " ?? 0"))"),
      Snippet(
        "@NSManaged fileprivate var x: Float", "fileprivate var x: Float \(computed("x", "Float", " ?? 0"))"),
      Snippet("@objc dynamic var x: CGFloat = 3", "var x: CGFloat \(computed("x", "CGFloat", " ?? 3"))"),
      Snippet("@objc dynamic var x = 1.5", "var x : Double \(computed("x", "Double", " ?? 1.5"))"),
      Snippet(
        "@objc dynamic var x = CGFloat(2)", "var x : CGFloat \(computed("x", "CGFloat", " ?? CGFloat(2)"))"),
      Snippet("@objc dynamic var x: Int? = 1", "var x: Int? \(computed("x", "Int", " ?? (1)"))"),
      Snippet(
        "@objc public dynamic var x: CGFloat = 0",
        "public var x: CGFloat \(computed("x", "CGFloat", " ?? 0"))"),
      Snippet(
        "@objc dynamic var x: CGFloat = 0 { didSet { changed() } }",
        #"var x: CGFloat { get { value(forKey: "x") as? CGFloat ?? 0 } set { "#
          + #"setValue(newValue, forKey: "x"); do { changed() } } }"#),
      Snippet(
        "@objc dynamic var x: CGFloat = 0 { didSet { if oldValue != x { changed() } } }",
        #"var x: CGFloat { get { value(forKey: "x") as? CGFloat ?? 0 } set { let oldValue = self.x; "#
          + #"setValue(newValue, forKey: "x"); do { if oldValue != x { changed() } } } }"#),
      Snippet(
        "@objc dynamic var x: CGFloat = 0 {\n    didSet(old) { print(old) }\n  }",
        #"var x: CGFloat { get { value(forKey: "x") as? CGFloat ?? 0 } set { let oldValue = self.x; "#
          + #"setValue(newValue, forKey: "x"); "# + "\n do { let old = oldValue; print(old) }\n } }"),
      Snippet(
        "@objc dynamic var x: CGFloat = 0 { willSet { print(newValue) } }",
        #"var x: CGFloat { get { value(forKey: "x") as? CGFloat ?? 0 } set { "#
          + #"do { print(newValue) }; setValue(newValue, forKey: "x"); } }"#),
      Snippet("@objc dynamic var x: CGFloat { 1 }", "var x: CGFloat { 1 }"),
      Snippet("@objc dynamic var x: CGFloat { get { 1 } set {} }", "var x: CGFloat { get { 1 } set {} }"),
      Snippet("@objc var x: CGFloat = 1", "var x: CGFloat = 1"),
      Snippet(
        "@objc dynamic var x: CGFloat\n  init(x: CGFloat) { self.x = x; super.init() }",
        "var x: CGFloat\n  init(x: CGFloat) { self.x = x; super.init() }"),
      Snippet("@objc dynamic static var x: CGFloat = 1", "static var x: CGFloat = 1"),
      Snippet("@objc dynamic let x: CGFloat = 1", "let x: CGFloat = 1"),
    ])
}
