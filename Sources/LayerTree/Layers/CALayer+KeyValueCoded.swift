import ObjectiveCRuntime

extension CALayer: KeyValueCoded {}

extension CAAnimation: KeyValueCoded {}
