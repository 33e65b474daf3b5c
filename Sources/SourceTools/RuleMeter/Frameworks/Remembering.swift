/// Framework objects that remember something behind a type of the program, and the calls that change it.
enum Remembering {
  private static let types: Set<String> = [
    "AVPlayer", "AVQueuePlayer", "AVAudioPlayer", "AVAudioEngine", "AVAudioRecorder", "AVAudioPlayerNode",
    "AVSpeechSynthesizer", "AVCaptureSession", "MPMusicPlayerController", "NSManagedObjectContext", "ModelContext",
    "NSPersistentContainer", "UserDefaults", "NSUbiquitousKeyValueStore", "WCSession", "MCSession", "CLLocationManager",
    "CKDatabase", "EKEventStore", "HKHealthStore", "SKPaymentQueue", "UNUserNotificationCenter", "NWConnection",
    "URLSessionWebSocketTask", "CBPeripheral", "CBCentralManager", "CNSaveRequest", "FileManager",
  ]
  private static let verbs = """
    play pause stop save send insert delete set removeObject setValue record speak stopSpeaking seek replaceCurrentItem
    sendMessage startUpdatingLocation stopUpdatingLocation startRunning stopRunning add removeItem createDirectory
    moveItem copyItem rollback undo execute deleteRecord requestAlwaysAuthorization writeValue connect scheduleBuffer
    removePendingNotificationRequests
    """.words

  /// Whether a call changes what a framework object remembers: it plays, saves, sends.
  static func changes(_ call: CallSite) -> Bool {
    guard call.callees.isEmpty, !call.isConstruction, let name = call.receiver.name else { return false }
    return verbs.contains(call.name) && types.contains(name)
  }
}
