@_exported public import AnimationVocabulary
