import UIKit

class ArticleController: UIViewController {
  // view state: how far this reader has scrolled
  var firstParagraph = 0

  @objc func next() { firstParagraph += 1 }
}
