// Sprites that a rule counts and takes away, and a trail that is only shown.
// swift-format-ignore-file: NeverForceUnwrap
import SpriteKit
final class GameScene: SKScene {
  private var lives: [SKSpriteNode] = []  // R1 state-in-view
  private var enemies: [SKSpriteNode] = []  // R1 state-in-view
  private var trail: [SKSpriteNode] = []
  private let label = SKLabelNode()
  override func didMove(to view: SKView) {
    for _ in 0..<3 { lives.append(SKSpriteNode()) }
  }
  func loseLife() {
    lives.removeLast().removeFromParent()
    if lives.isEmpty { endGame() }
  }
  func spawn() { let enemy = SKSpriteNode(); addChild(enemy); enemies.append(enemy) }
  func hit(_ node: SKSpriteNode) {
    if let index = enemies.firstIndex(of: node) { enemies.remove(at: index); node.removeFromParent() }
  }
  override func update(_ time: TimeInterval) { if enemies.count > 9 { endGame() } }
  func mark() { let n = SKSpriteNode(); addChild(n); trail.append(n) }
  private var isOver = false  // R1 state-in-view
  func endGame() { if isOver { return }; isOver = true }
}
