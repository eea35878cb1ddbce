-- By hand, like all of partitions, of which the schema generator knows nothing. A partitioned table has three kinds of parts:
--   …_first       what was there before it was partitioned, up to a day some weeks ahead
--   …_2026_11_30  a week, named after its Monday
--   …_default     what no part was made for; it is empty, but for moments at which clocks or the service stood still
-- Rows are read and written through the table alone, whose policies and grants hold; nobody is let at a part.
CREATE FUNCTION partitioned_tables() RETURNS TABLE (place integer, name text, key text, step text, kept interval)
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  VALUES
    (1, 'webhook_attempts', 'event_at', 'week', interval '90 days'),
    (2, 'webhook_deliveries', 'event_at', 'week', interval '90 days'),
    (3, 'outbound_events', 'created_at', 'week', interval '90 days')
$$;
--> statement-breakpoint
CREATE FUNCTION partitions_of(parent text) RETURNS TABLE (name text, lower timestamptz, upper timestamptz)
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp SET timezone = 'UTC' AS $$
  SELECT part.relname::text, coalesce(substring(bound FROM $part$FROM \('([^']+)'\)$part$)::timestamptz, '-infinity'),
    substring(bound FROM $part$TO \('([^']+)'\)$part$)::timestamptz
  FROM pg_inherits JOIN pg_class AS part ON part.oid = inhrelid, pg_get_expr(part.relpartbound, part.oid) AS bound
  WHERE inhparent = ('public.' || quote_ident(parent))::regclass AND bound <> 'DEFAULT'
$$;
--> statement-breakpoint
-- Makes one partition that is missing, up to four ahead, and says which; null when there is none. What lay in the default
-- one of that time moves in. Writers wait a moment at most.
CREATE FUNCTION make_partition() RETURNS text LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp SET timezone = 'UTC' SET lock_timeout = '300ms' AS $$
DECLARE
  one record;
  period interval;
  since timestamptz;
  part text;
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
    EXECUTE format('LOCK TABLE ONLY %I IN SHARE UPDATE EXCLUSIVE MODE', one.name);
    EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', one.name || '_default');
    EXECUTE format('CREATE TABLE public.%I (LIKE %I INCLUDING ALL)', part, one.name);
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', part);
    EXECUTE format(
      'WITH moved AS (DELETE FROM %1$I WHERE %2$I >= %3$L AND %2$I < %4$L RETURNING *) INSERT INTO %5$I SELECT * FROM moved',
      one.name || '_default', one.key, since, since + period, part);
    EXECUTE format(
      'ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', one.name, part, since, since + period);
    RETURN part;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Drops one partition all of whose rows are past their time, and says which; null when there is none. An event that is still
-- on its way keeps its week. Writers wait a moment at most.
CREATE FUNCTION drop_partition() RETURNS text LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp SET timezone = 'UTC' SET lock_timeout = '300ms' AS $$
DECLARE
  one record;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('partitions', 0));
  FOR one IN
    SELECT part.* FROM partitioned_tables() AS parent, partitions_of(parent.name) AS part
    WHERE part.upper <= now() - parent.kept ORDER BY part.upper, parent.place
  LOOP
    CONTINUE WHEN EXISTS (
      SELECT FROM webhook_deliveries WHERE event_at >= one.lower AND event_at < one.upper AND status = 'PENDING');
    EXECUTE format('DROP TABLE %I', one.name);
    RETURN one.name;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION partitioned_tables, partitions_of, make_partition, drop_partition FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION make_partition, drop_partition TO order_intake_system;
--> statement-breakpoint
-- Whoever could do something with a table, be it by an owner's own grant, can do it with the one that takes its place, and
-- nothing any more with what becomes the first part of that.
CREATE FUNCTION hand_over_access(source regclass, heir regclass) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  one record;
BEGIN
  FOR one IN
    SELECT privilege_type || coalesce(' (' || quote_ident(one_column) || ')', '') AS privilege, is_grantable,
      CASE grantee WHEN 0 THEN 'PUBLIC' ELSE grantee::regrole::text END AS grantee
    FROM pg_class CROSS JOIN LATERAL (
      SELECT NULL::name AS one_column, acl.* FROM aclexplode(relacl) AS acl
      UNION ALL SELECT attname, acl.* FROM pg_attribute, aclexplode(attacl) AS acl WHERE attrelid = pg_class.oid
    ) AS rights
    WHERE pg_class.oid = source AND rights.grantee <> relowner
  LOOP
    EXECUTE format('GRANT %s ON %s TO %s', one.privilege, heir, one.grantee)
      || CASE WHEN one.is_grantable THEN ' WITH GRANT OPTION' ELSE '' END;
    EXECUTE format('REVOKE %s ON %s FROM %s CASCADE', one.privilege, source, one.grantee);
  END LOOP;
  FOR one IN
    SELECT polname AS name, polpermissive, pg_get_expr(polqual, polrelid) AS qual,
      pg_get_expr(polwithcheck, polrelid) AS rule,
      CASE polcmd WHEN 'r' THEN 'SELECT' WHEN 'a' THEN 'INSERT' WHEN 'w' THEN 'UPDATE' WHEN 'd' THEN 'DELETE' ELSE 'ALL' END AS command,
      (SELECT string_agg(CASE role WHEN 0 THEN 'PUBLIC' ELSE role::regrole::text END, ', ') FROM unnest(polroles) AS role) AS roles
    FROM pg_policy WHERE polrelid = source
  LOOP
    EXECUTE format('CREATE POLICY %I ON %s AS %s FOR %s TO %s', one.name, heir,
      CASE WHEN one.polpermissive THEN 'PERMISSIVE' ELSE 'RESTRICTIVE' END, one.command, one.roles)
      || coalesce(' USING (' || one.qual || ')', '') || coalesce(' WITH CHECK (' || one.rule || ')', '');
    EXECUTE format('DROP POLICY %I ON %s', one.name, source);
  END LOOP;
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', heir);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', heir);
  EXECUTE format('ALTER TABLE %s NO FORCE ROW LEVEL SECURITY', source);
END $$;
--> statement-breakpoint
-- Makes a table's rows its first part, up to the day of the rule that 0054 added, which PostgreSQL then need not check again;
-- an empty table's ends before this week.
CREATE FUNCTION attach_first_partition(parent text, step text) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  is_empty boolean;
  bound timestamptz;
BEGIN
  EXECUTE format('CREATE TABLE public.%1$I PARTITION OF %2$I DEFAULT', parent || '_default', parent);
  EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', parent || '_default');
  EXECUTE format('SELECT NOT EXISTS (SELECT FROM %I)', parent || '_first') INTO is_empty;
  SELECT substring(pg_get_constraintdef(oid) FROM $rule$'([^']+)'$rule$) INTO STRICT bound FROM pg_constraint
  WHERE conrelid = ('public.' || quote_ident(parent || '_first'))::regclass AND conname = 'first_partition';
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', parent, parent || '_first',
    CASE WHEN is_empty THEN date_trunc(step, now()) ELSE bound END);
  EXECUTE format('ALTER TABLE %I DROP CONSTRAINT first_partition', parent || '_first');
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION hand_over_access, attach_first_partition FROM PUBLIC;
