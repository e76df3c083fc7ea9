import Testing
import UIKit

@MainActor
struct UIViewKeyValueCodingTests {
  private final class Card: UIView {
    let caption = UIView()
    var title = "title"
  }

  @Test func `views have their documented properties by name`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.setValue(0.5, forKey: "alpha")
    view.setValue(true, forKey: "hidden")
    view.setValue(UIColor.red, forKey: "backgroundColor")
    #expect(view.alpha == 0.5 && view.isHidden && view.backgroundColor == .red)
    #expect(view.value(forKey: "alpha") as? Double == 0.5 && view.value(forKey: "alpha") as? CGFloat == 0.5)
    #expect(view.value(forKey: "isHidden") as? Bool == true)
    #expect(view.value(forKey: "frame") as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    view.setValue(nil, forKey: "backgroundColor")
    #expect(view.backgroundColor == nil && view.value(forKey: "backgroundColor") == nil)
    view.setValue(7, forKey: "tag")
    #expect(view.tag == 7)
  }

  @Test func `key paths lead through a view's layer and superview`() {
    let (view, superview) = (UIView(), UIView())
    superview.addSubview(view)
    view.setValue(5, forKeyPath: "layer.cornerRadius")
    #expect(view.layer.cornerRadius == 5 && view.value(forKeyPath: "layer.cornerRadius") as? Double == 5)
    superview.alpha = 0.25
    #expect(view.value(forKeyPath: "superview.alpha") as? Double == 0.25)
    #expect(superview.value(forKeyPath: "superview.alpha") == nil)
  }

  @Test func `a subclass's stored properties can be read`() {
    let card = Card()
    #expect(card.value(forKey: "title") as? String == "title")
    #expect(card.value(forKey: "caption") as? UIView === card.caption)
  }

  @Test func `view controllers have their documented properties by name`() {
    let controller = UIViewController()
    controller.setValue("Title", forKey: "title")
    #expect(controller.title == "Title" && controller.value(forKey: "viewLoaded") as? Bool == false)
    controller.setValue(0.5, forKeyPath: "view.alpha")
    #expect(controller.view.alpha == 0.5 && controller.value(forKey: "title") as? String == "Title")
  }

  @Test func `associated values of views are released with the view`() {
    final class Token {}
    weak var token: Token?
    do {
      let view = UIView()
      let made = Token()
      token = made
      objc_setAssociatedObject(view, &UIViewKeyValueCodingTests.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(view, &UIViewKeyValueCodingTests.key) as? Token === made)
    }
    #expect(token == nil)
  }

  private static var key: UInt8 = 0
}
