public import UIKit

/// The base class of animated controls.
public typealias LottieControlType = UIControl

/// An event of a control.
public typealias LottieControlEvent = UIControl.Event

/// A state of a control.
public typealias LottieControlState = UIControl.State
