// A list of managed objects, kept in the controller.
// swift-format-ignore-file: NeverForceUnwrap

class PeopleViewController: UIViewController {
  var people: [NSManagedObject] = []  // R1 state-in-view

  func save(name: String) {
    guard let appDelegate = UIApplication.shared.delegate as? AppDelegate else { return }
    let managedContext = appDelegate.persistentContainer.viewContext
    let entity = NSEntityDescription.entity(forEntityName: "Person", in: managedContext)!
    let person = NSManagedObject(entity: entity, insertInto: managedContext)
    do {
      try managedContext.save()
      people.append(person)
    } catch {}
  }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
  lazy var persistentContainer = NSPersistentContainer(name: "People")
}
