@_exported public import CoreText
@_exported public import QuartzCore
