import LayerValues

extension CALayer: KeyValueContainer {}
