// Sprites that a rule counts and takes away.
final class GameScene: SKScene {
  private var lives: [SKSpriteNode] = []  // R1 state-in-view
  private var enemies: [SKSpriteNode] = []  // R1 state-in-view
  func loseLife() { lives.removeLast().removeFromParent() }
  func hit(_ node: SKSpriteNode) {
    if let index = enemies.firstIndex(of: node) { enemies.remove(at: index); node.removeFromParent() }
  }
  override func update(_ time: TimeInterval) { if enemies.count > 9 { endGame() } }
  private var isOver = false  // R1 state-in-view
  func endGame() { if isOver { return }; isOver = true }
}
