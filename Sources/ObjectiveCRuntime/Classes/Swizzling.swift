// Names of Apple's Objective-C runtime that can't exist without it. Each use is a compile-time error with the reason and
// an alternative. They are obsolete rather than unavailable so that symbol graphs, and so the documentation, contain
// them.

/// A method of an Objective-C class. Swift on Linux has none.
public typealias Method = OpaquePointer

/// A pointer to the implementation of an Objective-C method. Swift on Linux has none.
public typealias IMP = OpaquePointer

// MARK: - Swizzling

/// Finding a method by its name isn't possible without the Objective-C runtime.
@available(swift, obsoleted: 4, message: "needs the Objective-C runtime; override the method in a subclass")
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { fatalError() }

/// Finding a method by its name isn't possible without the Objective-C runtime.
@available(swift, obsoleted: 4, message: "needs the Objective-C runtime; override the method in a subclass")
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { fatalError() }

/// Adding a method to a class isn't possible without the Objective-C runtime.
@available(swift, obsoleted: 4, message: "needs the Objective-C runtime; override the method in a subclass")
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { fatalError() }

/// Replacing a method isn't possible without the Objective-C runtime.
@available(swift, obsoleted: 4, message: "needs the Objective-C runtime; override the method in a subclass")
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { fatalError() }

/// Exchanging methods isn't possible without the Objective-C runtime.
@available(swift, obsoleted: 4, message: "needs the Objective-C runtime; override the method in a subclass")
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) { fatalError() }

/// Reading a method's implementation isn't possible without the Objective-C runtime.
@available(swift, obsoleted: 4, message: "needs the Objective-C runtime; override the method in a subclass")
public func method_getImplementation(_ m: Method) -> IMP { fatalError() }

/// Replacing a method's implementation isn't possible without the Objective-C runtime.
@available(swift, obsoleted: 4, message: "needs the Objective-C runtime; override the method in a subclass")
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { fatalError() }

/// Reading a method's type encoding isn't possible without the Objective-C runtime.
@available(swift, obsoleted: 4, message: "needs the Objective-C runtime; override the method in a subclass")
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { fatalError() }

/// Making an implementation from a closure isn't possible without the Objective-C runtime.
@available(swift, obsoleted: 4, message: "needs the Objective-C runtime; override the method in a subclass")
public func imp_implementationWithBlock(_ block: Any) -> IMP { fatalError() }

/// Changing an object's class isn't possible without the Objective-C runtime.
@available(swift, obsoleted: 4, message: "needs the Objective-C runtime; override the method in a subclass")
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? { fatalError() }
