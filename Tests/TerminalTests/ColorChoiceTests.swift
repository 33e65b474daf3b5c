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

@Test(arguments: [
  (["LC_CTYPE": "C", "LANG": "de_DE.UTF-8"], false), (["LC_ALL": "", "LC_CTYPE": "de_DE.utf8", "LANG": "C"], true),
])
func `characters beyond ASCII are used where the locale has them`(environment: [String: String], isUnicode: Bool) {
  #expect(isUnicodeLocale(environment: environment) == isUnicode)
}
