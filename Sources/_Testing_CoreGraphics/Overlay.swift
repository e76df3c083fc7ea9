// Swift Testing imports this module beside any module called CoreGraphics; it has nothing to add yet.
