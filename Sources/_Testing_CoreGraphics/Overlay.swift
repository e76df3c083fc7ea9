// Swift Testing imports this module together with any module called CoreGraphics. It's empty.
