@_exported public import MotionCore
