// Swift Testing imports this module together with any module called UIKit. It's empty.
