-- Shorter than PostgreSQL waits before it looks for those who wait in a circle, and ends one of them: it is this that gives way.
SET LOCAL lock_timeout = '150ms';
--> statement-breakpoint
-- What there is will be the first partition, and this rule, checked by the next migration, spares that step the reading of all
-- rows under a lock. Four weeks at least are left for the three migrations that come: until they are in, nothing later is taken.
-- contract: only adds a rule that no row breaks; a plain statement could not reckon the day
DO $$
DECLARE
  bound timestamptz := (date_trunc('week', now() AT TIME ZONE 'UTC') + interval '5 weeks') AT TIME ZONE 'UTC';
BEGIN
  EXECUTE format('ALTER TABLE outbound_events ADD CONSTRAINT first_partition CHECK (created_at < %L) NOT VALID', bound);
  EXECUTE format('ALTER TABLE webhook_deliveries ADD CONSTRAINT first_partition CHECK (event_at < %L) NOT VALID', bound);
  EXECUTE format('ALTER TABLE webhook_attempts ADD CONSTRAINT first_partition CHECK (event_at < %L) NOT VALID', bound);
END $$;
