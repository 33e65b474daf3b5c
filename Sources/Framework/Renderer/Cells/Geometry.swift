/// A cell's place: columns to the right and rows down, both from zero.
public struct Point: Hashable, Sendable {
  /// Columns from the left.
  public var x: Int
  /// Rows from the top.
  public var y: Int

  /// A place; it may lie outside of every window.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A width in columns and a height in rows.
public struct Size: Hashable, Sendable, CustomStringConvertible {
  /// In columns.
  public var width: Int
  /// In rows.
  public var height: Int

  /// - Precondition: Neither is negative.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "A size is not negative (was \(width) x \(height))")
    self.width = width
    self.height = height
  }

  /// As messages write it: `80 x 24`.
  public var description: String { "\(width) x \(height)" }
}

/// A rectangle of cells; `maxX` and `maxY` are the first column and row that lie outside of it.
public struct Rect: Hashable, Sendable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// In columns; an empty rectangle may have a negative one.
  public var width: Int
  /// In rows; an empty rectangle may have a negative one.
  public var height: Int

  /// One row high unless more are asked for.
  public init(x: Int, y: Int, width: Int, height: Int = 1) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle of that size at the top left corner.
  public init(_ size: Size) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  /// The first column to the right of it.
  public var maxX: Int { x + width }
  /// The first row below it.
  public var maxY: Int { y + height }
  /// Whether it has no cell.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
  /// Its width and height, neither below zero.
  public var size: Size { Size(width: max(width, 0), height: max(height, 0)) }

  /// Whether the place is one of its cells.
  public func contains(_ point: Point) -> Bool { point.x >= x && point.x < maxX && point.y >= y && point.y < maxY }

  /// What both cover; empty when they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: max(min(maxX, other.maxX) - left, 0), height: max(min(maxY, other.maxY) - top, 0))
  }
}
