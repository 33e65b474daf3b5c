@main
enum SeparatedMain {
  static func main() { print("Separated") }
}
