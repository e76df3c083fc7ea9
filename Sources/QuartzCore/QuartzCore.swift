@_exported public import LayerRendering
@_exported public import LayerTree
