/// The words by which `Showing` knows what only logs or ends, and what does more than show.
extension Showing {
  /// What an object of the platform that is not a view does: it stores, sends or announces.
  static let acts = """
    synchronize post dataTask uploadTask downloadTask upload download write save send requestAuthorization addOperation
    enqueue
    """.words
  /// Ways to another screen: what decides about them decides what happens next.
  static let ways = """
    performSegue present presentAsSheet pushViewController popViewController popToRootViewController setViewControllers
    showDetailViewController presentScene dismiss terminate runModal beginSheet beginSheetModal showWindow orderOut
    close performClose
    """.words
  static let removals =
    "removeFromSuperview removeFromSuperlayer removeFromParent removeArrangedSubview removeFromParentNode".words
  static let logs = """
    print NSLog os_log debugPrint dump log debug info notice warning error trace fault assert precondition
    assertionFailure fatalError invalidate cancel
    """.words
}
