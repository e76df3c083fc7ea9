import QuartzCore

extension UIViewController {
  /// The controller's content of a navigation bar, created at the first access with the controller's title.
  public var navigationItem: UINavigationItem {
    if let item = attachments[UINavigationItem.self] { return item }
    let item = UINavigationItem()
    item.title = title
    attachments[UINavigationItem.self] = item
    return item
  }

  /// The nearest ancestor that is a navigation controller.
  public var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// The items of the toolbar while the controller is at the top of a navigation controller.
  public var toolbarItems: [UIBarButtonItem]? {
    get { attachments[ToolbarItemList.self]?.items }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the items of the toolbar. The change isn't animated.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    attachments[ToolbarItemList.self] = toolbarItems.map(ToolbarItemList.init)
    if let navigation = navigationController, navigation.topViewController === self {
      navigation.toolbar.items = toolbarItems
    }
  }
}

/// The toolbar items that are attached to a controller.
private final class ToolbarItemList {
  let items: [UIBarButtonItem]
  init(_ items: [UIBarButtonItem]) { self.items = items }
}

// MARK: - Editing

/// The button that begins and ends the editing of a controller.
@MainActor
private final class EditButtonItem: UIBarButtonItem {
  func update(_ isEditing: Bool) {
    (title, style) = (isEditing ? "Done" : "Edit", isEditing ? .done : .plain)
  }
}

extension UIViewController {
  /// A button that begins and ends editing, with the title "Edit" or "Done".
  public var editButtonItem: UIBarButtonItem {
    if let item = attachments[EditButtonItem.self] { return item }
    let item = EditButtonItem(
      primaryAction: UIAction { [weak self] _ in
        if let self { setEditing(!isEditing, animated: true) }
      })
    item.update(isEditing)
    attachments[EditButtonItem.self] = item
    relations.editingDidChange = { [weak item] in item?.update($0) }
    return item
  }
}
