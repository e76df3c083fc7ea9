import LayerValues

extension CAAnimation: KeyValueContainer {
  package final func container(forKey key: String) -> (any KeyValueContainer)? {
    value(forKey: key) as? any KeyValueContainer
  }
}
