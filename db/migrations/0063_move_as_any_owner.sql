-- As before, for an owner whom row-level security binds too: what moves in comes when the part is attached. Attached with rows in it,
-- these would be checked against tables of which such an owner sees nothing. What triggers derive from a row is there already.
CREATE OR REPLACE FUNCTION make_partition() RETURNS text LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp SET timezone = 'UTC' SET lock_timeout = '300ms' AS $$
DECLARE
  one record;
  period interval;
  since timestamptz;
  part text;
  moving text;
  has_rows boolean;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('partitions', 0));
  FOR one IN SELECT * FROM partitioned_tables() ORDER BY place LOOP
    period := ('1 ' || one.step)::interval;
    EXECUTE format(
      'SELECT min(due) FROM (
         SELECT generate_series(date_trunc($1, now()), date_trunc($1, now()) + 4 * $2, $2) AS due
         UNION ALL SELECT date_trunc($1, %1$I) FROM %2$I WHERE %1$I < date_trunc($1, now()) + 4 * $2) AS wanted
       WHERE NOT EXISTS (SELECT FROM partitions_of($3) WHERE due >= lower AND due < upper)', one.key, one.name || '_default')
    INTO since USING one.step, period, one.name;
    CONTINUE WHEN since IS NULL;
    part := one.name || to_char(since, CASE one.step WHEN 'month' THEN '_YYYY_MM' ELSE '_YYYY_MM_DD' END);
    moving := one.name || '_moving';
    EXECUTE format('LOCK TABLE ONLY %I IN SHARE UPDATE EXCLUSIVE MODE', one.name);
    EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', one.name || '_default');
    EXECUTE format('CREATE TABLE public.%I (LIKE %I INCLUDING ALL EXCLUDING IDENTITY)', part, one.name);
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', part);
    EXECUTE format('SELECT EXISTS (SELECT FROM %1$I WHERE %2$I >= %3$L AND %2$I < %4$L)',
      one.name || '_default', one.key, since, since + period) INTO has_rows;
    IF has_rows THEN
      EXECUTE format('CREATE TABLE public.%I (LIKE %I)', moving, one.name);
      EXECUTE format(
        'WITH moved AS (DELETE FROM %1$I WHERE %2$I >= %3$L AND %2$I < %4$L RETURNING *) INSERT INTO %5$I SELECT * FROM moved',
        one.name || '_default', one.key, since, since + period, moving);
    END IF;
    EXECUTE format(
      'ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', one.name, part, since, since + period);
    IF has_rows THEN
      EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', part);
      EXECUTE format('INSERT INTO %I OVERRIDING SYSTEM VALUE SELECT * FROM %I', part, moving);
      EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', part);
      EXECUTE format('DROP TABLE %I', moving);
    END IF;
    RETURN part;
  END LOOP;
  RETURN NULL;
END $$;
