@main
enum WorkshopMain {
  static func main() { print("Workshop") }
}
