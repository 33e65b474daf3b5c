// A router's path is presentation, the name in a text field is not.
import SwiftUI
struct Route: Hashable { let id: Int }
@Observable final class Navigator { var path: [Route] = []; var name = "" }  // R2 exposed-state
struct Shell: View {
  @Bindable var navigator: Navigator
  var body: some View {
    NavigationStack(path: $navigator.path) { Text("") }
      .renaming($navigator.name)  // R2 raw-write
  }
}
extension View {
  func renaming(_ name: Binding<String>) -> some View { overlay { TextField("", text: name) } }
}
