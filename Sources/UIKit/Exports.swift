@_exported public import QuartzCore
