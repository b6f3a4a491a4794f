import Host
import Loop

// The wires; nothing is decided here.
StandardStreams.fill()
Options.parse(CommandLine.arguments)
Footprint.shareHeap()
let journal = Options.journal()
let wiring = Wiring(journal: journal)
wiring.start()
Executor.run()
