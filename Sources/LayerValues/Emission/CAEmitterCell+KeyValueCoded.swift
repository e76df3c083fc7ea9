import ObjectiveCRuntime

extension CAEmitterCell: KeyValueCoded {}
