import Fixture
import Foundation
import Testing

/// An agenda of the facilitator's page, by the words that the pages' minutes name it with.
enum Agenda: String, CaseIterable {
  case ninetyMinutes = "90 minutes"
  case halfADay = "half a day"
  case aDay = "a day"

  var total: Int {
    switch self {
    case .ninetyMinutes: 90
    case .halfADay: 210
    case .aDay: 420
    }
  }
}

@Suite struct `Agendas of the facilitator` {
  @Test(arguments: Agenda.allCases)
  func `add up`(agenda: Agenda) throws {
    let rows = try AgendaRow.all(of: agenda)
    var elapsed = 0
    for row in rows {
      #expect(row.start == "\(elapsed / 60):" + (elapsed % 60 < 10 ? "0" : "") + "\(elapsed % 60)", "\(row.text)")
      elapsed += row.minutes
    }
    #expect(elapsed == agenda.total)
  }

  @Test(arguments: Agenda.allCases)
  func `give each page the minutes that it asks for`(agenda: Agenda) throws {
    let rows = try AgendaRow.all(of: agenda)
    for page in Page.workshop {
      let given = rows.filter { $0.path == page.path }.map(\.minutes).reduce(0, +)
      #expect(given == (try page.minutes()[agenda.rawValue]), "\(page.path)")
    }
  }
}

/// A row `| 0:05 | 10 | [Play both](Workshop/2-PlayBoth.md) | … |`.
private struct AgendaRow {
  let text: String
  let start: String
  let minutes: Int
  /// The page that the row links to, if any.
  let path: String?

  /// The rows below the agenda's heading, which names its total: `## Half a day: 210 minutes`.
  static func all(of agenda: Agenda) throws -> [AgendaRow] {
    let sections = try Page(path: "Docs/Facilitator.md").sections()
    let suffix = agenda == .ninetyMinutes ? "" : ": \(agenda.total) minutes"
    let section = try #require(sections.first { $0.title.lowercased() == agenda.rawValue + suffix })
    return section.lines.compactMap(AgendaRow.init)
  }

  private init?(_ text: String) {
    let cells = text.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count > 3, let minutes = Int(cells[2]) else { return nil }
    (self.text, start, self.minutes) = (text, cells[1], minutes)
    path = cells[3].links().first.map { "Docs/" + $0 }
  }
}
