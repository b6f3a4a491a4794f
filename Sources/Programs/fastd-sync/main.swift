import Carrier
import Glibc
import Host

// The wires; nothing is decided here.
umask(0o077)
let order = Order(CommandLine.arguments)
do throws(PlacesError) {
  let run = try Run()
  do throws(Refusal) {
    exit(try run.carryOut(order))
  } catch {
    Answer.refused(error)
    exit(1)
  }
} catch {
  Answer.complain(error.reason)
  exit(1)
}
