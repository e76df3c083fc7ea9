@_exported public import AnimationConversion
@_exported public import QuartzCore
