import CoreGraphics
import MotionCore

extension AnimationCompiler {
  /// Adds tracks that interpolate the numbers of lists or paths; returns false if the values have no common form.
  ///
  /// Such an animation has two tracks: one selects the form that is shown, the other animates the form's numbers.
  mutating func addBlend(
    of animation: CAPropertyAnimation, _ slot: AnimatedSlot, level: Int
  ) -> Bool {
    let blend =
      switch animation {
      case let animation as CABasicAnimation: blend(animation, slot)
      case let animation as CAKeyframeAnimation: blend(animation, slot)
      default: nil as (form: ValueForm, values: TrackValues)?
      }
    guard let (form, values) = blend else { return false }
    add(
      values, of: form, slot, level: level, isAdditive: animation.isAdditive,
      isCumulative: animation.isCumulative)
    return true
  }

  /// Adds tracks that cross-fade the contents from image to image.
  ///
  /// Returns false if a value isn't an image, or if the calculation mode is discrete.
  mutating func addFade(of animation: CAPropertyAnimation, level: Int) -> Bool {
    switch animation {
    case let animation as CABasicAnimation:
      guard let images = ImageSequence([animation.fromValue, animation.toValue]) else { return false }
      add(.endpoints(from: .value([0]), to: .value([1])), of: .images(images), Self.contents, level: level)
    case let animation as CAKeyframeAnimation:
      guard animation.calculationMode != .discrete, let values = animation.values,
        let images = ImageSequence(values)
      else { return false }
      let steps = values.indices.map { [Double($0)] }
      add(
        .keyframes(animation.keyframes.track(through: steps)), of: .images(images), Self.contents,
        level: level
      )
    default: return false
    }
    return true
  }

  private static let contents = AnimatedSlot(property: .contents)

  private mutating func add(
    _ values: TrackValues, of form: ValueForm, _ slot: AnimatedSlot, level: Int,
    isAdditive: Bool = false, isCumulative: Bool = false
  ) {
    let numbers = channel(of: slot, form: form)
    let choice = [[LayerHost.number(ofForm: numbers.name.form)]]
    add(
      .init(
        level: level, target: .numbers(channel(of: slot), first: 0, count: 1),
        values: .keyframes(KeyframeValues(values: choice, interpolation: .discrete))))
    add(
      .init(
        level: level, target: .numbers(numbers.channel, first: 0, count: form.numberCount), values: values,
        isAdditive: isAdditive, isCumulative: isCumulative, handles: form.handles))
  }

  private func blend(
    _ animation: CABasicAnimation, _ slot: AnimatedSlot
  ) -> (form: ValueForm, values: TrackValues)? {
    let property = slot.property
    // A value that can't be displayed counts as not set.
    let endValues = [animation.fromValue, animation.toValue, animation.byValue].map(property.reportedShowable)
    let count = endValues.count { $0 != nil }
    let isOverModel = count == 1 || animation.isAdditive
    let model = isOverModel ? layer.store.value(of: slot) : nil
    guard count > 0, !isOverModel || model != nil,
      let form = CommonForm(
        of: (endValues + [model]).compactMap { $0 }.map { FormedValue($0, kind: property.kind) })?.form
    else { return nil }
    let numbers = endValues.map { FormedValue($0, kind: property.kind)?.numbers(in: form) }
    let ends = BasicEnds(
      from: numbers[0], to: numbers[1], by: numbers[2], sum: .numbers(form.numberCount),
      isAdditive: animation.isAdditive)
    return (form, ends.trackValues)
  }

  private func blend(
    _ animation: CAKeyframeAnimation, _ slot: AnimatedSlot
  ) -> (form: ValueForm, values: TrackValues)? {
    guard let values = animation.values, !values.isEmpty, animation.calculationMode != .discrete else {
      return nil
    }
    let kind = slot.property.kind
    var (formed, common) = ([FormedValue](), CommonForm())
    formed.reserveCapacity(values.count)
    for value in values {
      guard let value = FormedValue(value, kind: kind), common.add(value) else { return nil }
      formed.append(value)
    }
    if animation.isAdditive, !common.add(FormedValue(layer.store.value(of: slot), kind: kind)) { return nil }
    guard let form = common.form else { return nil }
    let numbers = formed.compactMap { $0.numbers(in: form) }
    guard numbers.count == values.count else { return nil }
    return (form, .keyframes(animation.keyframes.track(through: numbers)))
  }
}

/// The form in which several values can be interpolated.
private struct CommonForm {
  /// The form of the values so far; nil if there are none, or if it has no numbers.
  var form: ValueForm? { common.flatMap { $0.numberCount > 0 ? $0 : nil } }

  private var common: ValueForm?

  init() {}

  /// Creates the form of all values; nil if they can't be interpolated.
  init?(of values: [FormedValue?]) {
    for value in values {
      guard add(value) else { return nil }
    }
  }

  /// Adds a value; returns false if it can't be interpolated with those before, or if it's nil.
  mutating func add(_ value: FormedValue?) -> Bool {
    guard let form = value?.form, let common = (common ?? form).common(with: form) else { return false }
    self.common = common
    return true
  }
}

extension LayerProperty {
  /// Returns an animation's value; reports a value that the property can't display and returns nil.
  func reportedShowable(_ value: Any?) -> Any? {
    let showable = kind.showable(value)
    if showable == nil, value != nil { Coerced.reportWrongType(of: value, for: "an animation of \(key)") }
    return showable
  }
}
