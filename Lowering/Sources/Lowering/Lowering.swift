// Sources written for iOS compile on Linux after a few rewrites. This module makes them with the parser of the toolchain.
//
// The rules of every rewrite: lines keep their numbers, and unchanged code keeps its column where that's possible. Removed
// text becomes spaces, and new declarations follow the last line. A file that needs no rewrite isn't changed. Neither is a
// file with syntax errors, which the compiler reports. Code that can't be lowered is reported as one error at its location,
// in the compiler's format.
//
// **Attributes** (`Attributes.swift`). `@objc`, `@objcMembers`, `@IBOutlet`, `@NSManaged` and the modifier `dynamic` become
// spaces. `@UIApplicationMain` becomes `@main`. `@IBAction`, `@IBInspectable`, `@IBDesignable`, `@nonobjc` and
// `@convention(block)` stay, since they compile on Linux.
//
// **Protocols** (`Protocols.swift`, `OptionalRequirement.swift`, `Conformances.swift`). `@objc protocol P` becomes bound to
// classes. An optional requirement `f(_:)` becomes a separate protocol, `P_f__Implementation`. Classes that conform to `P`
// and have the method conform to it, wherever the method is declared. `object.f` is a property of the parent protocol
// `P_Optional`: a callable structure `P_f`, or nil if the object doesn't have the method. So `x.f?(1)`, `x.f != nil` and
// `if let f = x.f` depend on the object's class, also for methods that only a subclass declares.
//
// **Extensions** (`ExtensionOverrides.swift`). A method of an extension that overrides, or is overridden, is renamed. A method in
// the class's body calls it.
//
// **Selectors** (`Selectors.swift`, `ObjectiveCNames.swift`). `#selector(E)` becomes `Selector("name:", Type.method(_:))`.
// The name is the one that the compiler derives for Objective-C.
//
// **Key paths** (`KeyPaths.swift`). `#keyPath(Type.a.b)` becomes `"a.b"`.
//
// **Layer properties** (`LayerProperties.swift`). `@NSManaged` and `@objc dynamic` properties of layers become computed
// properties over the layer's values by key, which animate.
//
// **Observing** (`KeyValueObserving.swift`). Stored `dynamic` properties of other classes report their changes. A subclass of
// `NSObject` that overrides `observeValue(forKeyPath:of:change:context:)` conforms to a protocol instead. `observe(\.a.b)`
// names the objects on the way to the property.
//
// **Properties by keys** (`KeyedProperties.swift`). A class lists the key paths of its `@objc`, `@IBInspectable`, `@IBOutlet` and
// `dynamic` properties, so that `setValue(_:forKey:)` finds them.
//
// **Delegates** (`DelegateMethods.swift`). A class that conforms to a delegate protocol of UIKit or QuartzCore gets the
// optional methods that only its subclasses declare, so that these override them and are called. Such classes list
// the methods that they have (`DelegateDeclarations.swift`), so that `delegate?.f != nil` is true only for these. Questions by
// full name, `delegate?.f(_:by:) != nil`, become calls of a function of UIKit (`Protocols.swift`).
//
// **Platform conditions** (`PlatformConditions.swift`). `os(iOS)` becomes `true`, and `os(Linux)` becomes `false`.
//
// **Imports** (`Imports.swift`). `import Darwin` becomes `import Glibc`, and `import UIKit.UIColor` becomes `import UIKit`.
//
// **Overlay** (`SourceOverlay.swift`, `LoweringCache.swift`). Lowered files are stored in a cache. The compiler reads them
// under the paths of the user's files, through a virtual file system, so diagnostics and debug information name the user's
// files.
//
// **Invocation** (`CompilerCommand.swift`, `ModuleLowering.swift`, `RealCompiler.swift`). SwiftPM calls this program instead of
// `swiftc` if `SWIFT_EXEC` names it. It lowers modules that import UIKit or QuartzCore, or another lowered module, such as
// the module that they test. Manifests are never lowered. SwiftPM looks for the toolchain's libraries beside the
// program: install it as `bin/swiftc`, not as a link, beside a link `lib` to the toolchain's `lib`.
