extension Schema {
  /// The end of the operations, so that it is seen where they are cut off; a version before this one would not
  /// write it down.
  nonisolated static let version13 = """
    CREATE TEMP TABLE latest AS
      SELECT op, digest FROM ops WHERE op / (1 << 40) IN (
        SELECT device FROM devices JOIN meta ON key = 'machine' AND value = id)
      ORDER BY op DESC LIMIT 1;
    INSERT OR REPLACE INTO meta (key, value) SELECT 'last_op', op FROM latest;
    INSERT OR REPLACE INTO meta (key, value) SELECT 'last_digest', digest FROM latest;
    DROP TABLE latest;
    """
}
