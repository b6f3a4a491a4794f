import Nouns
import Rules
import Wire

extension Keeper {
  func checkedOperations() throws(CallFault) -> CheckedOperations {
    let check = try read(try ports.operations.check())
    return CheckedOperations(
      operations: Int64(check.operations), devices: Int64(check.devices),
      differing: check.differing.prefix(CheckedOperations.mostNamed).map { "\($0.noun) \($0.id)" },
      altered: check.altered.prefix(CheckedOperations.mostNamed).map { "\($0.device) \($0.seq)" })
  }
}
