-- By hand, as 0056 and 0057 are. The months of the trail have no time after which they go: see drop_audit_partition.
CREATE OR REPLACE FUNCTION partitioned_tables() RETURNS TABLE (place integer, name text, key text, step text, kept interval)
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  VALUES
    (1, 'webhook_attempts', 'event_at', 'week', interval '90 days'),
    (2, 'webhook_deliveries', 'event_at', 'week', interval '90 days'),
    (3, 'outbound_events', 'created_at', 'week', interval '90 days'),
    (4, 'audit_events', 'created_at', 'month', NULL),
    (5, 'audit_links', 'event_at', 'month', NULL)
$$;
--> statement-breakpoint
-- As before, and a column that counts does so for the table as a whole.
CREATE OR REPLACE FUNCTION make_partition() RETURNS text LANGUAGE plpgsql SECURITY DEFINER
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
    EXECUTE format('CREATE TABLE public.%I (LIKE %I INCLUDING ALL EXCLUDING IDENTITY)', part, one.name);
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
-- Drops the oldest month of the trail with its part of the chain, if it is older than so many months, and says which; null when
-- there is none. Of each tenant it notes behind which link the chain goes on. Nobody can have a year or less of it dropped.
CREATE FUNCTION drop_audit_partition(months integer) RETURNS text LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp SET timezone = 'UTC' SET lock_timeout = '300ms' AS $$
DECLARE
  oldest record;
  links text;
BEGIN
  IF months IS NULL OR months < 12 THEN
    RAISE EXCEPTION 'the audit trail is kept for 12 months at least, not %', months;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('partitions', 0));
  SELECT * INTO oldest FROM partitions_of('audit_events')
  WHERE upper <= now() - make_interval(months => months) ORDER BY upper LIMIT 1;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  EXECUTE format('DROP TABLE %I', oldest.name);
  FOR links IN SELECT name FROM partitions_of('audit_links') WHERE upper <= oldest.upper ORDER BY upper LOOP
    -- The last link of each tenant, found by the key from one tenant to the next.
    EXECUTE format('
      WITH RECURSIVE last AS (
        (SELECT tenant_id, position, hash FROM %1$I ORDER BY tenant_id DESC, position DESC LIMIT 1)
        UNION ALL SELECT lower.* FROM last CROSS JOIN LATERAL (
          SELECT tenant_id, position, hash FROM %1$I WHERE tenant_id < last.tenant_id
          ORDER BY tenant_id DESC, position DESC LIMIT 1) AS lower
      )
      INSERT INTO audit_beginnings SELECT tenant_id, position, hash FROM last
      ON CONFLICT (tenant_id) DO UPDATE SET position = excluded.position, hash = excluded.hash
      WHERE audit_beginnings.position < excluded.position', links);
    EXECUTE format('DROP TABLE %I', links);
  END LOOP;
  RETURN oldest.name;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION drop_audit_partition FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION drop_audit_partition TO order_intake_system;
--> statement-breakpoint
-- Shorter than PostgreSQL waits before it looks for those who wait in a circle, and ends one of them: it is this that gives way.
SET LOCAL lock_timeout = '150ms';
--> statement-breakpoint
-- All that it takes, at once.
-- contract: for the moment of this transaction, in which no row is read
LOCK TABLE audit_events, audit_links IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
-- contract: for the moment of this transaction, in which no row is read
LOCK TABLE tenants IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- contract: a table of this name takes its place in the same transaction
ALTER TABLE audit_events RENAME TO audit_events_first;
--> statement-breakpoint
ALTER TABLE audit_events_first DROP CONSTRAINT audit_events_tenant_id_id_pk,
  ADD CONSTRAINT audit_events_first_pk PRIMARY KEY USING INDEX audit_events_first_pk;
--> statement-breakpoint
-- contract: an index, whose name nobody uses
ALTER INDEX audit_events_by_order RENAME TO audit_events_first_by_order;
--> statement-breakpoint
-- contract: an index, whose name nobody uses
ALTER INDEX audit_events_by_time RENAME TO audit_events_first_by_time;
--> statement-breakpoint
DROP TRIGGER audit_events_link ON audit_events_first;
--> statement-breakpoint
CREATE TABLE audit_events (LIKE audit_events_first INCLUDING DEFAULTS,
  CONSTRAINT audit_events_tenant_id_id_created_at_pk PRIMARY KEY (tenant_id, id, created_at),
  CONSTRAINT audit_events_tenant_id_tenants_id_fk FOREIGN KEY (tenant_id) REFERENCES tenants (id)
) PARTITION BY RANGE (created_at);
--> statement-breakpoint
-- contract: the order of writing is counted on from where it was, by the table that takes the place
DO $$
DECLARE
  next bigint := nextval(pg_get_serial_sequence('audit_events_first', 'sequence'));
BEGIN
  ALTER TABLE audit_events_first ALTER COLUMN sequence DROP IDENTITY;
  EXECUTE format('ALTER TABLE audit_events ALTER COLUMN sequence ADD GENERATED ALWAYS AS IDENTITY (START WITH %s)', next);
END $$;
--> statement-breakpoint
CREATE INDEX audit_events_by_order ON audit_events (tenant_id, order_id, sequence);
--> statement-breakpoint
CREATE INDEX audit_events_by_time ON audit_events (tenant_id, created_at DESC NULLS LAST);
--> statement-breakpoint
SELECT hand_over_access('audit_events_first', 'audit_events');
--> statement-breakpoint
-- contract: a table of this name takes its place in the same transaction
ALTER TABLE audit_links RENAME TO audit_links_first;
--> statement-breakpoint
ALTER TABLE audit_links_first DROP CONSTRAINT audit_links_tenant_id_position_pk, DROP CONSTRAINT audit_links_once,
  ADD CONSTRAINT audit_links_first_pk PRIMARY KEY USING INDEX audit_links_first_pk,
  ADD CONSTRAINT audit_links_first_once UNIQUE USING INDEX audit_links_first_once;
--> statement-breakpoint
CREATE TABLE audit_links (LIKE audit_links_first INCLUDING DEFAULTS,
  CONSTRAINT audit_links_tenant_id_position_event_at_pk PRIMARY KEY (tenant_id, position, event_at),
  CONSTRAINT audit_links_once UNIQUE (tenant_id, event_id, event_at),
  CONSTRAINT audit_links_tenant_id_tenants_id_fk FOREIGN KEY (tenant_id) REFERENCES tenants (id)
) PARTITION BY RANGE (event_at);
--> statement-breakpoint
SELECT hand_over_access('audit_links_first', 'audit_links');
--> statement-breakpoint
-- The same of the new table's rows; those of its parts are rows of it.
-- contract: nobody calls it with a row of the first part
DROP FUNCTION audit_hash(text, audit_events_first);
--> statement-breakpoint
CREATE FUNCTION audit_hash(previous text, event audit_events) RETURNS text
LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(
    previous, event.tenant_id, event.id, event.sequence, event.action, event.actor, event.request_id, event.address,
    event.order_id, event.subject_id, event.data, (extract(epoch FROM event.created_at) * 1000000)::bigint
  )::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION audit_hash FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION audit_hash TO order_intake_app;
--> statement-breakpoint
-- As before; it goes on behind the months that were dropped, and lays the link into the month of its event.
CREATE OR REPLACE FUNCTION link_audit_event() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  last record;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('audit chain ' || NEW.tenant_id, 0));
  SELECT position, hash INTO last FROM (
    (SELECT position, hash FROM public.audit_links WHERE tenant_id = NEW.tenant_id ORDER BY position DESC LIMIT 1)
    UNION ALL SELECT position, hash FROM public.audit_beginnings WHERE tenant_id = NEW.tenant_id
  ) AS ends ORDER BY position DESC LIMIT 1;
  INSERT INTO public.audit_links (tenant_id, position, event_id, hash, event_at)
  VALUES (NEW.tenant_id, coalesce(last.position, 0) + 1, NEW.id, public.audit_hash(coalesce(last.hash, ''), NEW), NEW.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audit_events_link AFTER INSERT ON audit_events
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION link_audit_event();
--> statement-breakpoint
SELECT attach_first_partition('audit_events', 'month');
--> statement-breakpoint
SELECT attach_first_partition('audit_links', 'month');
--> statement-breakpoint
-- For the months to come; later ones are made by the service.
SELECT make_partition() FROM generate_series(1, 25);
