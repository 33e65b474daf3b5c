// A router's path and cover are presentation, the name in a text field is not.
import SwiftUI
struct Route: Hashable { let id: Int }
@Observable final class Navigator {
  var path: [Route] = []; var cover: Route?; var name = ""  // R2 exposed-state
}
struct Shell: View {
  @Bindable var navigator: Navigator
  var body: some View {
    NavigationStack(path: $navigator.path) { Text("") }.covering($navigator.cover) { r in Text("\(r.id)") }
      .renaming($navigator.name)  // R2 raw-write
  }
}
extension View {
  func covering<V: View>(_ route: Binding<Route?>, @ViewBuilder content: @escaping (Route) -> V) -> some View {
    fullScreenCover(item: route, content: content)
  }
  func renaming(_ name: Binding<String>) -> some View { overlay { TextField("", text: name) } }
}
