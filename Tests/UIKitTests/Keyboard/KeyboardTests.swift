import Foundation
import Staging
import Testing
import UIKit

@MainActor
struct KeyboardTests {
  private let staged = StagedWindow()
  private var stage: Stage { staged.stage }
  private let field = UITextField()

  /// A notification about the keyboard.
  private struct Step: Equatable {
    let name: String
    let begin: CGRect
    let end: CGRect
    let time: Double
  }

  /// Records notifications during a closure.
  private func steps(_ body: () -> Void) -> [Step] {
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    nonisolated(unsafe) let stage = stage
    let observer = StepRecorder()
    for name in names {
      observer.tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          // Other tests' keyboards are on other stages, whose windows have other sizes or times.
          let entry = StepRecorder.Note(note, time: stage.time)
          MainActor.assumeIsolated { observer.notes.append(entry) }
        })
    }
    body()
    observer.tokens.forEach(NotificationCenter.default.removeObserver)
    return observer.notes.map {
      Step(
        name: $0.name.replacing("UIKeyboard", with: "").replacing("Notification", with: ""),
        begin: $0.frame(UIResponder.keyboardFrameBeginUserInfoKey),
        end: $0.frame(UIResponder.keyboardFrameEndUserInfoKey), time: $0.time)
    }
  }

  @Test func `editing shows a keyboard, whose notifications tell its frames`() {
    staged.add(field, CGRect(x: 0, y: 0, width: 100, height: 30))
    let shown = CGRect(x: 0, y: 100, width: 200, height: 100)
    let hidden = CGRect(x: 0, y: 200, width: 200, height: 100)
    let showing = steps {
      stage.perform { field.becomeFirstResponder() }
      stage.advance(to: 1)
    }
    // The keys are at most half as high as the window.
    #expect(
      showing == [
        Step(name: "WillShow", begin: hidden, end: shown, time: 0),
        Step(name: "DidShow", begin: hidden, end: shown, time: 0.5),
      ])
    let hiding = steps {
      stage.perform { field.resignFirstResponder() }
      stage.advance(to: 2)
    }
    #expect(hiding.map(\.name) == ["WillHide", "DidHide"])
    #expect(hiding.first?.begin == shown && hiding.first?.end == hidden && hiding.last?.time == 1.5)
  }

  @Test func `the keyboard stays while another field takes over`() {
    let other = UITextField()
    staged.add(field, CGRect(x: 0, y: 0, width: 100, height: 30))
    staged.add(other, CGRect(x: 0, y: 40, width: 100, height: 30))
    let steps = steps {
      stage.perform { field.becomeFirstResponder() }
      stage.advance(to: 1)
      stage.perform { other.becomeFirstResponder() }
      stage.advance(to: 2)
    }
    #expect(steps.map(\.name) == ["WillShow", "DidShow"] && other.isEditing)
    stage.perform { other.removeFromSuperview() }
  }

  @Test func `the curve is the keyboard's spring, and the duration a quarter of a second`() {
    staged.add(field, CGRect(x: 0, y: 0, width: 100, height: 30))
    nonisolated(unsafe) var information: [AnyHashable: Any] = [:]
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { information = $0.userInfo ?? [:] }
    stage.perform { field.becomeFirstResponder() }
    NotificationCenter.default.removeObserver(token)
    #expect(information[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect(information[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
    #expect(information[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut && UIView.AnimationCurve(rawValue: 8) == nil)
    stage.perform { field.resignFirstResponder() }
  }

  @Test func `a view that is constrained to the keyboard's guide moves with it`() {
    let (container, button) = (UIView(), UIView())
    staged.add(container, CGRect(x: 0, y: 0, width: 200, height: 180))
    stage.perform {
      container.addSubview(field)
      button.constrained(in: container)
      NSLayoutConstraint.activate([
        button.bottomAnchor.constraint(equalTo: container.keyboardLayoutGuide.topAnchor, constant: -10),
        button.heightAnchor.constraint(equalToConstant: 20),
        button.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        button.widthAnchor.constraint(equalToConstant: 50),
      ])
    }
    _ = stage.picture()
    #expect(button.frame == CGRect(x: 0, y: 150, width: 50, height: 20))
    stage.perform { field.becomeFirstResponder() }
    // The keyboard begins at 100.
    #expect(button.frame.minY == 70)
    stage.advance(to: 0.1)
    let y = button.layer.presentation()?.frame.minY ?? 0
    #expect(y > 75 && y < 145)
    stage.advance(to: 1)
    #expect(container.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 100, width: 200, height: 80))
    stage.perform { field.resignFirstResponder() }
    #expect(button.frame.minY == 150)
  }

  @Test func `input views take the place of the keys, below an accessory view`() {
    let (picker, bar) = (UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50)), UIView())
    bar.frame.size.height = 20
    (field.inputView, field.inputAccessoryView) = (picker, bar)
    staged.add(field, CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.perform { field.becomeFirstResponder() }
    stage.advance(to: 1)
    #expect(picker.convert(picker.bounds, to: nil) == CGRect(x: 0, y: 150, width: 200, height: 50))
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 130, width: 200, height: 20))
    stage.perform {
      field.inputAccessoryView = nil
      field.reloadInputViews()
    }
    stage.advance(to: 2)
    #expect(bar.window == nil && picker.window === staged.window)
    stage.perform { field.resignFirstResponder() }
    #expect(picker.window === staged.window)
    stage.advance(to: 3)
    #expect(picker.window == nil)
  }

  @Test func `keys are drawn on demand, and type`() {
    staged.window.showsKeyboard = true
    staged.add(field, CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.perform { field.becomeFirstResponder() }
    stage.advance(to: 1)
    // The keys q, shift, w, delete, e and the space bar in four rows of 25 points from 100 on.
    for point in [(10, 112), (15, 162), (30, 112), (190, 162), (50, 112), (60, 187)] {
      stage.perform { staged.window.tap(at: CGPoint(x: point.0, y: point.1)) }
    }
    #expect(field.text == "qe ")
    stage.perform { field.resignFirstResponder() }
  }

  @Test func `a keyboard outside of a stage appears at once`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.addSubview(field)
    window.isHidden = false
    let steps = steps {
      field.becomeFirstResponder()
      field.resignFirstResponder()
    }
    #expect(steps.map(\.name) == ["WillShow", "DidShow", "WillHide", "DidHide"])
    #expect(steps.first?.end == CGRect(x: 0, y: 451, width: 375, height: 216))
    window.isHidden = true
  }
}

@MainActor
private final class StepRecorder {
  struct Note: Sendable {
    let name: String
    let values: [String: CGRect]
    let time: Double

    nonisolated init(_ note: Notification, time: Double) {
      var values: [String: CGRect] = [:]
      for key in [UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey] {
        values[key] = (note.userInfo?[key] as? NSValue)?.cgRectValue
      }
      (name, self.values, self.time) = (note.name.rawValue, values, time)
    }

    func frame(_ key: String) -> CGRect { values[key] ?? .null }
  }

  var tokens: [any NSObjectProtocol] = []
  var notes: [Note] = []

  nonisolated init() {}
}
