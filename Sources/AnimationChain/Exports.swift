@_exported public import AnimationConversion
@_exported public import AnimationVocabulary
@_exported public import QuartzCore
