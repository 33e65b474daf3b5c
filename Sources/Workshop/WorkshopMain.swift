@main
enum WorkshopMain {
  static func main() { WorkshopCommand.main() }
}
