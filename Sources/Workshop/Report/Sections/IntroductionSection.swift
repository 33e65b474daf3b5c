/// What the page shows, and how to read it: before everything else.
struct IntroductionSection {
  let lessons: Int

  var markup: Markup {
    """
    <section id="introduction">
    <h2>What this shows</h2>
    <p>Each of \(lessons) small apps is written twice: <b>Worst</b> has no model, <b>Separated</b> a sealed one that announces its changes. \
    Read the conclusion first, then a lesson: its player shows event by event what either variant does, and its sources stand side by side, \
    with a mark where a line breaks a rule.</p>
    </section>

    """
  }
}
