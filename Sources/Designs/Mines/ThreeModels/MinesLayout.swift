import Renderer

/// Where the views of the screen are.
struct MinesLayout {
  private static let narrowest = 38
  private static let firstRow = 3

  let width: Int
  let height: Int

  var size: Size {
    Size(width: max(MinesLayout.narrowest, width * SquareView.width), height: lastRow + 1)
  }

  var title: Rect { Rect(x: 0, y: 0, width: size.width) }
  var remaining: Rect { Rect(x: 0, y: 1, width: size.width) }
  var flag: Rect { Rect(x: 3, y: lastRow, width: 18) }
  var new: Rect { Rect(x: 25, y: lastRow, width: 9) }

  /// Row by row, in the middle of the window.
  var squares: [Rect] {
    let left = (size.width - width * SquareView.width) / 2
    return (0..<width * height).map { index in
      Rect(
        x: left + index % width * SquareView.width, y: MinesLayout.firstRow + index / width, width: SquareView.width)
    }
  }

  private var lastRow: Int { MinesLayout.firstRow + height + 1 }
}
