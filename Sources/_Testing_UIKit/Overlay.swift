// Swift Testing imports this module beside any module called UIKit; it has nothing to add yet.
