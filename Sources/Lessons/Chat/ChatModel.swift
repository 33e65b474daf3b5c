/// What a chat can be asked for.
package protocol ChatModel: LessonModel where Settings == NoSettings, SavedState == Conversation {
  /// Whether there is more in the text than spaces.
  func canSend(_ text: String) -> Bool

  /// Appends a message of your own, which is on its way to the server.
  /// - Precondition: The text can be sent.
  func send(_ text: String)

  /// The other side writes.
  func receive()

  /// Deletes a message of your own, by its index.
  func delete(_ index: Int)

  /// Renames a user, by the id; does nothing when the name is too long, or blank.
  func rename(_ user: Int, to name: String)

  /// The server has received what was sent.
  func deliver()
}
