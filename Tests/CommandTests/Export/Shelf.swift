import TestProcesses
import TestSupport
import Testing
import Time

extension Person {
  /// So many finished fasts, a day apart, put into the database while nobody has it open.
  func keep(fasts count: Int) throws {
    try tamper(
      """
      WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < \(count - 1))
      INSERT INTO fasts (id, start_ms, start_offset, start_zone, start_day, end_ms, end_offset,
        end_zone, end_day, goal_ms, schedule, note, cancelled, completed)
      SELECT 'a' || printf('%025d', i), i * 90000000, 3600, 'Europe/Berlin',
        (i * 90000000 + 3600000) / 86400000, i * 90000000 + 61200000, 3600, 'Europe/Berlin',
        (i * 90000000 + 64800000) / 86400000, 57600000, '16:8',
        'The note of number ' || i, 0, 1 FROM n
      """)
  }

  /// What fastctl of this person did.
  @discardableResult
  func fastctl(_ words: String..., with more: [String: String] = [:]) throws -> Run {
    try Run(words, in: home, environment.merging(more) { $1 })
  }

  /// Of the built fastctl, in kB, whatever started it.
  func peakMemory(of words: String...) throws -> Int {
    let program = """
      import resource, subprocess, sys
      subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
      print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
      """
    let said = try Oracle.python(
      program, arguments: [builtProgram("fastctl")] + words, environment: environment)
    return try #require(Int(said.dropLast()))
  }
}
