@main
enum WorstMain {
  static func main() { print("Worst") }
}
