// fuzz frames|calls|json|templates|links|values|meals [--count N] [--seed S]:
// what peers send and people type must never do harm.
import Glibc

func option(_ name: String) -> UInt64? {
  guard let index = CommandLine.arguments.firstIndex(of: name),
    index + 1 < CommandLine.arguments.count
  else { return nil }
  return UInt64(CommandLine.arguments[index + 1])
}

guard CommandLine.arguments.count > 1, let fuzzer = Fuzzer(rawValue: CommandLine.arguments[1])
else {
  print("usage: fuzz frames|calls|json|templates|links|values|meals [--count N] [--seed S]")
  exit(2)
}
let count = Int(clamping: option("--count") ?? 1_000_000)
let seed = option("--seed") ?? UInt64.random(in: 0...UInt64(UInt32.max))
print("\(fuzzer.rawValue): \(count) inputs from seed \(seed)")
if let broken = fuzzer.run(count: count, seed: seed) {
  print(broken)
  exit(1)
}
