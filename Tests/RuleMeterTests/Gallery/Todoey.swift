// A list of managed objects in the controller; each save ends with a reload.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine
import CoreData
import UIKit

class TodoListViewController: UITableViewController {
  var itemArray = [Item]()  // R1 state-in-view
  let context = (UIApplication.shared.delegate as! AppDelegate).persistentContainer.viewContext

  var selectedCategory: Category? {
    didSet { loadItems() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { itemArray.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ToDoItemCell", for: indexPath)
    let item = itemArray[indexPath.row]
    cell.textLabel?.text = item.title
    cell.accessoryType = item.done ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    itemArray[indexPath.row].done = !itemArray[indexPath.row].done  // R2 raw-write
    saveItems()  // R3 direct-refresh
    tableView.deselectRow(at: indexPath, animated: true)
  }

  @IBAction func addButtonPressed(_ sender: UIBarButtonItem) {
    var textField = UITextField()
    let alert = UIAlertController(title: "Add New Todoey Item", message: "", preferredStyle: .alert)
    let action = UIAlertAction(title: "Add Item", style: .default) { (action) in
      let newItem = Item(context: self.context)
      newItem.title = textField.text!
      newItem.done = false
      newItem.parentCategory = self.selectedCategory
      self.itemArray.append(newItem)
      self.saveItems()  // R3 direct-refresh
    }
    alert.addTextField { (alertTextField) in
      alertTextField.placeholder = "Create new item"
      textField = alertTextField
    }
    alert.addAction(action)
    present(alert, animated: true, completion: nil)
  }

  func saveItems() {
    do {
      try context.save()
    } catch {
      print("Error saving context \(error)")
    }
    self.tableView.reloadData()
  }

  func loadItems(with request: NSFetchRequest<Item> = Item.fetchRequest(), predicate: NSPredicate? = nil) {
    request.predicate = predicate
    do {
      itemArray = try context.fetch(request)
    } catch {
      print("Error fetching data from context \(error)")
    }
    tableView.reloadData()  // R3 direct-refresh
  }
}

extension TodoListViewController: UISearchBarDelegate {
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    let request: NSFetchRequest<Item> = Item.fetchRequest()
    let predicate = NSPredicate(format: "title CONTAINS[cd] %@", searchBar.text!)
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    loadItems(with: request, predicate: predicate)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    if searchBar.text?.count == 0 {
      loadItems()
      DispatchQueue.main.async {
        searchBar.resignFirstResponder()
      }
    }
  }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
  lazy var persistentContainer = NSPersistentContainer(name: "DataModel")
}

class Item: NSManagedObject {
  @NSManaged var title: String?
  @NSManaged var done: Bool  // R2 exposed-state
  @NSManaged var parentCategory: Category?

  class func fetchRequest() -> NSFetchRequest<Item> { NSFetchRequest<Item>(entityName: "Item") }
}

class Category: NSManagedObject {
  @NSManaged var name: String?
}
