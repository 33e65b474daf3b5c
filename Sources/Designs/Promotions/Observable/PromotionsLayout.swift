import Renderer

/// Where the views of the screen are.
struct PromotionsLayout {
  private static let half = 19

  let size = Size(width: 38, height: 20)

  let title = Rect(x: 0, y: 0, width: 12)
  let message = Rect(x: 12, y: 0, width: 26)

  let add = Rect(x: 0, y: 7, width: 10)
  let remove = Rect(x: half, y: 7, width: 14)

  let active = Rect(x: 0, y: 10, width: half)
  let stackable = Rect(x: half, y: 10, width: half)
  let discount = Rect(x: 1, y: 11, width: 18)
  let threshold = Rect(x: 1, y: 12, width: 18)
  let start = Rect(x: 1, y: 13, width: 9)
  let end = Rect(x: 20, y: 13, width: 7)

  let banner = Rect(x: 1, y: 15, width: 37)
  let amount = Rect(x: 1, y: 16, width: 18)
  let today = Rect(x: 1, y: 17, width: 18)
  let order = Rect(x: 1, y: 18, width: 37)

  let reload = Rect(x: 0, y: 19, width: 12)
  let save = Rect(x: 14, y: 19, width: 10)
  let offline = Rect(x: 25, y: 19, width: 13)

  /// A row of the list, from zero.
  func promotion(_ index: Int) -> Rect { Rect(x: 0, y: 1 + index, width: size.width) }

  /// A radio button, from one: the rates above the coupons.
  func rule(_ number: Int) -> Rect {
    let index = number - 1
    return Rect(x: index / 2 * PromotionsLayout.half, y: 8 + index % 2, width: PromotionsLayout.half)
  }
}
