import Staging
import Testing
import UIKit

/// Members of view controllers that apps override, and that have little or no effect here.
@MainActor @Suite struct ControllerPreferencesTests {
  private final class Page: UIViewController {
    var sizes: [CGSize] = []
    var editingChanges: [Bool] = []
    var shown: UIViewController?

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { shown = segue.destination }

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      editingChanges.append(animated)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }

    override func show(_ vc: UIViewController, sender: Any?) { shown = vc }
  }

  @Test func `preferences have the defaults of a phone, and can be overridden`() {
    let (plain, page) = (UIViewController(), Page())
    #expect(plain.preferredStatusBarStyle == .default && !plain.prefersStatusBarHidden)
    #expect(plain.supportedInterfaceOrientations == .allButUpsideDown && plain.shouldAutorotate)
    #expect(page.preferredStatusBarStyle == .lightContent && page.prefersStatusBarHidden)
    #expect(page.supportedInterfaceOrientations == [.landscapeLeft, .landscapeRight])
  }

  @Test func `the property for editing calls the method`() {
    let page = Page()
    #expect(!page.isEditing)
    page.isEditing = true
    page.setEditing(false, animated: true)
    #expect(!page.isEditing && page.editingChanges == [false, true])
  }

  @Test func `a container that overrides it shows the controllers of its children`() {
    let (container, child, next) = (Page(), UIViewController(), UIViewController())
    container.addChild(child)
    child.show(next, sender: nil)
    #expect(container.shown === next)
  }

  @Test func `a controller without such a container presents`() {
    let staged = StagedWindow()
    let (root, next) = (UIViewController(), UIViewController())
    staged.stage.perform { staged.window.rootViewController = root }
    staged.stage.perform { root.show(next, sender: nil) }
    #expect(root.presentedViewController === next)
  }

  @Test func `a segue performs its closure`() {
    var count = 0
    let (source, destination) = (Page(), UIViewController())
    let segue = UIStoryboardSegue(identifier: "next", source: source, destination: destination) { count += 1 }
    source.prepare(for: segue, sender: nil)
    segue.perform()
    #expect(count == 1 && source.shown === destination && segue.identifier == "next")
  }

  @Test func `a segue by its name stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await UIViewController().performSegue(withIdentifier: "next", sender: nil)
    }
  }
}
