import Equivalence
import LessonScreens
import Lessons
import Renderer
import Specifications

/// One of the ways to write a lesson.
///
/// What works on any of them is a function that is generic over the screen: it takes `screen`.
package struct Variant<L: SpecifiedLesson>: Sendable {
  package typealias Screen = any LessonScreen<L>.Type
  package typealias Driver = any ModelDriver<L>.Type

  package let source: VariantSource
  package let summary: String
  package let screen: Screen
  /// Plays the lesson on its model alone; `nil` if the rules are the screen's.
  package let driver: Driver?
  /// What has to be as it is in the others: everything, unless it redraws as it chooses, which is then counted.
  package let comparison: Comparison
  /// The experiments that find no wrong cell.
  package let passes: Set<ExperimentKind>

  package var name: String { source.name }

  /// What can be compared of it and another one.
  package func comparison(with other: Variant) -> Comparison {
    comparison == .everything ? other.comparison : comparison
  }
}

extension LessonPair {
  static var worst: Variant<L> {
    Variant(
      source: .worst(of: L.self), summary: "no model: the state is in the views", screen: WorstScreen.self, driver: nil,
      comparison: .everything, passes: [])
  }

  static var separated: Variant<L> {
    Variant(
      source: .separated(of: L.self), summary: "the sealed model", screen: SeparatedScreen.self, driver: Driver.self,
      comparison: .everything, passes: Set(ExperimentKind.allCases))
  }

  /// Another way to write the lesson, in the folder of its name.
  static func design(
    _ name: String, _ summary: String, _ screen: Variant<L>.Screen, _ driver: Variant<L>.Driver? = nil,
    hasModel: Bool = true, comparing comparison: Comparison = .everything, passes: Set<ExperimentKind>
  ) -> Variant<L> {
    let words = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return Variant(
      source: VariantSource(
        lesson: self.name, name: name, folders: ["Sources/Designs/\(folder)/\(words.joined())"], hasModel: hasModel),
      summary: summary, screen: screen, driver: driver, comparison: comparison, passes: passes)
  }
}

extension LessonPair {
  /// The design that is there in every lesson.
  /// - Parameter passes: All experiments, unless a view is drawn for another reason and reads then what nobody told.
  static func observable(
    _ screen: Variant<L>.Screen, _ driver: Variant<L>.Driver, passes: Set<ExperimentKind> = Set(ExperimentKind.allCases)
  ) -> Variant<L> {
    design(
      VariantName.observable, "a sealed model that is observable; what reads it is drawn again by itself", screen,
      driver, comparing: .withoutRedraws, passes: passes)
  }
}

extension LessonPair {
  package static var folder: String { "\(L.self)" }

  /// What its variants are called, and where their sources are, in the order of `variants`.
  package static var sources: [VariantSource] { variants.map(\.source) }

  /// The two that the lesson is told with.
  package static var both: [VariantSource] { [.worst(of: L.self), .separated(of: L.self)] }

  /// Those of the two by two: sealed or not, told by hand or tracked.
  package static var cells: [VariantSource] {
    let names = [VariantName.worst, VariantName.trackedScreen, VariantName.separated, VariantName.observable]
    return sources.filter { names.contains($0.name) }
  }

  /// - Precondition: It is a variant of this lesson.
  package static func variant(_ source: VariantSource) -> Variant<L> {
    guard let variant = variants.first(where: { $0.source == source }) else {
      preconditionFailure("The lesson has such a variant (was \(source.name) of \(source.lesson))")
    }
    return variant
  }

  /// What a variant is compared with: Separated, which is compared with Worst itself.
  package static func reference(of variant: Variant<L>) -> Variant<L> {
    variant.source == separated.source ? worst : separated
  }
}
