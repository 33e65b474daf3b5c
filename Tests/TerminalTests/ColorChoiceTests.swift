import Terminal
import Testing

@Test(
  arguments: [
    (ColorChoice.auto, [:], true), (.auto, ["NO_COLOR": "1"], false), (.auto, ["NO_COLOR": ""], true),
    (.always, ["NO_COLOR": "1"], true), (.never, [:], false),
  ] as [(ColorChoice, [String: String], Bool)])
func `colour is used unless it is refused`(choice: ColorChoice, environment: [String: String], usesColor: Bool) {
  #expect(choice.usesColor(environment: environment) == usesColor)
}
