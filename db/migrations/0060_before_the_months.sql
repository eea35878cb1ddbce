-- Shorter than PostgreSQL waits before it looks for those who wait in a circle, and ends one of them: it is this that gives way.
SET LOCAL lock_timeout = '150ms';
--> statement-breakpoint
-- As 0054 does for events; four weeks at least are left for the two migrations that come.
-- contract: only adds a rule that no row breaks; a plain statement could not reckon the day
DO $$
DECLARE
  bound timestamptz := (date_trunc('month', now() AT TIME ZONE 'UTC') + interval '2 months') AT TIME ZONE 'UTC';
BEGIN
  EXECUTE format('ALTER TABLE audit_events ADD CONSTRAINT first_partition CHECK (created_at < %L) NOT VALID', bound);
  EXECUTE format('ALTER TABLE audit_links ADD CONSTRAINT first_partition CHECK (event_at < %L) NOT VALID', bound);
END $$;
