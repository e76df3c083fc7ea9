import Staging
import Testing
import UIKit

@MainActor
struct ChoiceControlTests {
  private let staged = StagedWindow()
  private var stage: Stage { staged.stage }

  @Test func `a tapped segment is selected with an event`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    var values: [Int] = []
    control.addAction(UIAction { _ in values.append(control.selectedSegmentIndex) }, for: .valueChanged)
    staged.add(control, CGRect(x: 0, y: 0, width: 200, height: 32))
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    stage.perform { staged.window.tap(at: CGPoint(x: 150, y: 16)) }
    #expect(values == [1])
    stage.perform {
      control.insertSegment(withTitle: "Zero", at: 0, animated: false)
      control.setEnabled(false, forSegmentAt: 0)
      staged.window.tap(at: CGPoint(x: 20, y: 16))
    }
    #expect(control.selectedSegmentIndex == 2 && values == [1] && control.titleForSegment(at: 0) == "Zero")
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 2)
  }

  @Test func `lines separate the segments, except at the selected one`() {
    let control = UISegmentedControl(items: ["One", "Two", "Three", "Four"])
    staged.add(control, CGRect(x: 0, y: 0, width: 200, height: 32))
    func lines() -> [CGFloat] {
      _ = stage.picture()
      return control.subviews.filter { $0.frame.width == 1 && $0.alpha > 0 }.map(\.frame.midX).sorted()
    }
    #expect(lines() == [50, 100, 150])
    stage.perform { control.selectedSegmentIndex = 0 }
    #expect(lines() == [100, 150])
    stage.perform { control.selectedSegmentIndex = 2 }
    #expect(lines() == [50])
    stage.perform { control.removeSegment(at: 3, animated: false) }
    #expect(lines().allSatisfy { $0 < 70 } && lines().count == 1)
  }

  @Test func `a stepper steps within its range, again and again while it's held`() {
    let stepper = UIStepper()
    var values: [Double] = []
    (stepper.maximumValue, stepper.stepValue) = (5, 2)
    stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
    staged.add(stepper, CGRect(x: 0, y: 0, width: 94, height: 32))
    stage.perform { staged.window.touchDown(at: CGPoint(x: 80, y: 16)) }
    stage.advance(to: 1.1)
    #expect(values == [2, 4, 5])
    stage.perform { staged.window.touchUp() }
    stage.advance(to: 3)
    #expect(values == [2, 4, 5])
    stepper.wraps = true
    stage.perform { staged.window.tap(at: CGPoint(x: 80, y: 16)) }
    #expect(stepper.value == 0)
  }

  @Test func `a picker's wheels come to rest at rows and report them`() {
    let picker = UIPickerView()
    let rows = PickerRows()
    (picker.dataSource, picker.delegate) = (rows, rows)
    staged.add(picker, CGRect(x: 0, y: 0, width: 200, height: 200))
    _ = stage.picture()
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 20)
    staged.drag(from: CGPoint(x: 50, y: 130), to: CGPoint(x: 50, y: 60))
    let row = picker.selectedRow(inComponent: 0)
    #expect(row > 0 && rows.calls == ["0: \(row)"])
    stage.perform { picker.selectRow(5, inComponent: 1, animated: true) }
    stage.advance(to: stage.time + 1)
    #expect(picker.selectedRow(inComponent: 1) == 5 && rows.calls.count == 1)
    #expect((picker.view(forRow: 5, forComponent: 1) as? UILabel)?.text == "1/5")
  }
}

private final class PickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var calls: [String] = []

  override init() {}

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(component)/\(row)"
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    calls.append("\(component): \(row)")
  }
}

extension ChoiceControlTests {
  @Test func `a slider's thumb has the size of its image`() {
    let slider = UISlider()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { _ in }
    slider.setThumbImage(image, for: .normal)
    staged.add(slider, CGRect(x: 0, y: 0, width: 110, height: 31))
    slider.value = 0.5
    #expect(
      slider.currentThumbImage === image
        && slider.subviews.last?.frame == CGRect(x: 50, y: 5.5, width: 10, height: 20))
    slider.setThumbImage(nil, for: .normal)
    #expect(slider.subviews.last?.bounds.width == 28)
  }
}
