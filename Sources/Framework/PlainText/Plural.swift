/// A number, and what is said of one or of any other number: `1 patch stopped`, `2 patches stopped`.
package func plural(_ number: Int, one: String, other: String) -> String { "\(number) \(number == 1 ? one : other)" }
