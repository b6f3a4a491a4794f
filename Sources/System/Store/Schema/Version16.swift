extension Schema {
  /// A version of the profile is named by its day, in the log of changes as well.
  ///
  /// A change that moved one to another day is of two versions now, and nothing up to there is undone.
  nonisolated static let version16 = """
    UPDATE OR REPLACE profiles SET id = version_id(from_day);

    CREATE TEMP TABLE versions AS
      SELECT seq, step, CAST(json_extract(before, '$.from_day') AS INTEGER) AS day_before,
        CAST(json_extract(after, '$.from_day') AS INTEGER) AS day_after
      FROM changes
      WHERE noun = 'profile' AND json_valid(ifnull(before, '{}')) AND json_valid(ifnull(after, '{}'));
    UPDATE changes
      SET id = version_id(ifnull(v.day_after, v.day_before)),
        before = iif(v.day_before IS NULL, before,
          json_set(before, '$.id', version_id(v.day_before))),
        after = iif(v.day_after IS NULL, after, json_set(after, '$.id', version_id(v.day_after)))
      FROM temp.versions AS v
      WHERE v.seq = changes.seq AND ifnull(v.day_after, v.day_before) IS NOT NULL;
    UPDATE steps SET state = 'cleared'
      WHERE kind = 'command'
        AND step <= (SELECT max(step) FROM temp.versions WHERE day_before <> day_after);
    DROP TABLE temp.versions;
    """
}
