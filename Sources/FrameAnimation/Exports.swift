@_exported public import AnimationVocabulary
@_exported public import MotionCore
