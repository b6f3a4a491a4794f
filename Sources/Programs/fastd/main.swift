import Loop

// The wires; nothing is decided here.
Options.parse(CommandLine.arguments)
let journal = Options.journal()
let machine = Machine(journal: journal)
machine.start()
Executor.run()
