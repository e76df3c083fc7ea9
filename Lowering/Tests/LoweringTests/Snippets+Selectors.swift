extension Topic {
  /// Selectors in a method.
  static let selectors = Topic(
    "selectors",
    frame: """
      import UIKit
      class Other: UIView {
        static let shared = Other()
        func move() {}
        func turn(_ a: Int) {}
        var angle = 0.0
        class Part: UIView { func spin() {} }
      }
      class Owner: Other {
        let other = Other()
        var title = ""
        var isOn = true
        func tap() {}
        func touched(_ sender: UIView) {}
        func tap(_ sender: UIView, event: Int) {}
        func pressed(sender: UIView) {}
        func move(to place: UIView) {}
        func start(with place: UIView) {}
        func look(at place: UIView, by step: Int) {}
        func changeValue(_ x: Int) {}
        func changeValue(_ x: String) {}
        func many(_ a: Int, b: Int, c: Int) {}
        func more(_ a: Int, b: Int, c: Int, d: Int, e: Int) {}
        static func reset() {}
        class func show(_ sender: Any?) {}
        func failing() throws {}
        func value() -> Int { 1 }
        func use() { let selector: Selector = <#>; _ = selector }
      }

      """,
    snippets: [
      Snippet("#selector(touched)", #"Selector("touched:", Owner.touched(_:))"#),
      Snippet("#selector(touched(_:))", #"Selector("touched:", Owner.touched(_:))"#),
      Snippet("#selector(self.touched)", #"Selector("touched:", Owner.touched(_:))"#),
      Snippet("#selector(self.touched(_:))", #"Selector("touched:", Owner.touched(_:))"#),
      Snippet("#selector(Self.touched(_:))", #"Selector("touched:", Owner.touched(_:))"#),
      Snippet("#selector(Owner.touched)", #"Selector("touched:", Owner.touched(_:))"#),
      Snippet("#selector(Owner.touched(_:))", #"Selector("touched:", Owner.touched(_:))"#),
      Snippet("#selector( touched )", #"Selector("touched:", Owner.touched(_:))"#),
      Snippet("#selector((touched))", #"Selector("touched:", Owner.touched(_:))"#),
      Snippet("#selector(tap(_:event:))", #"Selector("tap:event:", Owner.tap(_:event:))"#),
      Snippet("#selector(pressed)", #"Selector("pressedWithSender:", Owner.pressed(sender:))"#),
      Snippet("#selector(pressed(sender:))", #"Selector("pressedWithSender:", Owner.pressed(sender:))"#),
      Snippet("#selector(move(to:))", #"Selector("moveTo:", Owner.move(to:))"#),
      Snippet("#selector(start(with:))", #"Selector("startWith:", Owner.start(with:))"#),
      Snippet("#selector(look)", #"Selector("lookAt:by:", Owner.look(at:by:))"#),
      Snippet("#selector(look(at:by:))", #"Selector("lookAt:by:", Owner.look(at:by:))"#),
      Snippet("#selector(value)", #"Selector("value", Owner.value)"#),
      Snippet("#selector(tap as () -> Void)", #"Selector("tap", Owner.tap as (Owner) -> () -> Void)"#),
      Snippet(
        "#selector(tap as (Owner) -> () -> Void)", #"Selector("tap", Owner.tap as (Owner) -> () -> Void)"#),
      Snippet(
        "#selector(changeValue as (String) -> Void)",
        #"Selector("changeValue:", Owner.changeValue(_:) as (Owner) -> (String) -> Void)"#),
      Snippet(
        "#selector(changeValue(_:) as (Int) -> Void)",
        #"Selector("changeValue:", Owner.changeValue(_:) as (Owner) -> (Int) -> Void)"#),
      Snippet(
        "#selector((changeValue) as (Owner) -> (Int) -> Void)",
        #"Selector("changeValue:", Owner.changeValue(_:) as (Owner) -> (Int) -> Void)"#),
      Snippet("#selector(many)", #"Selector("many:b:c:", Owner.many(_:b:c:))"#),
      Snippet("#selector(many(_:b:c:))", #"Selector("many:b:c:", Owner.many(_:b:c:))"#),
      Snippet("#selector(more)", #"Selector("more:b:c:d:e:", methodOf: Owner.self)"#),
      Snippet("#selector(more(_:b:c:d:e:))", #"Selector("more:b:c:d:e:", methodOf: Owner.self)"#),
      Snippet("#selector(reset)", #"Selector("reset", { ($0 as Owner.Type).reset })"#),
      Snippet("#selector(Owner.reset)", #"Selector("reset", { ($0 as Owner.Type).reset })"#),
      Snippet("#selector(show(_:))", #"Selector("show:", { ($0 as Owner.Type).show(_:) })"#),
      Snippet(
        "#selector(UIScrollViewDelegate.scrollViewDidScroll(_:))",
        #"Selector("scrollViewDidScroll:", delegateMethod: "scrollViewDidScroll(_:)")"#),
      Snippet(
        "#selector(UIScrollViewDelegate.scrollViewDidScroll)",
        #"Selector("scrollViewDidScroll:", delegateMethod: "scrollViewDidScroll(_:)")"#),
      Snippet(
        "#selector(CAAnimationDelegate.animationDidStop(_:finished:))",
        #"Selector("animationDidStop:finished:")"#),
      Snippet("#selector(Other.move)", #"Selector("move", Other.move)"#),
      Snippet("#selector(Other.turn)", #"Selector("turn:", Other.turn(_:))"#),
      Snippet("#selector(Other.Part.spin)", #"Selector("spin", Other.Part.spin)"#),
      Snippet("#selector(turn)", #"Selector("turn:", Owner.turn(_:))"#),
      Snippet("#selector(super.turn)", #"Selector("turn:", Owner.turn(_:))"#),
      Snippet("#selector(type(of: self).touched)", #"Selector("touched:", Owner.touched(_:))"#),
      Snippet("#selector(other.move)", #"Selector("move", of: other) { $0.move }"#),
      Snippet("#selector(self.other.move)", #"Selector("move", of: self.other) { $0.move }"#),
      Snippet("#selector(other.turn(_:))", #"Selector("turn:", of: other) { $0.turn(_:) }"#),
      Snippet("#selector(Other.shared.move)", #"Selector("move", of: Other.shared) { $0.move }"#),
      Snippet("#selector(UIView.layoutSubviews)", #"Selector("layoutSubviews", UIView.layoutSubviews)"#),
      Snippet("#selector(layoutSubviews)", #"Selector("layoutSubviews", Owner.layoutSubviews)"#),
      Snippet("#selector(UIView.addSubview(_:))", #"Selector("addSubview:", UIView.addSubview(_:))"#),
      Snippet("#selector(getter: title)", #"Selector("title", getter: \Owner.title)"#),
      Snippet("#selector(getter: self.title)", #"Selector("title", getter: \Owner.title)"#),
      Snippet("#selector(getter: Owner.title)", #"Selector("title", getter: \Owner.title)"#),
      Snippet("#selector(setter: title)", #"Selector("setTitle:", setter: \Owner.title)"#),
      Snippet("#selector(setter: Other.angle)", #"Selector("setAngle:", setter: \Other.angle)"#),
      Snippet("#selector(setter: isOn)", #"Selector("setIsOn:", setter: \Owner.isOn)"#),
      Snippet("#selector(setter: UIView.isHidden)", #"Selector("setHidden:", setter: \UIView.isHidden)"#),
      Snippet("#selector(getter: UIView.isHidden)", #"Selector("isHidden", getter: \UIView.isHidden)"#),
      Snippet("Selector(\"tap\")"),
      Snippet("Selector((\"tap\"))"),
    ])

  /// Key paths in a method.
  static let keyPaths = Topic(
    "key paths",
    frame: """
      import UIKit
      class Model: UIView { var point = 0.0 }
      class Owner: UIView {
        var model = Model()
        var isOn = true
        func use() { let path: String = <#>; _ = path }
      }

      """,
    snippets: [
      Snippet("#keyPath(CALayer.opacity)", #""opacity""#),
      Snippet("#keyPath(Owner.model)", #""model""#),
      Snippet("#keyPath(Owner.model.point)", #""model.point""#),
      Snippet("#keyPath(model)", #""model""#),
      Snippet("#keyPath(self.model)", #""model""#),
      Snippet("#keyPath(model.point)", #""model.point""#),
      Snippet("#keyPath(CALayer.isHidden)", #""hidden""#),
      Snippet("#keyPath(Owner.isOn)", #""isOn""#),
      Snippet("#keyPath(isOn)", #""isOn""#),
      Snippet("#keyPath(UIKit.CALayer.position)", #""position""#),
      Snippet("#keyPath( CALayer.opacity )", #""opacity""#),
      Snippet("#keyPath(CALayer.mask?.opacity)", #""mask.opacity""#),
      Snippet("#keyPath(CALayer.opacity) + \"x\"", #""opacity" + "x""#),
      Snippet("\"opacity\""),
    ])
}
