import Debounce
import UIKit

let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
view.onNextRun {
  print("done")
  exit(0)
}
RunLoop.main.run()
