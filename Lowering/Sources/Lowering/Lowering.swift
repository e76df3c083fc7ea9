// Rewrites Swift sources written for iOS so that they compile on Linux, where Swift has no Objective-C runtime. The sources
// are parsed with the toolchain's own parser (SwiftSyntax).
//
// All rewrites follow the same rules. Every line keeps its number, and unchanged code keeps its column where possible: removed
// text is replaced by spaces, and new declarations are added after the last line. A file that needs no rewrite stays
// unchanged, and so does a file with syntax errors, which the compiler then reports. Code that can't be rewritten is reported
// as an error at its location, in the compiler's format.
//
// **Attributes** (`Attributes.swift`). `@objc`, `@objcMembers`, `@IBOutlet`, `@NSManaged` and the modifier `dynamic` are
// removed. `@UIApplicationMain` becomes `@main`. `@IBAction`, `@IBInspectable`, `@IBDesignable`, `@nonobjc` and
// `@convention(block)` stay, since they compile on Linux.
//
// **Protocols** (`Protocols.swift`, `OptionalRequirement.swift`, `Conformances.swift`). `@objc protocol P` becomes a
// class-bound protocol. Each optional requirement, such as `f(_:)`, becomes a protocol of its own, `P_f__Implementation`, to
// which the classes conform that conform to `P` and declare the method, in the class itself or in an extension. `P` inherits
// from the protocol `P_Optional`, whose property `f` is a callable structure `P_f`, or nil if the object's class doesn't
// declare the method. So `x.f?(1)`, `x.f != nil` and `if let f = x.f` depend on the dynamic class of the object, also for
// methods that only a subclass declares.
//
// **Extensions** (`ExtensionOverrides.swift`). Swift methods in extensions can't override or be overridden. Such a method gets
// another name, and a method with the original name in the class's body calls it.
//
// **Selectors** (`Selectors.swift`, `ObjectiveCNames.swift`). `#selector(E)` becomes `Selector("name:", Type.method(_:))`.
// The string is the method's name in Objective-C, which is derived by the compiler's rules.
//
// **Key paths** (`KeyPaths.swift`). `#keyPath(Type.a.b)` becomes `"a.b"`.
//
// **Layer properties** (`LayerProperties.swift`). `@NSManaged` and `@objc dynamic` properties of layers become computed
// properties that read and write the layer's values by key. Core Animation can animate these.
//
// **Key-value observing** (`KeyValueObserving.swift`). Stored `dynamic` properties of other classes notify their observers of
// changes. A subclass of `NSObject` that overrides `observeValue(forKeyPath:of:change:context:)` conforms to a protocol
// instead. `observe(\.a.b)` becomes `observe(\.a.b, through: [\.a])`, which names the objects along the key path.
//
// **Key-value coding** (`KeyedProperties.swift`). A class gets a table of the key paths of its `@objc`, `@IBInspectable`,
// `@IBOutlet` and `dynamic` properties, so that `setValue(_:forKey:)` finds them.
//
// **Delegates** (`DelegateMethods.swift`). If a class conforms to a delegate protocol of UIKit or QuartzCore, and only a
// subclass declares an optional method of it, the class gets a declaration of that method, which the subclass overrides.
// Such classes also get a list of the methods that they declare themselves (`DelegateDeclarations.swift`), so that
// `delegate?.f != nil` is true only for these. Tests by full name, such as `delegate?.f(_:by:) != nil`, become calls of a
// function of UIKit (`Protocols.swift`).
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
// `swiftc` if `SWIFT_EXEC` names it. It rewrites the modules that import UIKit, QuartzCore, or another rewritten module, as
// tests do. Manifests are never lowered. SwiftPM looks for the toolchain's libraries beside the
// program: install it as `bin/swiftc`, not as a link, beside a link `lib` to the toolchain's `lib`.
