import Lessons
import SeparatedModel

extension Game: MinesModel {}
