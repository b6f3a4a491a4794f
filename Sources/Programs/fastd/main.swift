import Host
import Loop

// The wires; nothing is decided here.
StandardStreams.fill()
Options.parse(CommandLine.arguments)
Footprint.shareHeap()
let journal = Options.journal()
let machine = Machine(journal: journal)
machine.start()
Executor.run()
