// A plain value handed down as a binding, and a binding made of a part of it.

struct DailyScrum: Identifiable, Codable { var lengthInMinutes: Int }

struct DetailEditView: View {
  @Binding var scrum: DailyScrum

  private var length: Binding<Double> {
    Binding {
      Double(scrum.lengthInMinutes)
    } set: {
      scrum.lengthInMinutes = Int($0)  // R2 raw-write
    }
  }
}
