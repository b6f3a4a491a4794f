/// How a carrier speaks to the daemon.
extension FastdSyncProtocolPage {
  static func interface(_ page: inout Mdoc) {
    page.section("INTERFACE")
    page.say(
      "A carrier uses the interface io.github.fastd.sync. fastd-varlink(7) has its full text, how to",
      "reach the daemon and what a call can hold. A digest is 32 hexadecimal digits.")
    page.list([
      (
        "Cm Have",
        "Says which device this is, and how far each log is here: the seq of its last operation, the digest up to it, the highest number of it that any device says it has seen (named), and how many of its operations are emptied."
      ),
      (
        "Cm Own",
        "Gives the operations of a device behind the number after, in order, at most limit of them and never more than 500; without device, those of this one. Each has its seq, its digest and its line, which is null if it was emptied. They end with a whole step, unless that has more of them than fit; then continues is true."
      ),
      (
        "Cm Take",
        "Takes such operations of another device, in order and without a gap, at most 500 at once. Those that are here already are compared and skipped. The answer says where the log ends now (seq), how many rows changed (changed) and how many are held that were not before (held). With continues, nothing is announced until the rest of the step has arrived."
      ),
      (
        "Cm Emptied",
        "Gives the numbers of a device's operations that are emptied, behind the number after, as ranges."
      ),
      (
        "Cm Rejoin",
        "Makes this machine go on as a new device. Its own operations behind the number common are written again as that device's, with their times; they begin with one that says what was known at common, with its clock. The old log goes up to common here, and its rest is to be taken as another device's."
      ),
      (
        "Cm Exchanged",
        "Tells fastd what an exchange came to, so that it can tell the person."
      ),
      ("Cm Carry", "Asks fastd to have operations exchanged soon."),
      ("Cm Rename", "Sets the name of a device, for all of them."),
      (
        "Cm Remove",
        "Says that a device has left; with isBack, that it has not. A device that has left writes nothing in a folder."
      ),
      (
        "Cm Machines",
        "Lists the devices, this one first: its name, how many operations of it are here, when it wrote the last one, by how much the common clock is ahead because of it, whether it has left, and how many of its operations wait for a later version. Also says through which folder and which hub operations are exchanged, and what the last exchange came to."
      ),
      (
        "Cm Conflicts",
        "Lists what there is to decide, and safety comes first. Conflicts in which only weak operations lost are counted in repeats, and listed only with all."
      ),
      (
        "Cm Resolve",
        "Decides one of them: keep leaves what is in force, take chooses the value of another machine, or the held row in place of the one that stands. A held row cannot be kept as it is (HeldEntry)."
      ),
    ])
    refusals(&page)
  }

  private static func refusals(_ page: inout Mdoc) {
    page.subsection("Refused lines")
    page.say(
      "Take stops at the first line that it refuses, and takes nothing behind it until that line is",
      "right. Its answer has the seq of the line and a reason:")
    page.list([
      (
        "Em line",
        "Longer than 65536 bytes, or not exactly in the form of an operation. Only within sets and within prev is the order of the members free."
      ),
      (
        "Em device",
        "From another device than that of the log, or from this machine itself; or an id of a device that cannot be one."
      ),
      ("Em digest", "Not what the line and the log before it come to."),
      ("Em fork", "Another operation has that number here."),
      ("Em number", "v, seq or step is out of range."),
      ("Em clock", "clock or at is out of range."),
      (
        "Em text",
        "verb, actor, noun or id is longer than 256 bytes or has control characters, id cannot be that of such a row, or a text in sets has a NUL character."
      ),
      ("Em gap", "An operation before it is missing."),
      ("Em devices", "Too many devices are known already."),
    ])
  }

  /// The first operation of a log, broken to fit on a page, and its digest.
  static let example = (
    line: [
      #"{"v":1,"device":"c3k7w1z9q5r2x8m4c6s0v3t1dy","seq":1,"#,
      #""clock":[1772452800000,0],"at":1772452800000,"step":1,"#,
      #""kind":"do","verb":"seen","actor":"fastd","noun":"device","#,
      #""id":"c3k7w1z9q5r2x8m4c6s0v3t1dy","sets":{"name":"desktop"},"#,
      #""prev":{"name":null},"salt":5577006791947779410}"#,
    ], digest: "ee3ebc3f956d754e15ee09e5f5c68e6d"
  )

  static func round(_ page: inout Mdoc) {
    page.section("EXAMPLE")
    page.say(
      "A round of a carrier between this machine and a place that keeps the logs of all machines. It",
      "needs no memory of its own and can break off anywhere, because each round begins with Have:")
    page.list([
      ("1.", "Call Have. It says where each log ends here."),
      ("2.", "Find out where each log ends in that place."),
      (
        "3.",
        "If the log of this machine ends there earlier, call Own with that end as after, and bring the lines with their digests there. Repeat it with the last seq until no line comes any more."
      ),
      (
        "4.",
        "For each other log that goes further there than here, fetch what is behind the end here, and call Take with as many lines as fit, again and again from the seq that it answers. Operations of the same step belong together: if the lines break off within a step, set continues."
      ),
      (
        "5.",
        "If Take refuses a line, leave that log for this round, tell the person why, and go on with the next one. If it says that something changed, Conflicts says what there is to decide."
      ),
    ])
    calls(&page)
  }

  private static func calls(_ page: inout Mdoc) {
    page.paragraph("The same with varlinkctl:")
    page.literal(
      #"""
      S=unix:$XDG_RUNTIME_DIR/fastd/control.sock
      I=io.github.fastd.sync
      varlinkctl call $S $I.Have '{}'
      varlinkctl call $S $I.Own '{"after":412,"limit":500}'
      varlinkctl call $S $I.Take "$(cat lines.json)"
      varlinkctl call $S $I.Conflicts '{}'
      """#)
    page.paragraph("The first line of a log, broken here to fit:")
    page.literal(example.line.joined(separator: "\n"))
    page.paragraph(
      "Its digest, which is that of its bytes alone, since no operation stands before it:")
    page.literal(example.digest)
    page.paragraph("In lines.json, that line and its digest stand in their places:")
    page.literal(
      #"""
      {"device":"c3k7w1z9q5r2x8m4c6s0v3t1dy",
      "entries":[{"seq":1,"digest":"...","line":"..."}]}
      """#)
  }
}
