// Bindings that end at a sheet through the program's own modifiers, and one that ends at an edit.
struct Item: Identifiable { let id: Int }
final class Router: ObservableObject {
  @Published var sheet: Item?
  @Published var alert: Item?
  @Published var edited: Item?  // R2 exposed-state
}
struct Root: View {
  @StateObject var router = Router()
  var body: some View {
    Text("a").withSheets(item: $router.sheet).alerts($router.alert).editing($router.edited)  // R2 raw-write
  }
}
import SwiftUI
extension View {
  func withSheets(item: Binding<Item?>) -> some View { sheet(item: item) { _ in Text("x") } }
  func alerts(_ shown: Binding<Item?>) -> some View { modifier(Alerts(shown: shown)) }
  func editing(_ item: Binding<Item?>) -> some View { background(Editor(item: item)) }
}
struct Alerts: ViewModifier {
  @Binding var shown: Item?
  func body(content: Content) -> some View { content.popover(item: $shown) { _ in Text("") } }
}
struct Editor: View { @Binding var item: Item?; var body: some View { Button("x") { item = Item(id: 3) } } }
