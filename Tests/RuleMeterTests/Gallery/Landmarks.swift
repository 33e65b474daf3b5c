// An observable model in the environment, a favourite button by binding, a profile edited as a draft.
// swift-format-ignore-file: NeverForceUnwrap, OneVariableDeclarationPerLine
import CoreLocation
import MapKit
import Observation
import SwiftUI

struct Landmark: Hashable, Codable, Identifiable {
  var id: Int
  var name: String
  var isFavorite: Bool
  var isFeatured: Bool
  private var imageName: String
  var image: Image { Image(imageName) }  // R1 view-in-model, R1 view-in-model
  private var coordinates: Coordinates

  struct Coordinates: Hashable, Codable {
    var latitude: Double
    var longitude: Double
  }
}

struct Profile {
  var username: String
  var prefersNotifications = true
  var seasonalPhoto = Season.winter
  var goalDate = Date()

  static let `default` = Profile(username: "g_kumar")

  enum Season: String, CaseIterable, Identifiable {
    case spring = "🌷"
    case winter = "☃️"
    var id: String { rawValue }
  }
}

@Observable
class ModelData {
  var landmarks: [Landmark] = load("landmarkData.json")  // R2 exposed-state
  var profile = Profile.default  // R2 exposed-state

  var features: [Landmark] { landmarks.filter { $0.isFeatured } }
}

func load<T: Decodable>(_ filename: String) -> T {
  guard let file = Bundle.main.url(forResource: filename, withExtension: nil),
    let data = try? Data(contentsOf: file), let value = try? JSONDecoder().decode(T.self, from: data)
  else { fatalError("Couldn't load \(filename)") }
  return value
}

@main
struct LandmarksApp: App {
  @State private var modelData = ModelData()

  var body: some Scene {
    WindowGroup { ContentView().environment(modelData) }
  }
}

struct ContentView: View {
  @State private var selection: Tab = .featured

  enum Tab { case featured, list }

  var body: some View {
    TabView(selection: $selection) {
      CategoryHome().tag(Tab.featured)
      LandmarkList().tag(Tab.list)
    }
  }
}

struct FavoriteButton: View {
  @Binding var isSet: Bool

  var body: some View {
    Button {
      isSet.toggle()
    } label: {
      Label("Toggle Favorite", systemImage: isSet ? "star.fill" : "star")
    }
  }
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

struct LandmarkList: View {
  @Environment(ModelData.self) var modelData
  @State private var showFavoritesOnly = false

  var filteredLandmarks: [Landmark] {
    modelData.landmarks.filter { !showFavoritesOnly || $0.isFavorite }
  }

  var body: some View {
    NavigationSplitView {
      List {
        Toggle(isOn: $showFavoritesOnly) { Text("Favorites only") }
        ForEach(filteredLandmarks) { landmark in
          NavigationLink {
            LandmarkDetail(landmark: landmark)
          } label: {
            Text(landmark.name)
          }
        }
      }
    } detail: {
      Text("Select a Landmark")
    }
  }
}

struct CategoryHome: View {
  @Environment(ModelData.self) var modelData
  @State private var showingProfile = false

  var body: some View {
    List(modelData.features) { Text($0.name) }
      .toolbar { Button("Profile") { showingProfile.toggle() } }
      .sheet(isPresented: $showingProfile) { ProfileHost().environment(modelData) }
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

  var dateRange: ClosedRange<Date> { Date()...profile.goalDate.addingTimeInterval(1000) }

  var body: some View {
    List {
      TextField("Username", text: $profile.username)  // R2 raw-write
      Toggle(isOn: $profile.prefersNotifications) { Text("Enable Notifications") }  // R2 raw-write
      Picker("Seasonal Photo", selection: $profile.seasonalPhoto) {  // R2 raw-write
        ForEach(Profile.Season.allCases) { Text($0.rawValue).tag($0) }
      }
      DatePicker(selection: $profile.goalDate, in: dateRange) { Text("Goal Date") }  // R2 raw-write
    }
  }
}
