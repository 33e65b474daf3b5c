import ChatObservableModel
import Lessons
import MinesCallingModel
import MinesDrawingModel
import MinesObservableModel
import MinesOneWay
import MinesViewState
import NotesObservableModel
import PromotionsObservableModel
import ToDoObservableModel

// The models that know the rules, and so can be played without a screen.

extension MinesCallingModel.Game: MinesModel {}

extension MinesDrawingModel.Game: MinesModel {}

extension MinesObservableModel.Game: MinesModel {}

extension MinesViewState.Game: MinesModel {}

extension MinesOneWay.Store: MinesModel {
  package convenience init(settings: MinesSettings, seed: UInt64) {
    self.init(state: MinesState(flagMode: false, game: GameState(settings: settings, seed: seed)))
  }

  package convenience init(state: GameState) { self.init(state: MinesState(flagMode: false, game: state)) }

  package func tapSquare(_ index: Int, flagMode: Bool) {
    send(.setFlagMode(flagMode))
    send(.tapSquare(index))
  }

  package func newMineField() { send(.newMineField) }

  package var savedState: GameState { state.game }
}

extension PromotionsObservableModel.Shop: PromotionsModel {
  package convenience init(settings: NoSettings, seed: UInt64) { self.init(state: .start) }

  package var bestDiscount: PromotionRecord? { calculator.best(.discount, for: order.amount) }
  package var price: Int { calculator.price(of: order.amount) }
  private var calculator: PromotionCalculator { PromotionCalculator(store: store, today: order.today) }

  package func addPromotion() { store.addPromotion(on: order.today) }
  package func removePromotion(_ index: Int) { store.removePromotion(index) }

  package func setRule(_ promotionType: PromotionType, _ discountType: DiscountType, of index: Int) {
    store.setRule(promotionType, discountType, of: index)
  }

  package func toggleActive(_ index: Int) { store.toggleActive(index) }
  package func toggleStackable(_ index: Int) { store.toggleStackable(index) }
  package func stepDiscount(of index: Int, by steps: Int) { store.stepDiscount(of: index, by: steps) }
  package func stepThreshold(of index: Int, by steps: Int) { store.stepThreshold(of: index, by: steps) }
  package func stepStart(of index: Int, by days: Int) { store.stepStart(of: index, by: days) }
  package func stepEnd(of index: Int, by days: Int) { store.stepEnd(of: index, by: days) }

  package func stepAmount(by steps: Int) { order.stepAmount(by: steps) }
  package func stepToday(by days: Int) { order.stepToday(by: days) }

  package func reload() { request.load(into: store) }
  package func save() { request.save(store) }
  package func toggleOffline() { server.toggleOffline() }
  package func tick() { server.tick() }
}

extension ToDoObservableModel.ToDoStore: ToDoModel {
  package convenience init(settings: ToDoSettings, seed: UInt64) { self.init(capacity: settings.capacity) }
}

extension NotesObservableModel.Notebook: NotesModel {
  package convenience init(settings: NoSettings, seed: UInt64) { self.init() }
  package convenience init(state: [String]) { self.init(savedState: state) }

  package func replaceText(of index: Int, with text: String) { notes[index].replaceText(with: text) }
}

extension ChatObservableModel.ChatContext: ChatModel {
  package convenience init(settings: NoSettings, seed: UInt64) { self.init(.start) }
  package convenience init(state: Conversation) { self.init(state) }

  package func canSend(_ text: String) -> Bool { businessObject.canSend(text) }
  package func send(_ text: String) { businessObject.send(text) }
  package func receive() { businessObject.receive() }
  package func delete(_ index: Int) { businessObject.delete(index) }
  package func rename(_ user: Int, to name: String) { businessObject.rename(dataHandler.user(user), to: name) }
  package func deliver() { businessObject.deliver() }

  package var savedState: Conversation { dataHandler.savedState }
}
