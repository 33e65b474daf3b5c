// An observable model in the environment, a favourite button by binding, a profile edited as a draft.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine
import SwiftUI

struct Landmark: Hashable, Codable, Identifiable {
  var id: Int
  var name: String
  var isFavorite: Bool
  private var imageName: String
  var image: Image { Image(imageName) }  // R1 view-in-model, R1 view-in-model
}

struct Profile {
  var username: String

  static let `default` = Profile(username: "g_kumar")
}

@Observable
class ModelData {
  var landmarks: [Landmark] = load("landmarkData.json")  // R2 exposed-state
  var profile = Profile.default  // R2 exposed-state
}

func load<T: Decodable>(_ filename: String) -> T {
  guard let file = Bundle.main.url(forResource: filename, withExtension: nil),
    let data = try? Data(contentsOf: file), let value = try? JSONDecoder().decode(T.self, from: data)
  else { fatalError("Couldn't load \(filename)") }
  return value
}

struct FavoriteButton: View {
  @Binding var isSet: Bool
  var body: some View { EmptyView() }
}

struct LandmarkDetail: View {
  @Environment(ModelData.self) var modelData
  var landmark: Landmark

  var landmarkIndex: Int { modelData.landmarks.firstIndex(where: { $0.id == landmark.id })! }

  var body: some View {
    @Bindable var modelData = modelData
    ScrollView {
      HStack {
        Text(landmark.name).font(.title)
        FavoriteButton(isSet: $modelData.landmarks[landmarkIndex].isFavorite)  // R2 raw-write
      }
    }
  }
}

struct ProfileHost: View {
  @Environment(\.editMode) var editMode
  @Environment(ModelData.self) var modelData
  @State private var draftProfile = Profile.default  // R1 state-in-view

  var body: some View {
    VStack {
      if editMode?.wrappedValue == .active {
        Button("Cancel", role: .cancel) {
          draftProfile = modelData.profile
          editMode?.animation().wrappedValue = .inactive
        }
      }
      if editMode?.wrappedValue == .inactive {
        Text(modelData.profile.username)
      } else {
        ProfileEditor(profile: $draftProfile)
          .onAppear { draftProfile = modelData.profile }
          .onDisappear { modelData.profile = draftProfile }  // R2 raw-write
      }
    }
  }
}

struct ProfileEditor: View {
  @Binding var profile: Profile
  var body: some View { EmptyView() }
}
