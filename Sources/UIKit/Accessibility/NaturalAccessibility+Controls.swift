import QuartzCore

extension UISwitch: NaturalAccessibility {
  var naturalValue: String? { isOn ? "1" : "0" }
  var naturalTraits: UIAccessibilityTraits { [.button, .toggleButton] }
}

extension UISlider: NaturalAccessibility {
  var naturalValue: String? {
    let length = maximumValue - minimumValue
    return (length > 0 ? CGFloat((value - minimumValue) / length) : 0).percentage
  }
  var naturalTraits: UIAccessibilityTraits { .adjustable }
}

extension UIStepper: NaturalAccessibility {
  var isNaturalElement: Bool { false }

  var naturalElements: [Any]? {
    let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    return [
      accessibilityPart(
        "Decrement", left, .button, isEnabled: isEnabled && (wraps || value > minimumValue)),
      accessibilityPart(
        "Increment", right, .button, isEnabled: isEnabled && (wraps || value < maximumValue)),
    ]
  }
}

extension UISegmentedControl: NaturalAccessibility {
  var isNaturalElement: Bool { false }

  var naturalElements: [Any]? {
    zip(0..<numberOfSegments, segmentFrames).map { index, frame in
      accessibilityPart(
        titleForSegment(at: index), frame,
        index == selectedSegmentIndex ? [.button, .selected] : .button,
        isEnabled: isEnabled && isEnabledForSegment(at: index))
    }
  }
}

extension UIPageControl: NaturalAccessibility {
  var naturalValue: String? { "page \(currentPage + 1) of \(numberOfPages)" }
  var naturalTraits: UIAccessibilityTraits { .adjustable }
}

extension UIProgressView: NaturalAccessibility {
  var naturalValue: String? { CGFloat(progress).percentage }
  var naturalTraits: UIAccessibilityTraits { .updatesFrequently }
}

extension UIActivityIndicatorView: NaturalAccessibility {
  var isNaturalElement: Bool { isAnimating }
  var naturalLabel: String? { isAnimating ? "In progress" : nil }
  var naturalTraits: UIAccessibilityTraits { .updatesFrequently }
}

extension PickerWheel: NaturalAccessibility {
  var naturalValue: String? { (views[selectedRow] as? UILabel)?.text ?? "\(selectedRow + 1) of \(count)" }
  var naturalTraits: UIAccessibilityTraits { .adjustable }
}
